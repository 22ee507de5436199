import type { ImportTranslation } from '#contract/import/content.ts'
import type { Executor } from '#engine/db/database.ts'
import { translations } from './translations.tables.ts'

/** The shop's own texts. */
export const findTranslations = async (db: Executor): Promise<ImportTranslation[]> => {
  const rows = await db.select().from(translations)
  return rows.map(({ key, de, en }) => ({ key, text: { de, en } }))
}
