import type { ImportParameter } from '#contract/import/content.ts'
import type { Executor } from '../../db/database.ts'
import { saveParameters } from './parameters.repository.ts'

/** Stores editors' switches; importing one again replaces it. */
export const importParameters = (db: Executor, records: ImportParameter[]): Promise<void> => saveParameters(db, records)
