import { parse, type Token } from '@messageformat/parser'
import { asc } from 'drizzle-orm'
import type { StudioFinding } from '#contract/generated/types.ts'
import type { ImportParameter, ImportTranslation } from '#contract/import/content.ts'
import { shopNamePlaceholder, storesWithVariants, variantOf } from '#contract/store-texts.ts'
import { isEmptyText, isTextKey, ownText, shippedText } from '#contract/texts/own-texts.ts'
import { translations as shippedTexts } from '#contract/texts/translations.ts'
import { parameterRecordViolations, removalViolations } from '#engine/modules/checkout/checkout/parameter-checks.ts'
import { importedText, saveTranslations } from '#engine/modules/content/translations/translations.import.ts'
import { translations } from '#engine/modules/content/translations/translations.tables.ts'
import { importParameters, trimmed } from '#engine/modules/stores/parameters/parameters.import.ts'
import { parameters } from '#engine/modules/stores/parameters/parameters.tables.ts'
import { defineKind, meant } from './kind.ts'

type Violation = StudioFinding

const parsed = (text: string): Token[] | null => {
  try {
    return parse(text)
  } catch {
    return null
  }
}

/** Names of the values that a message takes; the shop's name is filled in everywhere. */
const valuesIn = (tokens: readonly Token[]): string[] =>
  tokens.flatMap((token) => {
    if (token.type === 'content' || token.type === 'octothorpe') return []
    const within = 'cases' in token ? token.cases.flatMap((each) => valuesIn(each.tokens)) : []
    return [token.arg, ...within]
  })

const valuesOf = (text: string): string[] =>
  [...new Set(valuesIn(parsed(text) ?? []))].filter((name) => `{${name}}` !== shopNamePlaceholder).sort()

const languages = ['de', 'en'] as const

/** What an override lacks or has too much, compared with the text that the shop ships by now. */
const placeholderViolations = ({ key, text }: ImportTranslation): Violation[] => {
  const shipped = shippedText(key)
  if (!shipped) return []
  return languages.flatMap((language): Violation[] => {
    if (text[language] === '') return []
    const [own, given] = [valuesOf(text[language]), valuesOf(shipped[language])]
    const path = `text.${language}`
    const unknown = own.filter((name) => !given.includes(name))
    const missing = given.filter((name) => !own.includes(name))
    return [
      ...(unknown.length > 0
        ? [{ path, message: `has placeholders without a value: ${unknown.join(', ')}`, level: 'warning' as const }]
        : []),
      ...(missing.length > 0
        ? [{ path, message: `needs placeholders of the default: ${missing.join(', ')}`, level: 'warning' as const }]
        : []),
    ]
  })
}

const messageViolations = (record: ImportTranslation): Violation[] => {
  if (!isTextKey(record.key) && isEmptyText(ownText(record)))
    return [{ path: 'text.de', message: 'is missing', level: 'error' }]
  const broken = languages.flatMap((language): Violation[] =>
    parsed(record.text[language])
      ? []
      : [{ path: `text.${language}`, message: 'is no message in the ICU format', level: 'error' }],
  )
  return broken.length > 0 ? broken : placeholderViolations(record)
}

const ofTranslation = { table: translations, key: translations.key }

export const translationKind = defineKind<ImportTranslation>({
  kind: 'translation',
  list: 'translations',
  at: ofTranslation,
  keyField: 'key',
  titleOf: ({ key = '', text }) => text?.de || shippedText(key)?.de,
  find: async (db, filter) => {
    const rows = await db.select().from(translations).where(meant(ofTranslation, filter)).orderBy(asc(translations.key))
    return rows.map(({ key: name, de, en }) => ({ key: name, text: { de, en } }))
  },
  shipped: {
    keys: shippedTexts.map(({ key }) => key),
    bodyOf: (key) => (isTextKey(key) ? { key, text: shippedText(key) } : null),
    blank: (key) => (isTextKey(key) ? { key, text: { de: '', en: '' } } : null),
    variantKeys: (key) => (variantOf(key) ? [] : storesWithVariants.map((store) => `${key}.${store}`)),
    isOutdated: (body) => placeholderViolations(body as ImportTranslation).length > 0,
  },
  normalised: importedText,
  violations: (_db, records) =>
    records.flatMap((record, index) => messageViolations(record).map((violation) => ({ ...violation, record: index }))),
  save: saveTranslations,
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
