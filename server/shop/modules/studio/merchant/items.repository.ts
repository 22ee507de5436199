import { type SQL, sql } from 'drizzle-orm'
import type { StoreId } from '#contract/generated/types.ts'
import type { TextLanguage } from '#contract/stores.ts'
import type { Executor } from '#engine/db/database.ts'
import type { Picture } from '../../catalogue/media/media.formats.ts'
import { availableStock, firstPicture } from '../../catalogue/product/item-columns.ts'
import { offeredAmount } from '../../catalogue/product/pricing/offer-states.ts'
import type { TaxRates } from '../../catalogue/product/pricing/sold-product.rules.ts'

/** Items that one answer names at most. */
export const maxItems = 30

/** The amount is gross; null where the store does not sell the item. */
export type ItemRow = {
  id: string
  productId: string
  number: string
  gtin: string | null
  name: string
  taxClass: keyof TaxRates
  amount: number | null
  stock: number
  picture: Picture | null
}

export type ItemQuery = { store: StoreId; language: TextLanguage }

const selectItems = (where: SQL, order: SQL, { store, language }: ItemQuery): SQL => sql`
  select i.id, i.product_id as "productId", i.order_number as number, i.gtin, i.name ->> ${language} as name,
    i.tax_class as "taxClass", ${offeredAmount(sql`${store}`)} as amount, ${availableStock('i')} as stock,
    ${firstPicture(language)} as picture
  from items i join products p on p.id = i.product_id
  left join item_prices ip on ip.item_id = i.id and ip.store = ${store}
  where ${where} order by ${order}`

export const findItems = async (db: Executor, ids: readonly string[], query: ItemQuery): Promise<ItemRow[]> => {
  const where = sql`i.id = any(${sql.param([...ids])}::text[])`
  const { rows } = await db.execute<ItemRow>(selectItems(where, sql`i.product_id, i.position`, query))
  return rows
}

export const findItemsOfProduct = async (db: Executor, productId: string, query: ItemQuery): Promise<ItemRow[]> => {
  const { rows } = await db.execute<ItemRow>(
    selectItems(sql`i.product_id = ${productId}`, sql`i.position, i.id`, query),
  )
  return rows
}

/** Items with this number, GTIN or id, and then those of the products, in their order. */
export const searchItems = async (
  db: Executor,
  { text, productIds }: { text: string; productIds: readonly string[] },
  query: ItemQuery,
): Promise<ItemRow[]> => {
  const products = sql`${sql.param([...productIds])}::text[]`
  const isNamed = sql`(i.id = ${text} or i.order_number = ${text} or i.gtin is not distinct from ${text})`
  const { rows } = await db.execute<ItemRow>(
    sql`${selectItems(
      sql`${isNamed} or i.product_id = any(${products})`,
      sql`${isNamed} desc, array_position(${products}, i.product_id), i.position`,
      query,
    )} limit ${maxItems}`,
  )
  return rows
}
