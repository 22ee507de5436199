import type { ImportTranslation } from '#contract/import/content.ts'
import type { Executor } from '../../db/database.ts'
import { saveTranslations } from './translations.repository.ts'

/** Stores texts; importing one again replaces it. */
export const importTranslations = (db: Executor, records: ImportTranslation[]): Promise<void> =>
  saveTranslations(
    db,
    records.map(({ key, text }) => ({ key, ...text })),
  )
