import { randomUUID } from 'node:crypto'
import { uuidv7 } from 'uuidv7'
import type { WishlistInvite, WishlistRight } from '#contract/generated/types.ts'
import { customerOf, type Identity } from '#engine/call/caller.ts'
import type { Transaction } from '#engine/db/database.ts'
import { isUuid } from '#lib/uuid.ts'
import { findPlaced } from '../entries/entries.repository.ts'
import type { EntryChange } from '../entries/entry-changes.ts'
import { checkedText, checkRoomForList } from '../lists/list-changes.ts'
import { countMembers, deleteMember, findRight, lockLists, saveMember } from '../lists/lists.repository.ts'
import { lockOne, Refusal } from '../rights/list-access.ts'
import { givenRights, isGivenRight, isHigher, may, mayGive, type Right } from '../rights/rights.rules.ts'
import { wishlistLimits } from '../wishlists.rules.ts'
import type { InviteTokens } from './invite-token.ts'
import {
  countComments,
  deleteComment,
  deleteInvites,
  ensureInvite,
  findCommentAuthor,
  findInvite,
  insertComment,
} from './sharing.repository.ts'

/** Path of an invitation link; the page reads the token from it. */
const invitePath = (token: string): string => `/myaccount/wishlist?invite=${token}`

/** The right of another member; the caller holds the list's lock. */
const rightOfMember = async (trx: Transaction, listId: string, userId: string): Promise<Right> => {
  const right = isUuid(userId) ? await findRight(trx, listId, userId) : null
  if (right === null) throw new Refusal('member')
  return right
}

const addComment = async (
  trx: Transaction,
  identity: Identity,
  { ref, positionId, comment }: { ref: string; positionId: string | null; comment: string },
): Promise<EntryChange> => {
  const customerId = customerOf(identity)
  const list = await lockOne(trx, identity, ref, 'comment')
  const text = checkedText(comment, 'comment')
  const entryId = positionId?.toLowerCase() ?? null
  if (entryId !== null) {
    const rows = await findPlaced(trx, list.id)
    if (!rows.some(({ id, isRemoved }) => id === entryId && !isRemoved)) throw new Refusal('entry')
  }
  if ((await countComments(trx, list.id)) >= wishlistLimits.comments)
    throw new Refusal('comments', { most: wishlistLimits.comments })
  await insertComment(trx, { id: uuidv7(), wishlistId: list.id, entryId, customerId, comment: text })
  return { listId: list.id, entryId }
}

/** A comment may be removed by its author and by members who manage the list. */
const removeComment = async (
  trx: Transaction,
  identity: Identity,
  { ref, commentId }: { ref: string; commentId: string },
): Promise<EntryChange> => {
  const customerId = customerOf(identity)
  const list = await lockOne(trx, identity, ref, 'comment')
  const author = isUuid(commentId) ? await findCommentAuthor(trx, list.id, commentId) : null
  if (author === null) throw new Refusal('comment')
  if (author !== customerId && !may(list.right, 'deleteAnyComment')) throw new Refusal('right')
  await deleteComment(trx, commentId)
  return { listId: list.id, entryId: null }
}

/** The link of a level: the same one until it is withdrawn. */
const invite = async (
  trx: Transaction,
  identity: Identity,
  { ref, right }: { ref: string; right: WishlistRight },
  tokens: InviteTokens,
): Promise<WishlistInvite> => {
  const list = await lockOne(trx, identity, ref, 'manageMembers')
  if (!mayGive(list.right, right)) throw new Refusal('right')
  const id = await ensureInvite(trx, { id: randomUUID(), wishlistId: list.id, right })
  return { right, path: invitePath(tokens.make(id)) }
}

/** True when there was one. */
const withdraw = async (
  trx: Transaction,
  identity: Identity,
  { ref, right }: { ref: string; right: WishlistRight },
): Promise<boolean> => {
  const list = await lockOne(trx, identity, ref, 'manageMembers')
  if (!mayGive(list.right, right)) throw new Refusal('right')
  return deleteInvites(trx, list.id, [right])
}

/** Joining twice changes nothing, and joining never lowers a right. */
const join = async (
  trx: Transaction,
  identity: Identity,
  token: string,
  tokens: InviteTokens,
): Promise<EntryChange> => {
  const customerId = customerOf(identity)
  const id = tokens.read(token)
  const invite = id === null ? null : await findInvite(trx, id)
  if (id === null || !invite) throw new Refusal('invite')
  const { wishlistId } = invite
  // Customers before lists, as everywhere; whether the link still counts is known once the list is held.
  if ((await findRight(trx, wishlistId, customerId)) === null) await checkRoomForList(trx, customerId)
  await lockLists(trx, [wishlistId])
  const offered = await findInvite(trx, id)
  if (!offered) throw new Refusal('invite')
  const right = await findRight(trx, wishlistId, customerId)
  if (right === null && (await countMembers(trx, wishlistId)) >= wishlistLimits.members)
    throw new Refusal('members', { most: wishlistLimits.members })
  if (right === null || isHigher(offered.right, right))
    await saveMember(trx, { wishlistId, customerId, right: offered.right })
  return { listId: wishlistId, entryId: null }
}

/** Revokes all links of the list, so that a removed member cannot rejoin by an old one. */
const removeMember = async (
  trx: Transaction,
  identity: Identity,
  { ref, userId }: { ref: string; userId: string },
): Promise<EntryChange> => {
  const customerId = customerOf(identity)
  const list = await lockOne(trx, identity, ref, 'see')
  if (userId === customerId) {
    if (list.right === 'creator') throw new Refusal('right')
    await deleteMember(trx, list.id, customerId)
    return { listId: null, entryId: null }
  }
  if (!may(list.right, 'manageMembers')) throw new Refusal('right')
  if (!mayGive(list.right, await rightOfMember(trx, list.id, userId))) throw new Refusal('right')
  await deleteMember(trx, list.id, userId)
  await deleteInvites(trx, list.id, givenRights)
  return { listId: list.id, entryId: null }
}

/**
 * Changes a member's right. When it is lowered, the list's links to the rights he lost are revoked, so that he can't
 * regain them.
 */
const setRight = async (
  trx: Transaction,
  identity: Identity,
  { ref, userId, right }: { ref: string; userId: string; right: WishlistRight },
): Promise<EntryChange> => {
  const list = await lockOne(trx, identity, ref, 'manageMembers')
  const before = await rightOfMember(trx, list.id, userId)
  if (!mayGive(list.right, before) || !mayGive(list.right, right)) throw new Refusal('right')
  if (isGivenRight(before) && before !== right) {
    await saveMember(trx, { wishlistId: list.id, customerId: userId, right })
    await deleteInvites(
      trx,
      list.id,
      givenRights.filter((each) => isHigher(each, right) && !isHigher(each, before)),
    )
  }
  return { listId: list.id, entryId: null }
}

/** Members, comments and links of lists; each in a transaction of the caller's. */
export const sharing = {
  comment: addComment,
  deleteComment: removeComment,
  invite,
  withdraw,
  join,
  removeMember,
  setRight,
}
