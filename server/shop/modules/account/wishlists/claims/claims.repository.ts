import { type SQL, sql } from 'drizzle-orm'
import type { Owner } from '#engine/call/caller.ts'
import type { Executor, Transaction } from '#engine/db/database.ts'
import { wishlistClaims, wishlistEntries } from '../wishlists.tables.ts'
import type { Claim } from './claims.rules.ts'

export type ClaimRow = Claim & { entryId: string; wishlistId: string }

const findWhere = async (db: Executor, condition: SQL): Promise<ClaimRow[]> => {
  const { rows } = await db.execute<ClaimRow>(sql`
    select c.id, c.entry_id as "entryId", e.wishlist_id as "wishlistId", c.customer_id as "customerId",
      c.visitor_id as "visitorId", c.quantity, c.name
    from ${wishlistClaims} c join ${wishlistEntries} e on e.id = c.entry_id where ${condition} order by c.id`)
  return rows
}

/** Claims of whole lists, oldest first. */
export const findClaims = (db: Executor, listIds: readonly string[]): Promise<ClaimRow[]> =>
  findWhere(db, sql`e.wishlist_id = any(${sql.param([...listIds])}::uuid[])`)

export const findClaim = async (db: Executor, id: string): Promise<ClaimRow | null> =>
  (await findWhere(db, sql`c.id = ${id}`))[0] ?? null

/** The list that an entry is on; null for an unknown or removed one. */
export const findListOfEntry = async (db: Executor, entryId: string): Promise<string | null> => {
  const { rows } = await db.execute<{ id: string }>(
    sql`select wishlist_id as id from ${wishlistEntries} where id = ${entryId} and removed_at is null`,
  )
  return rows[0]?.id ?? null
}

/** An owner has one claim on an entry: a second one takes the place of the first. */
export const saveClaim = async (
  trx: Transaction,
  { owner, ...claim }: { id: string; entryId: string; owner: Owner; quantity: number; name: string | null },
): Promise<void> => {
  const { quantity, name } = claim
  const ownColumn = 'customerId' in owner ? wishlistClaims.customerId : wishlistClaims.visitorId
  await trx
    .insert(wishlistClaims)
    .values({ ...claim, ...owner })
    .onConflictDoUpdate({ target: [wishlistClaims.entryId, ownColumn], set: { quantity, name } })
}

export const deleteClaim = async (trx: Transaction, id: string): Promise<void> => {
  await trx.delete(wishlistClaims).where(sql`id = ${id}`)
}

/** Adds claims to those that would be a second one of the same owner on the same entry; the others are left to move. */
const addUpClaims = async (trx: Transaction, isSame: SQL, isMoved: SQL): Promise<void> => {
  await trx.execute(sql`
    update ${wishlistClaims} kept set quantity = kept.quantity + moved.quantity, name = coalesce(kept.name, moved.name)
    from ${wishlistClaims} moved where ${isMoved} and ${isSame}`)
  await trx.execute(sql`
    delete from ${wishlistClaims} moved
    where ${isMoved} and exists (select from ${wishlistClaims} kept where ${isSame})`)
}

/** The claims of an entry that becomes one with another; quantities of the same owner add up, as the entries' do. */
export const moveClaims = async (trx: Transaction, from: string, to: string): Promise<void> => {
  const isSame = sql`kept.entry_id = ${to}
    and (kept.customer_id = moved.customer_id or kept.visitor_id = moved.visitor_id)`
  await addUpClaims(trx, isSame, sql`moved.entry_id = ${from}`)
  await trx.execute(sql`update ${wishlistClaims} set entry_id = ${to} where entry_id = ${from}`)
}

export const findClaimedLists = async (trx: Transaction, visitorId: string): Promise<string[]> => {
  const { rows } = await trx.execute<{ id: string }>(sql`
    select distinct e.wishlist_id as id from ${wishlistClaims} c join ${wishlistEntries} e on e.id = c.entry_id
    where c.visitor_id = ${visitorId}`)
  return rows.map(({ id }) => id)
}

/** At login what the visitor claimed becomes the customer's; the lists are locked. */
export const takeOverClaims = async (
  trx: Transaction,
  { visitorId, customerId }: { visitorId: string; customerId: string },
): Promise<void> => {
  const isSame = sql`kept.entry_id = moved.entry_id and kept.customer_id = ${customerId}`
  await addUpClaims(trx, isSame, sql`moved.visitor_id = ${visitorId}`)
  await trx.execute(sql`
    update ${wishlistClaims} set customer_id = ${customerId}, visitor_id = null where visitor_id = ${visitorId}`)
}
