import type { ImportStore } from '#contract/import/content.ts'
import { replaceRows } from '../../db/bulk-rows.ts'
import type { Executor } from '../../db/database.ts'
import { stores } from './stores.tables.ts'

/** Stores the storefronts; importing one again replaces it. */
export const importStores = (db: Executor, records: ImportStore[]): Promise<void> => replaceRows(db, stores, records)
