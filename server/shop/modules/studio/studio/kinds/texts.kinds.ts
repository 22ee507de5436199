import { parse } from '@messageformat/parser'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { ImportParameter, ImportTranslation } from '#contract/import/content.ts'
import { parameterRecordViolations, removalViolations } from '#engine/modules/checkout/checkout/parameter-checks.ts'
import { importTranslations } from '#engine/modules/content/translations/translations.import.ts'
import { translations } from '#engine/modules/content/translations/translations.tables.ts'
import { importParameters } from '#engine/modules/stores/parameters/parameters.import.ts'
import { parameters } from '#engine/modules/stores/parameters/parameters.tables.ts'
import { defineKind, each } from './kind.ts'

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

export const translationKind = defineKind<ImportTranslation>({
  kind: 'translation',
  list: 'translations',
  hasStore: false,
  hasLanguage: false,
  keyField: 'key',
  titleOf: ({ text }) => text?.de,
  find: async (db, { key }) => {
    const rows = await db
      .select()
      .from(translations)
      .where(key === undefined ? undefined : eq(translations.key, key))
      .orderBy(asc(translations.key))
    return rows.map(({ key: name, de, en }) => ({ key: name, text: { de, en } }))
  },
  violations: each(messageErrors),
  save: importTranslations,
  remove: async (trx, { key }) => {
    await trx.delete(translations).where(eq(translations.key, key))
  },
})

export const parameterKind = defineKind<ImportParameter>({
  kind: 'parameter',
  list: 'parameters',
  hasStore: true,
  hasLanguage: false,
  keyField: 'name',
  titleOf: ({ name }) => name,
  find: (db, { store, key }) =>
    db
      .select()
      .from(parameters)
      .where(and(store && eq(parameters.store, store), key === undefined ? undefined : eq(parameters.name, key)))
      .orderBy(asc(parameters.name)),
  violations: parameterRecordViolations,
  save: importParameters,
  removalViolations: async (db, { key, store }) => (store === '' ? [] : removalViolations(db, { store, name: key })),
  remove: async (trx, { key, store }) => {
    await trx.delete(parameters).where(and(eq(parameters.name, key), sql`${parameters.store} = ${store}`))
  },
})
