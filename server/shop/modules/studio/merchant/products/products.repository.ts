import { sql } from 'drizzle-orm'
import type { StoreId } from '#contract/generated/types.ts'
import type { ImportPrice } from '#contract/import/catalogue.ts'
import type { TextLanguage } from '#contract/stores.ts'
import type { Executor, Transaction } from '#engine/db/database.ts'
import { priceOf } from '#engine/modules/catalogue/product/import/product.export.ts'
import { itemPrices } from '#engine/modules/catalogue/product/item.tables.ts'
import { plannedPrices } from '#engine/modules/catalogue/product/price-changes/price-changes.tables.ts'
import type { TaxRates } from '#engine/modules/catalogue/product/pricing/sold-product.rules.ts'

export type ProductRow = { id: string; name: string; stores: StoreId[]; isRetired: boolean; isBook: boolean }

export const findProduct = async (db: Executor, id: string, language: TextLanguage): Promise<ProductRow | null> => {
  const { rows } = await db.execute<ProductRow>(sql`
    select p.id, t.name, p.stores, p.is_retired as "isRetired", p.is_book as "isBook"
    from products p join product_texts t on t.product_id = p.id and t.language = ${language} where p.id = ${id}`)
  return rows[0] ?? null
}

/** Stores that sell a product, which is locked; null for an unknown one. */
export const lockStoresOf = async (trx: Transaction, id: string): Promise<StoreId[] | null> => {
  const { rows } = await trx.execute<{ stores: StoreId[] }>(
    sql`select stores from products where id = ${id} for update`,
  )
  return rows[0]?.stores ?? null
}

export type StockedItem = {
  id: string
  productId: string
  number: string
  gtin: string | null
  name: string
  taxClass: keyof TaxRates
  stock: number
  claimed: number
}

export const findStockedItems = async (
  db: Executor,
  of: { productId: string } | { itemId: string },
  language: TextLanguage,
): Promise<StockedItem[]> => {
  const where = 'productId' in of ? sql`i.product_id = ${of.productId}` : sql`i.id = ${of.itemId}`
  const { rows } = await db.execute<StockedItem>(sql`
    select i.id, i.product_id as "productId", i.order_number as number, i.gtin, i.name ->> ${language} as name,
      i.tax_class as "taxClass", i.stock, coalesce(c.claimed, 0) as claimed
    from items i left join stock_counts c on c.item_id = i.id where ${where} order by i.position, i.id`)
  return rows
}

/** The row of an item is locked until its price or stock is written. */
export const lockItem = async (trx: Transaction, itemId: string): Promise<void> => {
  await trx.execute(sql`select from items where id = ${itemId} for no key update`)
}

/** Gross prices of items in a store, by item. */
export const findPrices = async (
  db: Executor,
  itemIds: readonly string[],
  store: StoreId,
): Promise<ReadonlyMap<string, ImportPrice>> => {
  const rows = await db
    .select()
    .from(itemPrices)
    .where(sql`${itemPrices.itemId} = any(${sql.param([...itemIds])}::text[]) and ${itemPrices.store} = ${store}`)
  return new Map(rows.map(({ itemId, store: _, ...row }) => [itemId, priceOf(row)]))
}

export type PlannedPrice = { itemId: string; startsAt: Date; price: ImportPrice }

/** Gross prices of items to come in a store, the next first. */
export const findPlannedPrices = (db: Executor, itemIds: readonly string[], store: StoreId): Promise<PlannedPrice[]> =>
  db
    .select({ itemId: plannedPrices.itemId, startsAt: plannedPrices.startsAt, price: plannedPrices.price })
    .from(plannedPrices)
    .where(
      sql`${plannedPrices.itemId} = any(${sql.param([...itemIds])}::text[]) and ${plannedPrices.store} = ${store}
        and ${plannedPrices.appliedAt} is null`,
    )
    .orderBy(plannedPrices.startsAt)
