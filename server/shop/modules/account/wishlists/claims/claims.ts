import { uuidv7 } from 'uuidv7'
import type { WishlistClaimChange } from '#contract/generated/types.ts'
import { type Identity, type Owner, ownerOf } from '#engine/call/caller.ts'
import { type Database, type Executor, inTransaction, type Transaction } from '#engine/db/database.ts'
import { isUuid } from '#lib/uuid.ts'
import { findPlaced } from '../entries/entries.repository.ts'
import { checkedText } from '../lists/list-changes.ts'
import type { Asking } from '../lists/list-reads.ts'
import { findList, lockLists } from '../lists/lists.repository.ts'
import { Refusal } from '../rights/list-access.ts'
import type { Right } from '../rights/rights.rules.ts'
import type { InviteTokens } from '../sharing/invite-token.ts'
import { findInvite } from '../sharing/sharing.repository.ts'
import type { Say } from '../wishlist-view.ts'
import { wishlistLimits } from '../wishlists.rules.ts'
import { deleteClaim, findClaim, findClaims, findListOfEntry, saveClaim } from './claims.repository.ts'
import { leftFor, mayRemove, toClaim } from './claims.rules.ts'

export type ClaimGiven = {
  entryId: string
  quantity: number
  /** Empty when none was given. */
  name: string
  /** Null for a member of the list. */
  inviteToken: string | null
}

type Place = { listId: string; entryId: string }

/** The right of a caller on a list; null when he has none. */
const rightOn = async (db: Executor, owner: Owner, listId: string): Promise<Right | null> =>
  (await findList(db, owner, listId))?.right ?? null

/**
 * The list of an entry, for the holder of a link or a member.
 * @throws Refusal 'invite' for a link that ended, 'entry' for what is not on a list that the caller may see
 */
const placeOf = async (
  db: Executor,
  owner: Owner,
  { entryId: given, inviteToken }: ClaimGiven,
  tokens: InviteTokens,
): Promise<Place> => {
  const inviteId = inviteToken === null ? null : tokens.read(inviteToken)
  const invite = inviteId === null ? null : await findInvite(db, inviteId)
  if (inviteToken !== null && !invite) throw new Refusal('invite')
  const entryId = given.toLowerCase()
  const listId = isUuid(entryId) ? await findListOfEntry(db, entryId) : null
  if (listId === null) throw new Refusal('entry')
  const isOpen = invite ? invite.wishlistId === listId : (await rightOn(db, owner, listId)) !== null
  if (!isOpen) throw new Refusal('entry')
  return { listId, entryId }
}

const claim = async (trx: Transaction, identity: Identity, given: ClaimGiven, tokens: InviteTokens): Promise<Place> => {
  const owner = ownerOf(identity)
  const { quantity } = given
  if (quantity < 1 || quantity > wishlistLimits.quantity)
    throw new Refusal('quantity', { most: wishlistLimits.quantity })
  const name = checkedText(given.name, 'claimName') || null
  const { listId } = await placeOf(trx, owner, given, tokens)
  await lockLists(trx, [listId])
  // The link, the right or the entry may have gone before the list was locked.
  const place = await placeOf(trx, owner, given, tokens)
  const entry = (await findPlaced(trx, listId)).find(({ id }) => id === place.entryId)
  if (!entry || place.listId !== listId) throw new Refusal('entry')
  const all = await findClaims(trx, [listId])
  if (all.length >= wishlistLimits.claims) throw new Refusal('claims', { most: wishlistLimits.claims })
  const left = leftFor(
    owner,
    entry.quantity,
    all.filter(({ entryId }) => entryId === entry.id),
  )
  if (left === 0) throw new Refusal('claimed')
  if (quantity > left) throw new Refusal('claimedMost', { most: left })
  await saveClaim(trx, { id: uuidv7(), entryId: entry.id, owner, quantity, name })
  return place
}

/** One's own claim can be taken back even after the link has ended. */
const remove = async (trx: Transaction, identity: Identity, claimId: string): Promise<Place> => {
  const owner = ownerOf(identity)
  const found = isUuid(claimId) ? await findClaim(trx, claimId) : null
  if (!found) throw new Refusal('claim')
  await lockLists(trx, [found.wishlistId])
  const row = await findClaim(trx, claimId)
  const right = await rightOn(trx, owner, found.wishlistId)
  // To a caller who neither made it nor has the list there is no such claim.
  if (!row || !mayRemove(row, { owner, right })) throw new Refusal(row && right ? 'right' : 'claim')
  await deleteClaim(trx, row.id)
  return { listId: row.wishlistId, entryId: row.entryId }
}

/** Who brings what of a list. */
export const createClaims = ({ db, say, tokens }: { db: Database; say: Say; tokens: InviteTokens }) => {
  const claimsAt = async ({ listId, entryId }: Place, { identity }: Asking) => {
    const owner = ownerOf(identity)
    const viewer = { owner, right: await rightOn(db, owner, listId) }
    return (await findClaims(db, [listId])).filter((row) => row.entryId === entryId).map((row) => toClaim(row, viewer))
  }

  /** One transaction; `otherwise` finds the entry whose claims go with a refusal, null when the caller may not see any. */
  const change = async (
    asking: Asking,
    work: (trx: Transaction) => Promise<Place>,
    otherwise: () => Promise<Place | null>,
  ): Promise<WishlistClaimChange> => {
    try {
      const place = await inTransaction(db, work)
      return { successful: true, errorMessage: null, claims: await claimsAt(place, asking) }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const place = await otherwise()
      return {
        successful: false,
        errorMessage: say(`error.${error.reason}`, asking.audience, error.values),
        claims: place && (await claimsAt(place, asking)),
      }
    }
  }

  const placeOrNull = async (asking: Asking, given: ClaimGiven): Promise<Place | null> => {
    try {
      return await placeOf(db, ownerOf(asking.identity), given, tokens)
    } catch (error) {
      if (error instanceof Refusal) return null
      throw error
    }
  }

  return {
    claim: (asking: Asking, given: ClaimGiven): Promise<WishlistClaimChange> =>
      change(
        asking,
        (trx) => claim(trx, asking.identity, given, tokens),
        () => placeOrNull(asking, given),
      ),
    remove: (asking: Asking, claimId: string): Promise<WishlistClaimChange> =>
      change(
        asking,
        (trx) => remove(trx, asking.identity, claimId),
        () => Promise.resolve(null),
      ),
  }
}
