import { sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#engine/db/database.ts'

export type Pieces = { itemId: string; quantity: number }

const texts = (values: readonly string[]) => sql`${sql.param([...values])}::text[]`

/**
 * Locks the counts of items in the order of their ids and answers with the available pieces. A count that changed while
 * the lock was awaited is read again.
 */
export const lockAvailable = async (
  trx: Transaction,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  await trx.execute(sql`
    insert into stock_counts (item_id) select id from items where id = any(${texts(itemIds)}) order by id
    on conflict do nothing`)
  const { rows } = await trx.execute<{ itemId: string; available: number }>(sql`
    select c.item_id as "itemId", coalesce(i.stock, 0) - c.claimed as available
    from stock_counts c left join items i on i.id = c.item_id
    where c.item_id = any(${texts(itemIds)}) order by c.item_id for no key update of c`)
  return new Map(rows.map(({ itemId, available }) => [itemId, available]))
}

/** The caller has locked the counts. An order that claims again after a release has the same rows. */
export const insertClaims = async (trx: Transaction, orderId: string, pieces: readonly Pieces[]): Promise<void> => {
  await trx.execute(sql`
    insert into stock_claims (order_id, item_id, quantity, state)
    select ${orderId}::uuid, "itemId", quantity, 'kept'
    from json_to_recordset(${JSON.stringify(pieces)}::json) as given ("itemId" text, quantity int) order by "itemId"
    on conflict (order_id, item_id) do update set quantity = excluded.quantity, state = excluded.state`)
}

export const markSold = async (trx: Transaction, orderId: string): Promise<void> => {
  await trx.execute(sql`update stock_claims set state = 'sold' where order_id = ${orderId}::uuid and state = 'kept'`)
}

/** Locks the counts of what the order has, in the order of the items, then releases it. */
export const releaseClaims = async (trx: Transaction, orderId: string): Promise<void> => {
  await trx.execute(sql`
    select 1 from stock_counts where item_id in (
      select item_id from stock_claims where order_id = ${orderId}::uuid and state <> 'released')
    order by item_id for no key update`)
  await trx.execute(
    sql`update stock_claims set state = 'released' where order_id = ${orderId}::uuid and state <> 'released'`,
  )
}

/** Live claims of the cart's order. */
export const findClaimsOfCart = async (db: Executor, cartId: string): Promise<Pieces[]> => {
  const { rows } = await db.execute<Pieces>(sql`
    select c.item_id as "itemId", sum(c.quantity)::int as quantity
    from stock_claims c join orders o on o.id = c.order_id
    where o.cart_id = ${cartId}::uuid and c.state <> 'released' group by c.item_id`)
  return rows
}
