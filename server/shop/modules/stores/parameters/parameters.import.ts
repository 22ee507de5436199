import type { ImportParameter } from '#contract/import/content.ts'
import { replaceRows } from '../../../db/bulk-rows.ts'
import type { Executor } from '../../../db/database.ts'
import { parameters } from './parameters.tables.ts'

/** Stores editors' switches; importing one again replaces it. */
export const importParameters = (db: Executor, records: ImportParameter[]): Promise<void> =>
  replaceRows(db, parameters, records)
