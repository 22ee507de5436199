import type { ImportStore } from '#contract/import/content.ts'
import type { Executor } from '../../db/database.ts'
import { saveStores } from './stores.repository.ts'

/** Stores the storefronts; importing one again replaces it. */
export const importStores = (db: Executor, records: ImportStore[]): Promise<void> => saveStores(db, records)
