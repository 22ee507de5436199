import { inArray } from 'drizzle-orm'
import type { ImportTranslation } from '#contract/import/content.ts'
import { isEmptyText, ownText } from '#contract/texts/own-texts.ts'
import { wasShipped } from '#contract/texts/shipped.ts'
import { replaceRows } from '#engine/db/bulk-rows.ts'
import type { Executor } from '#engine/db/database.ts'
import { translations } from './translations.tables.ts'

/**
 * A record of an import as it is stored. Exports of before had every text: what this or an earlier version ships is no text of the shop's
 * own, so a language that says it is empty.
 */
export const importedText = ({ key, text }: ImportTranslation): ImportTranslation => ({
  key,
  text: {
    de: wasShipped(key, 'de', text.de) ? '' : text.de,
    en: wasShipped(key, 'en', text.en) ? '' : text.en,
  },
})

/** Stores texts of the shop's own in place of those that it has; one that says what is shipped ends. */
export const saveTranslations = async (db: Executor, records: readonly ImportTranslation[]): Promise<void> => {
  const own = records.map((record) => ({ key: record.key, ...ownText(record) }))
  const ended = own.filter(isEmptyText).map(({ key }) => key)
  if (ended.length > 0) await db.delete(translations).where(inArray(translations.key, ended))
  await replaceRows(
    db,
    translations,
    own.filter((row) => !isEmptyText(row)),
  )
}

/** Stores what the texts of an import say beyond the shipped ones. */
export const importTranslations = (db: Executor, records: readonly ImportTranslation[]): Promise<void> =>
  saveTranslations(db, records.map(importedText))
