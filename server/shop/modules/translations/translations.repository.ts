import { replaceRows } from '../../db/bulk-rows.ts'
import type { Executor } from '../../db/database.ts'
import { translations } from './translations.tables.ts'

export const findTranslations = (db: Executor) => db.select().from(translations).orderBy(translations.key)

export const saveTranslations = (db: Executor, rows: (typeof translations.$inferInsert)[]): Promise<void> =>
  replaceRows(db, translations, rows)
