import { inArray } from 'drizzle-orm'
import type { StoreId } from '#contract/generated/types.ts'
import type { ImportStore } from '#contract/import/content.ts'
import { storeIds } from '#contract/stores.ts'
import type { Executor } from '#engine/db/database.ts'
import { stores } from './stores.tables.ts'

/** Stored stores in the form of an import. */
export const storeExporter = {
  ids: async (db: Executor): Promise<string[]> => {
    const rows = await db.select({ id: stores.id }).from(stores)
    return storeIds.filter((id) => rows.some((row) => row.id === id))
  },
  find: async (db: Executor, ids: readonly string[]): Promise<Map<string, ImportStore>> => {
    const rows = await db
      .select()
      .from(stores)
      .where(inArray(stores.id, ids as StoreId[]))
    return new Map(rows.map(({ company, ...store }) => [store.id, { ...store, ...(company && { company }) }]))
  },
  normalised: (record: ImportStore): ImportStore => record,
}
