import { sql } from 'drizzle-orm'
import type { ImportProduct } from '#contract/import/catalogue.ts'
import { insertionOf, replacementOf, replaceRows, runAll } from '#engine/db/bulk-rows.ts'
import type { Transaction } from '#engine/db/database.ts'
import type { RecordViolation, References } from '../../directory/import-references.ts'
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
import { productViolations } from './product-import.checks.ts'
import * as rows from './product-import.rows.ts'

const relationBatch = 5000

/** What is stored of products: held during an import, since a table that grows in one transaction has no statistics to look up by. */
export const loadStoredProducts = async (trx: Transaction) => {
  const stored = await trx.select({ id: products.id }).from(products)
  const owners = await trx.select({ id: items.id, productId: items.productId }).from(items)
  const storedIds = new Set(stored.map(({ id }) => id))
  const brought = new Set<string>()
  return {
    products: storedIds,
    /** Checked, and not all of them written yet. */
    brought,
    isKnown: (id: string): boolean => storedIds.has(id) || brought.has(id),
    ownerOf: new Map(owners.map(({ id, productId }) => [id, productId])),
  }
}

export type StoredProducts = Awaited<ReturnType<typeof loadStoredProducts>>

/** An item keeps its product: its id stands in orders and links. */
const claimViolations = (
  { id: productId, items: own }: ImportProduct,
  { ownerOf }: StoredProducts,
): RecordViolation[] =>
  own.flatMap(({ id }, index) => {
    const path = `items/${index}/id`
    const owner = ownerOf.get(id)
    if (owner !== undefined && owner !== productId) return [{ path, message: `item ${id} belongs to product ${owner}` }]
    const isRepeated = own.findIndex((other) => other.id === id) < index
    return isRepeated ? [{ path, message: `has item ${id} twice` }] : []
  })

export const productRecordViolations = (product: ImportProduct, references: References, stored: StoredProducts) => [
  ...productViolations(product, references),
  ...claimViolations(product, stored),
]

/** A product that was checked has its items, and others may refer to it. */
export const admitProduct = (
  { id: productId, items: own }: ImportProduct,
  { brought, ownerOf }: StoredProducts,
): void => {
  brought.add(productId)
  for (const { id } of own) ownerOf.set(id, productId)
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

/** Returns what writes products that were checked, with all that belongs to them, relations aside. */
export const importProducts = (records: ImportProduct[], stored: StoredProducts) => {
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

/** Products that refer to one that does not exist; once all of an import were checked. */
export const relationViolations = (related: readonly rows.RelationRow[], { isKnown }: StoredProducts) =>
  related.flatMap(({ productId, kind, relatedId, position }) =>
    isKnown(relatedId)
      ? []
      : [
          {
            kind: 'product' as const,
            id: productId,
            path: `${kind}Ids/${position}`,
            message: `refers to the product ${relatedId}, which does not exist`,
          },
        ],
  )

/** Accessories and replacements; once all products of an import are there. */
export const importRelations = async (trx: Transaction, related: rows.RelationRow[]): Promise<void> => {
  for (let start = 0; start < related.length; start += relationBatch)
    await replaceRows(trx, productRelations, related.slice(start, start + relationBatch))
}
