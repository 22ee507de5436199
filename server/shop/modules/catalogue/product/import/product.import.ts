import { sql } from 'drizzle-orm'
import type { ImportProduct } from '#contract/import/catalogue.ts'
import { insertionOf, replacementOf, replaceRows, runAll } from '#engine/db/bulk-rows.ts'
import type { Transaction } from '#engine/db/database.ts'
import { ImportError, type References } from '../../directory/import-references.ts'
import { itemPictures, itemPrices, items, itemVariantValues, itemWarnings } from '../item.tables.ts'
import {
  productAttributeValues,
  productBadges,
  productCategories,
  productLabels,
  productRelations,
  products,
  productTextileCareIcons,
  productTexts,
} from '../product.tables.ts'
import { checkProduct } from './product-import.checks.ts'
import * as rows from './product-import.rows.ts'

const relationBatch = 5000

/** What is stored of products: held during an import, since a table that grows in one transaction has no statistics to look up by. */
export const loadStoredProducts = async (trx: Transaction) => {
  const stored = await trx.select({ id: products.id }).from(products)
  const owners = await trx.select({ id: items.id, productId: items.productId }).from(items)
  return {
    products: new Set(stored.map(({ id }) => id)),
    ownerOf: new Map(owners.map(({ id, productId }) => [id, productId])),
  }
}

export type StoredProducts = Awaited<ReturnType<typeof loadStoredProducts>>

/** An item keeps its product: its id stands in orders and links. */
const claimItems = (record: ImportProduct, { ownerOf }: StoredProducts): void => {
  const seen = new Set<string>()
  for (const { id } of record.items) {
    const owner = ownerOf.get(id)
    if (owner !== undefined && owner !== record.id)
      throw new ImportError(`product ${record.id}`, `item ${id} belongs to product ${owner}`)
    if (seen.has(id)) throw new ImportError(`product ${record.id}`, `has item ${id} twice`)
    seen.add(id)
    ownerOf.set(id, record.id)
  }
}

/** Removes what hangs on products and their items, and the items that are no longer among them. */
const clear = async (trx: Transaction, records: ImportProduct[]): Promise<void> => {
  const productIds = sql.param(records.map(({ id }) => id))
  const itemIds = sql.param(records.flatMap((product) => product.items.map(({ id }) => id)))
  for (const table of [
    productCategories,
    productAttributeValues,
    productBadges,
    productLabels,
    productTextileCareIcons,
    productRelations,
  ])
    await trx.execute(sql`delete from ${table} where product_id = any(${productIds}::text[])`)
  await trx.execute(
    sql`delete from ${items} where product_id = any(${productIds}::text[]) and id <> all(${itemIds}::text[])`,
  )
  for (const table of [itemPrices, itemVariantValues, itemPictures, itemWarnings])
    await trx.execute(sql`delete from ${table} where item_id = any(${itemIds}::text[])`)
}

/** Checks products, and returns what writes them with all that belongs to them, relations aside. */
export const importProducts = (records: ImportProduct[], references: References, stored: StoredProducts) => {
  for (const product of records) {
    checkProduct(product, references)
    claimItems(product, stored)
  }
  const isStored = records.some(({ id }) => stored.products.has(id))
  for (const { id } of records) stored.products.add(id)
  const all = records.flatMap((product) => product.items)
  const save = isStored ? replacementOf : insertionOf
  const statements = [
    save(products, records.map(rows.productRow)),
    // Every product has texts in every language, so none is left over; unchanged rows are not written, so their timestamps stay.
    save(productTexts, records.flatMap(rows.textRows)),
    insertionOf(productCategories, records.flatMap(rows.categoryRows)),
    insertionOf(productAttributeValues, records.flatMap(rows.attributeRows)),
    insertionOf(productBadges, records.flatMap(rows.badgeRows)),
    insertionOf(productLabels, records.flatMap(rows.labelRows)),
    insertionOf(productTextileCareIcons, records.flatMap(rows.careIconRows)),
    save(items, records.flatMap(rows.itemRows)),
    insertionOf(itemPrices, records.flatMap(rows.priceRows)),
    insertionOf(itemVariantValues, all.flatMap(rows.variantRows)),
    insertionOf(itemPictures, all.flatMap(rows.pictureRows)),
    insertionOf(itemWarnings, all.flatMap(rows.warningRows)),
  ].flat()
  return async (trx: Transaction): Promise<void> => {
    if (isStored) await clear(trx, records)
    await runAll(trx, statements)
  }
}

const checkRelated = async (trx: Transaction, related: rows.RelationRow[]): Promise<void> => {
  const ids = [...new Set(related.map(({ relatedId }) => relatedId))]
  const { rows: missing } = await trx.execute<{ id: string }>(
    // Not "not in": tables that were just filled have no statistics, and it would be worked out row by row.
    sql`select r.id from unnest(${sql.param(ids)}::text[]) as r(id) left join ${products} p on p.id = r.id where p.id is null limit 1`,
  )
  const [first] = missing
  if (!first) return
  const by = related.find(({ relatedId }) => relatedId === first.id)
  throw new ImportError(`product ${by?.productId}`, `refers to the product ${first.id}, which does not exist`)
}

/** Accessories and replacements; once all products of an import are there. */
export const importRelations = async (trx: Transaction, related: rows.RelationRow[]): Promise<void> => {
  for (let start = 0; start < related.length; start += relationBatch) {
    const batch = related.slice(start, start + relationBatch)
    await checkRelated(trx, batch)
    await replaceRows(trx, productRelations, batch)
  }
}
