import { sql } from 'drizzle-orm'
import type { StoreId } from '#contract/generated/types.ts'
import type { Executor } from '#engine/db/database.ts'

/** An item by one of its numbers, the surer ones first; `key` is the number as it is stored. */
export type NumberedItem = { key: string; itemId: string; productId: string; by: 'item' | 'product' }

/**
 * Items that the store knows by order number, id or GTIN, and those of products by the product's id; one query for any number of
 * numbers.
 */
export const findNumberedItems = async (
  db: Executor,
  numbers: readonly string[],
  store: StoreId,
): Promise<NumberedItem[]> => {
  const wanted = sql`any(${sql.param([...numbers])}::text[])`
  const { rows } = await db.execute<NumberedItem>(sql`
    select f.key, f.item_id as "itemId", f.product_id as "productId", f.by
    from (
      select i.order_number as key, i.id as item_id, i.product_id, 'item' as by, 1 as rank from items i where i.order_number = ${wanted}
      union all select i.id, i.id, i.product_id, 'item', 2 from items i where i.id = ${wanted}
      union all select i.gtin, i.id, i.product_id, 'item', 3 from items i where i.gtin = ${wanted}
      union all select i.product_id, i.id, i.product_id, 'product', 4 from items i where i.product_id = ${wanted}
    ) f
    join products p on p.id = f.product_id and ${store} = any(p.stores) and not p.is_retired
    where exists (select 1 from item_prices ip where ip.item_id = f.item_id and ip.store = ${store})
    order by f.rank, f.item_id`)
  return rows
}
