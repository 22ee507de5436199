import { sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#engine/db/database.ts'
import { wishlistComments, wishlistEntries } from '../wishlists.tables.ts'

export type EntryRow = {
  id: string
  wishlistId: string
  productId: string
  itemId: string | null
  quantity: number
}

/** An entry with its place, and whether it is only remembered. */
export type PlacedRow = EntryRow & { rank: number; isRemoved: boolean }

const columns = sql`id, wishlist_id as "wishlistId", product_id as "productId", item_id as "itemId", quantity`

/** What is in the lists, in order. */
export const findEntries = async (db: Executor, listIds: readonly string[]): Promise<EntryRow[]> => {
  const { rows } = await db.execute<EntryRow>(sql`
    select ${columns} from ${wishlistEntries}
    where wishlist_id = any(${sql.param([...listIds])}::uuid[]) and removed_at is null order by rank, id`)
  return rows
}

/** Products by list, without anything else about them. */
export const findProductIds = async (
  db: Executor,
  listIds: readonly string[],
): Promise<{ wishlistId: string; productIds: string[]; count: number }[]> => {
  const { rows } = await db.execute<{ wishlistId: string; productIds: string[]; count: number }>(sql`
    select wishlist_id as "wishlistId", array_agg(distinct product_id) as "productIds", count(*)
    from ${wishlistEntries}
    where wishlist_id = any(${sql.param([...listIds])}::uuid[]) and removed_at is null group by wishlist_id`)
  return rows
}

/** Everything of a list that its lock holder needs to place an entry, removed ones among it. */
export const findPlaced = async (trx: Transaction, wishlistId: string): Promise<PlacedRow[]> => {
  const { rows } = await trx.execute<PlacedRow>(sql`
    select ${columns}, rank, removed_at is not null as "isRemoved" from ${wishlistEntries}
    where wishlist_id = ${wishlistId} order by rank, id`)
  return rows
}

export const insertEntries = async (
  trx: Transaction,
  entries: readonly (Omit<EntryRow, 'id'> & { id?: string; rank: number })[],
): Promise<string[]> => {
  if (entries.length === 0) return []
  const rows = await trx
    .insert(wishlistEntries)
    .values([...entries])
    .returning({ id: wishlistEntries.id })
  return rows.map(({ id }) => id)
}

/** Changes an entry; one that was removed is there again. */
export const updateEntry = async (
  trx: Transaction,
  id: string,
  values: { quantity?: number; productId?: string; itemId?: string; rank?: number },
): Promise<void> => {
  await trx
    .update(wishlistEntries)
    .set({ ...values, removedAt: null })
    .where(sql`id = ${id}`)
}

export const markRemoved = async (trx: Transaction, ids: readonly string[]): Promise<void> => {
  await trx.execute(
    sql`update ${wishlistEntries} set removed_at = now() where id = any(${sql.param([...ids])}::uuid[])`,
  )
}

export const deleteEntry = async (trx: Transaction, id: string): Promise<void> => {
  await trx.delete(wishlistEntries).where(sql`id = ${id}`)
}

/** Forgets removed entries of a list: those that were removed long ago, and of more than `most` the oldest. */
export const forgetRemoved = async (
  trx: Transaction,
  wishlistId: string,
  limit: number,
  hours: number,
): Promise<void> => {
  await trx.execute(sql`
    delete from ${wishlistEntries} where id in (
      select id from (
        select id, removed_at, row_number() over (order by removed_at desc, id) as place
        from ${wishlistEntries} where wishlist_id = ${wishlistId} and removed_at is not null
      ) r where place > ${limit} or removed_at < now() - make_interval(hours => ${hours}))`)
}

/** Gives entries these ranks, in order. */
export const rankEntries = async (
  trx: Transaction,
  ids: readonly string[],
  ranks: readonly number[],
): Promise<void> => {
  await trx.execute(sql`
    update ${wishlistEntries} e set rank = r.rank
    from unnest(${sql.param([...ids])}::uuid[], ${sql.param([...ranks])}::bigint[]) as r(id, rank) where e.id = r.id`)
}

export const moveComments = async (trx: Transaction, from: string, to: string): Promise<void> => {
  await trx.execute(sql`update ${wishlistComments} set entry_id = ${to} where entry_id = ${from}`)
}
