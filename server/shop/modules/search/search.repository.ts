import { replaceRows } from '../../db/bulk-rows.ts'
import type { Executor } from '../../db/database.ts'
import { searchRedirects, synonyms } from './search.tables.ts'

export const findSearchRedirects = (db: Executor) => db.select().from(searchRedirects)

export const saveSearchRedirects = (db: Executor, rows: (typeof searchRedirects.$inferInsert)[]): Promise<void> =>
  replaceRows(db, searchRedirects, rows)

export const saveSynonyms = (db: Executor, rows: (typeof synonyms.$inferInsert)[]): Promise<void> =>
  replaceRows(db, synonyms, rows)
