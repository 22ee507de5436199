import { inArray, sql } from 'drizzle-orm'
import { deskDealPrefix } from '#contract/import/catalogue.ts'
import type { ImportLightningDeal } from '#contract/import/offers.ts'
import type { Executor } from '#engine/db/database.ts'
import { itemPrices, items } from '../product/item.tables.ts'
import { products } from '../product/product.tables.ts'
import { lightningCounts, lightningDeals } from './lightning.tables.ts'

const isoTime = (time: string | Date): string => new Date(time).toISOString()

const normalised = (deal: ImportLightningDeal): ImportLightningDeal => ({
  ...deal,
  from: isoTime(deal.from),
  until: isoTime(deal.until),
})

/** Deals apart from their products, in the form of an import; of all, those that run or are planned. */
export const dealExporter = {
  ids: async (db: Executor): Promise<string[]> => {
    const { rows } = await db.execute<{ id: string }>(sql`
      select id from ${lightningDeals} where ends_at > now() and starts_with(id, ${deskDealPrefix}) order by id collate "C"`)
    return rows.map(({ id }) => id)
  },
  find: async (db: Executor, ids: readonly string[]): Promise<Map<string, ImportLightningDeal>> => {
    const { rows } = await db.execute<ImportLightningDeal>(sql`
      select d.product_id as "productId", d.id, d.store, d.amount, d.starts_at as "from", d.ends_at as until, c.quantity,
        c.sold_elsewhere as "soldElsewhere", d.max_per_order as "maxPerOrder"
      from ${lightningDeals} d join ${lightningCounts} c on c.deal_id = d.id
      where d.id = any(${sql.param([...ids])}::text[])`)
    return new Map(rows.map((row) => [row.id, normalised(row)]))
  },
  normalised,
}

type DealProduct = { isBook: boolean; items: { id: string; prices: Record<string, { amount: number }> }[] }

/** Products by id, with the prices of their items. */
export const findDealProducts = async (db: Executor, ids: readonly string[]): Promise<Map<string, DealProduct>> => {
  const found = await db
    .select({ id: products.id, isBook: products.isBook })
    .from(products)
    .where(inArray(products.id, [...ids]))
  const prices = await db
    .select({
      productId: items.productId,
      itemId: itemPrices.itemId,
      store: itemPrices.store,
      amount: itemPrices.amount,
    })
    .from(itemPrices)
    .innerJoin(items, sql`${items.id} = ${itemPrices.itemId}`)
    .where(inArray(items.productId, [...ids]))
  const pricesOf = Map.groupBy(prices, ({ productId }) => productId)
  const itemsOf = (id: string) =>
    (pricesOf.get(id) ?? []).map(({ itemId, store, amount }) => ({ id: itemId, prices: { [store]: { amount } } }))
  return new Map(found.map(({ id, isBook }) => [id, { isBook, items: itemsOf(id) }]))
}
