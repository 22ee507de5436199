import type { ImportTranslation } from '#contract/import/content.ts'
import { replaceRows } from '#engine/db/bulk-rows.ts'
import type { Executor } from '#engine/db/database.ts'
import { translations } from './translations.tables.ts'

/** Stores texts; importing one again replaces it. */
export const importTranslations = (db: Executor, records: ImportTranslation[]): Promise<void> =>
  replaceRows(
    db,
    translations,
    records.map(({ key, text }) => ({ key, ...text })),
  )
