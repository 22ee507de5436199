import type { ImportTranslation } from '#contract/import/content.ts'
import { variantOf } from '#contract/store-texts.ts'
import type { TextLanguage } from '#contract/stores.ts'
import { translations } from './translations.ts'

type Text = ImportTranslation['text']

export const textLanguages = ['de', 'en'] as const satisfies readonly TextLanguage[]

const shipped: ReadonlyMap<string, Text> = new Map(translations.map(({ key, text }) => [key, text]))

/** The text that the shop ships; null for keys that only this shop has. */
export const shippedText = (key: string): Text | null => shipped.get(key) ?? null

/** Of a text that the shop ships. */
export const isTextKey = (key: string): boolean => shipped.has(key)

const otherThan = (text: string, shippedOne: string | undefined): string =>
  text.trim() === '' || text === shippedOne ? '' : text

/** What a shop's own record says beyond the shipped one: a language that says the same, or nothing, is empty. */
export const ownText = ({ key, text: { de, en } }: ImportTranslation): Text => {
  const known = shippedText(key)
  return { de: otherThan(de, known?.de), en: otherThan(en, known?.en) }
}

export const isEmptyText = ({ de, en }: Text): boolean => de === '' && en === ''

/**
 * All texts in one language by key, sorted: the shipped ones, with `own` over them by key and language. A text that has the other language
 * alone is shown in it, a variant gives way to its base then.
 */
export const textsInLanguage = (
  own: readonly ImportTranslation[],
  language: TextLanguage,
): (readonly [key: string, value: string])[] => {
  const values = new Map(translations.map(({ key, text }) => [key, text[language]]))
  for (const { key, text } of own) {
    const other = variantOf(key) ? '' : text.de || text.en
    const value = text[language] || values.get(key) || other
    if (value !== '') values.set(key, value)
  }
  return [...values].sort(([one], [other]) => (one < other ? -1 : 1))
}
