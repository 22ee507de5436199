import { customerOf, type Identity, type Owner, ownerOf } from '#engine/call/caller.ts'
import type { Executor, Transaction } from '#engine/db/database.ts'
import { isUuid } from '#lib/uuid.ts'
import { ensureDefaultList, findChosenStandard, findList, type ListRow, lockLists } from '../lists/lists.repository.ts'
import { defaultListId, nobodysList } from '../wishlists.rules.ts'
import { type Action, may, mayVisitor } from './rights.rules.ts'

type RefusalReason =
  | 'list'
  | 'right'
  | 'default'
  | 'name'
  | 'markup'
  | 'long'
  | 'empty'
  | 'lists'
  | 'entries'
  | 'members'
  | 'comments'
  | 'product'
  | 'item'
  | 'entry'
  | 'comment'
  | 'quantity'
  | 'invite'
  | 'member'
  | 'claim'
  | 'claims'
  | 'claimed'
  | 'claimedMost'

/** Thrown inside of a transaction, which it rolls back; visitors are told the reason in their words. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly reason: RefusalReason
  readonly values: Record<string, number>

  constructor(reason: RefusalReason, values: Record<string, number> = {}) {
    super(reason)
    this.reason = reason
    this.values = values
  }
}

/** The list that hearts fill: the chosen one for as long as he may change it, otherwise the Merkzettel. */
export const findStandardId = async (db: Executor, owner: Owner): Promise<string> => {
  const chosen = 'customerId' in owner ? await findChosenStandard(db, owner.customerId) : null
  const list = chosen === null ? null : await findList(db, owner, chosen)
  return list && may(list.right, 'changeEntries') ? list.id : defaultListId(owner)
}

/** Whose lists an action is about. @throws LOGIN_REQUIRED, USER_REQUIRED */
const ownerFor = (identity: Identity, action: Action): Owner =>
  mayVisitor(action) ? ownerOf(identity) : { customerId: customerOf(identity) }

type AccessRequest = { ref: string | null; action: Action }

/**
 * Lists for changing, locked, each with the right that the action takes. Without a reference it is the standard list; the
 * Merkzettel is made when it is first used.
 * @throws Refusal 'list' for what is not there for the caller, 'right' for what he may not do
 */
export const lockFor = async (trx: Transaction, identity: Identity, ...wanted: AccessRequest[]): Promise<ListRow[]> => {
  const owners = wanted.map(({ action }) => ownerFor(identity, action))
  const [owner] = owners
  if (!owner) return []
  const ownId = defaultListId(owner)
  const ids = await Promise.all(
    wanted.map(async ({ ref }) => {
      if (ref === null) return findStandardId(trx, owner)
      return ref === nobodysList ? ownId : ref.toLowerCase()
    }),
  )
  if (!ids.every(isUuid)) throw new Refusal('list')
  if (ids.includes(ownId)) await ensureDefaultList(trx, ownId, owner)
  await lockLists(trx, ids)
  const found: ListRow[] = []
  for (const [index, id] of ids.entries()) {
    const list = await findList(trx, owner, id)
    if (!list) throw new Refusal('list')
    if (!may(list.right, wanted[index]?.action ?? 'delete')) throw new Refusal('right')
    found.push(list)
  }
  return found
}

/** One list for changing. */
export const lockOne = async (
  trx: Transaction,
  identity: Identity,
  ref: string | null,
  action: Action,
): Promise<ListRow> => {
  const [list] = await lockFor(trx, identity, { ref, action })
  if (!list) throw new Refusal('list')
  return list
}
