import type { Executor } from '#engine/db/database.ts'
import { translations } from './translations.tables.ts'

export const findTranslations = (db: Executor) => db.select().from(translations).orderBy(translations.key)
