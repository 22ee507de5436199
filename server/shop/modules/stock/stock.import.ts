import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'

/**
 * Releases the claims of orders that have left the house: the stock that an import brings no longer counts their goods.
 * Locks the counts first, in the order of the items, as claims do.
 */
export const releaseShipped = async (trx: Transaction, itemIds: readonly string[]): Promise<void> => {
  const shipped = sql`select c.item_id, c.order_id from stock_claims c join orders o on o.id = c.order_id
    where c.item_id = any(${sql.param([...itemIds])}::text[]) and c.state = 'sold' and o.state in ('shipped', 'completed')`
  await trx.execute(sql`select 1 from stock_counts where item_id in (select s.item_id from (${shipped}) s)
    order by item_id for no key update`)
  await trx.execute(sql`update stock_claims c set state = 'released' from (${shipped}) s
    where c.order_id = s.order_id and c.item_id = s.item_id`)
}
