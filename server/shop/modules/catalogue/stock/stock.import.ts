import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { addJob } from '../../../jobs/jobs.ts'
import type { ShippedClaim } from './shipped-stock.ts'

/**
 * The stock that an import brings no longer counts the goods of orders that have left the house: their claims are released by a job
 * once the import is committed. Here nothing is locked, since every order of these items would wait for the whole import.
 */
export const requestRelease = async (trx: Transaction, itemIds: readonly string[]): Promise<void> => {
  const { rows: claims } = await trx.execute<ShippedClaim>(sql`
    select c.item_id as "itemId", c.order_id as "orderId" from stock_claims c join orders o on o.id = c.order_id
    where c.item_id = any(${sql.param([...itemIds])}::text[]) and c.state = 'sold' and o.state in ('shipped', 'completed')
    order by c.item_id`)
  if (claims.length > 0) await addJob(trx, 'stock.releaseShipped', { claims })
}
