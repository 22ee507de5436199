import { inArray, sql } from 'drizzle-orm'
import type { ImportSale } from '#contract/import/deltas.ts'
import type { Executor, Transaction } from '#engine/db/database.ts'
import type { Exporter } from '../../directory/directory.export.ts'
import { products } from '../product.tables.ts'

/** Stores that sell products, by product. */
export const saleExporter: Exporter<ImportSale> = {
  ids: async (db) => {
    const rows = await db.select({ id: products.id }).from(products).orderBy(sql`length(id), id collate "C"`)
    return rows.map(({ id }) => id)
  },
  find: async (db: Executor, ids) => {
    const rows = await db
      .select({ productId: products.id, stores: products.stores })
      .from(products)
      .where(inArray(products.id, [...ids]))
    return new Map(rows.map((row) => [row.productId, row]))
  },
  normalised: (record) => record,
}

/** Sets the stores of products that exist. */
export const importSale = async (trx: Transaction, records: readonly ImportSale[]): Promise<void> => {
  await trx.execute(sql`
    update ${products} p set stores = array(select json_array_elements_text(given.stores))
    from json_to_recordset(${JSON.stringify(records)}::json) as given ("productId" text, stores json)
    where p.id = given."productId"`)
}
