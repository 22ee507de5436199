import { sql } from 'drizzle-orm'
import type { ImportProduct } from '#contract/import/catalogue.ts'
import { type ImportProductTexts, productTextKeys } from '#contract/import/deltas.ts'
import { replaceRows } from '#engine/db/bulk-rows.ts'
import type { Executor, Transaction } from '#engine/db/database.ts'
import type { Exporter } from '../../directory/directory.export.ts'
import type { RecordViolation } from '../../directory/import-references.ts'
import { productExporter } from '../import/product.export.ts'
import { productRow, textRows } from '../import/product-import.rows.ts'
import { productTexts } from '../product.tables.ts'

const textsOf = (product: ImportProduct): ImportProductTexts => ({
  productId: product.id,
  ...(Object.fromEntries(
    productTextKeys.flatMap((key) => (product[key] === undefined ? [] : [[key, product[key]]])),
  ) as Pick<ImportProduct, (typeof productTextKeys)[number]>),
  items: product.items.map(({ id, name }) => ({ itemId: id, name })),
})

const withNewTexts = (
  product: ImportProduct,
  { productId: _, items: named, ...texts }: ImportProductTexts,
): ImportProduct => {
  const names = new Map(named.map(({ itemId, name }) => [itemId, name]))
  const rest = Object.entries(product).filter(([key]) => !productTextKeys.some((text) => text === key))
  return {
    ...(Object.fromEntries(rest) as ImportProduct),
    ...texts,
    items: product.items.map((item) => ({ ...item, name: names.get(item.id) ?? item.name })),
  }
}

export const productTextsExporter: Exporter<ImportProductTexts> = {
  ids: productExporter.ids,
  find: async (db, ids) => {
    const found = await productExporter.find(db, ids)
    return new Map([...found].map(([id, product]) => [id, textsOf(product)]))
  },
  normalised: (record) => record,
}

const namesOthers = ({ items: named }: ImportProductTexts, { items }: ImportProduct): boolean =>
  named.some(({ itemId }) => !items.some(({ id }) => id === itemId))

/**
 * The records as they would be stored: HTML is sanitised, and items that they leave out keep their names. One that names items of
 * others is left to the checks.
 */
export const asStoredTexts = async (
  db: Executor,
  records: readonly ImportProductTexts[],
): Promise<ImportProductTexts[]> => {
  const ids = records.map(({ productId }) => productId)
  const stored = await productExporter.find(db, ids)
  return records.map((record) => {
    const product = stored.get(record.productId)
    return product && !namesOthers(record, product)
      ? textsOf(productExporter.normalised(withNewTexts(product, record)))
      : record
  })
}

/** Checks texts of these products. */
export const openTextChecks = async (db: Executor, records: readonly ImportProductTexts[]) => {
  const stored = await productTextsExporter.find(
    db,
    records.map(({ productId }) => productId),
  )
  return ({ productId, name, items }: ImportProductTexts): RecordViolation[] => {
    const own = stored.get(productId)
    if (!own) return [{ path: 'productId', message: `refers to the product ${productId}, which does not exist` }]
    return [
      ...(name.de && name.en ? [] : [{ path: 'name', message: 'has no name in one of the languages' }]),
      ...items.flatMap(({ itemId }, index) =>
        own.items.some((item) => item.itemId === itemId)
          ? []
          : [{ path: `items/${index}/itemId`, message: `refers to ${itemId}, which is no item of it` }],
      ),
    ]
  }
}

/** Writes texts of products that exist, and nothing else of them. */
export const importProductTexts = async (trx: Transaction, records: readonly ImportProductTexts[]): Promise<void> => {
  const ids = records.map(({ productId }) => productId)
  const stored = await productExporter.find(trx, ids)
  const products = records.flatMap((record) => {
    const product = stored.get(record.productId)
    return product ? [withNewTexts(product, record)] : []
  })
  await replaceRows(trx, productTexts, products.flatMap(textRows))
  const facts = products.map((product) => {
    const { id, dataAndFacts, extraTabs, labelAttributes } = productRow(product)
    return { id, dataAndFacts, extraTabs, labelAttributes }
  })
  await trx.execute(sql`
    update products p set data_and_facts = given."dataAndFacts", extra_tabs = given."extraTabs",
      label_attributes = given."labelAttributes"
    from json_to_recordset(${JSON.stringify(facts)}::json)
      as given (id text, "dataAndFacts" jsonb, "extraTabs" jsonb, "labelAttributes" jsonb)
    where p.id = given.id and (p.data_and_facts, p.extra_tabs, p.label_attributes)
      is distinct from (given."dataAndFacts", given."extraTabs", given."labelAttributes")`)
  const named = products.flatMap(({ items }) => items.map(({ id, name }) => ({ id, name })))
  await trx.execute(sql`
    update items i set name = given.name from json_to_recordset(${JSON.stringify(named)}::json) as given (id text, name jsonb)
    where i.id = given.id and i.name <> given.name`)
}
