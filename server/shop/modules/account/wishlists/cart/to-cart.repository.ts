import { sql } from 'drizzle-orm'
import type { Executor } from '#engine/db/database.ts'
import { wishlistCartUpdates } from '../wishlists.tables.ts'

/** What is to be put into a cart. */
export type RequestedItem = { productId: string; itemId: string | null; quantity: number }

type CartUpdate = { updateId: string; cartId: string; wanted: RequestedItem[] }

/** Keeps what an update is to put into a cart that there is, unless it is known already; answers with what counts. */
export const rememberWanted = async (
  db: Executor,
  { updateId, cartId, wanted }: CartUpdate,
): Promise<RequestedItem[]> => {
  await db.execute(sql`
    insert into ${wishlistCartUpdates} (update_id, cart_id, wanted)
    select ${updateId}, c.id, ${JSON.stringify(wanted)}::jsonb from carts c where c.id = ${cartId} on conflict do nothing`)
  const { rows } = await db.execute<{ wanted: RequestedItem[] }>(sql`
    select wanted from ${wishlistCartUpdates} where update_id = ${updateId} and cart_id = ${cartId}`)
  return rows[0]?.wanted ?? wanted
}

/** Deletes up to a hundred remembered additions that are older than `hours`. */
export const forgetWanted = async (db: Executor, hours: number): Promise<void> => {
  await db.execute(sql`
    delete from ${wishlistCartUpdates} where (update_id, cart_id) in (
      select update_id, cart_id from ${wishlistCartUpdates}
      where at < now() - make_interval(hours => ${hours}) order by at limit 100)`)
}
