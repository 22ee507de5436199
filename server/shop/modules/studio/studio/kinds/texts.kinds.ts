import { parse } from '@messageformat/parser'
import { asc } from 'drizzle-orm'
import type { ImportParameter, ImportTranslation } from '#contract/import/content.ts'
import { parameterRecordViolations, removalViolations } from '#engine/modules/checkout/checkout/parameter-checks.ts'
import { importTranslations } from '#engine/modules/content/translations/translations.import.ts'
import { translations } from '#engine/modules/content/translations/translations.tables.ts'
import { importParameters, trimmed } from '#engine/modules/stores/parameters/parameters.import.ts'
import { parameters } from '#engine/modules/stores/parameters/parameters.tables.ts'
import { defineKind, each, meant } from './kind.ts'

const isMessage = (text: string): boolean => {
  try {
    parse(text)
    return true
  } catch {
    return false
  }
}

const messageErrors = ({ text }: ImportTranslation) =>
  (['de', 'en'] as const).flatMap((language) =>
    isMessage(text[language]) ? [] : [{ path: `text.${language}`, message: 'is no message in the ICU format' }],
  )

const ofTranslation = { table: translations, key: translations.key }

export const translationKind = defineKind<ImportTranslation>({
  kind: 'translation',
  list: 'translations',
  at: ofTranslation,
  keyField: 'key',
  titleOf: ({ text }) => text?.de,
  find: async (db, filter) => {
    const rows = await db.select().from(translations).where(meant(ofTranslation, filter)).orderBy(asc(translations.key))
    return rows.map(({ key: name, de, en }) => ({ key: name, text: { de, en } }))
  },
  violations: each(messageErrors),
  save: importTranslations,
})

const ofParameter = { table: parameters, key: parameters.name, store: parameters.store }

export const parameterKind = defineKind<ImportParameter>({
  kind: 'parameter',
  list: 'parameters',
  at: ofParameter,
  keyField: 'name',
  titleOf: ({ name }) => name,
  find: (db, filter) => db.select().from(parameters).where(meant(ofParameter, filter)).orderBy(asc(parameters.name)),
  normalised: trimmed,
  violations: parameterRecordViolations,
  save: importParameters,
  removalViolations: async (db, { key, store }) => (store === '' ? [] : removalViolations(db, { store, name: key })),
})
