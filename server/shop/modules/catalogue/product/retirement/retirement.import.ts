import { inArray, sql } from 'drizzle-orm'
import type { ImportRetirement } from '#contract/import/deltas.ts'
import type { Executor, Transaction } from '#engine/db/database.ts'
import type { Exporter } from '../../directory/directory.export.ts'
import { products } from '../product.tables.ts'

/** Whether products are retired, by product. */
export const retirementExporter: Exporter<ImportRetirement> = {
  ids: async (db) => {
    const rows = await db.select({ id: products.id }).from(products).orderBy(sql`length(id), id collate "C"`)
    return rows.map(({ id }) => id)
  },
  find: async (db: Executor, ids) => {
    const rows = await db
      .select({ productId: products.id, isRetired: products.isRetired })
      .from(products)
      .where(inArray(products.id, [...ids]))
    return new Map(rows.map((row) => [row.productId, row]))
  },
  normalised: (record) => record,
}

/** Retires products that exist, or brings them back. */
export const importRetirements = async (trx: Transaction, records: readonly ImportRetirement[]): Promise<void> => {
  await trx.execute(sql`
    update ${products} p set is_retired = given."isRetired"
    from json_to_recordset(${JSON.stringify(records)}::json) as given ("productId" text, "isRetired" boolean)
    where p.id = given."productId"`)
}
