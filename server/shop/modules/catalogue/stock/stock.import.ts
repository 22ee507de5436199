import { sql } from 'drizzle-orm'
import type { ImportStock } from '#contract/import/deltas.ts'
import type { Transaction } from '#engine/db/database.ts'
import { addJob } from '#engine/jobs/jobs.ts'
import type { ShippedClaim } from './shipped-stock.ts'

/**
 * The stock that an import brings no longer counts the goods of orders that have left the house, in one parcel or in several: their claims
 * are lowered to what is still here, or released, by a job once the import is committed. Here nothing is locked, since every order of these
 * items would wait for the whole import.
 */
export const requestRelease = async (trx: Transaction, itemIds: readonly string[]): Promise<void> => {
  const { rows: claims } = await trx.execute<ShippedClaim>(sql`
    select item_id as "itemId", order_id as "orderId", remaining from (
      select c.item_id, c.order_id, c.quantity, case when o.state <> 'partly_shipped' then 0 else (
        select sum(l.quantity - coalesce((
            select sum(p.quantity) from shipments s join shipment_lines p on p.shipment_id = s.id
            where s.order_id = o.id and p.line_id = l.id), 0))
          from order_lines l where l.order_id = o.id and l.item_id = c.item_id) end::int as remaining
      from stock_claims c join orders o on o.id = c.order_id
      where c.item_id = any(${sql.param([...itemIds])}::text[]) and c.state = 'sold'
        and o.state in ('partly_shipped', 'shipped', 'completed')) claims
    where remaining < quantity order by item_id`)
  if (claims.length > 0) await addJob(trx, 'stock.releaseShipped', { claims })
}

/** Sets the pieces of items that exist. */
export const importStock = async (trx: Transaction, records: readonly ImportStock[]): Promise<void> => {
  await trx.execute(sql`
    update items i set stock = given.pieces
    from json_to_recordset(${JSON.stringify(records)}::json) as given ("itemId" text, pieces int)
    where i.id = given."itemId" and i.stock <> given.pieces`)
  await requestRelease(
    trx,
    records.map(({ itemId }) => itemId),
  )
}
