import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { shopNameKey, shopNamePlaceholder } from '#contract/store-texts.ts'
import type { TextLanguage } from '#contract/stores.ts'
import { shippedText, textLanguages } from './own-texts.ts'
import { translations } from './translations.ts'

/** Hashes of all texts that any version has shipped, sorted, one a line. `generate-shipped.ts` adds those of new words and removes none. */
export const shippedFile = join(import.meta.dirname, 'shipped.txt')

const hashLength = 8

/** Texts of before the placeholder have the name of the demo shop in its place. */
const withPlaceholder = (key: string, text: string): string => {
  const name = key === shopNameKey ? undefined : shippedText(shopNameKey)?.de
  return name ? text.replaceAll(name, shopNamePlaceholder) : text
}

/** A migration reckons the same in SQL (`0019_own_texts.sql`). */
export const hashOfText = (key: string, language: TextLanguage, text: string): string =>
  createHash('sha256')
    .update(`${key} ${language} ${withPlaceholder(key, text)}`)
    .digest('base64url')
    .slice(0, hashLength)

export const hashesOfToday = (): string[] =>
  translations.flatMap(({ key, text }) => textLanguages.map((language) => hashOfText(key, language, text[language])))

export const readShipped = (): Set<string> => new Set(readFileSync(shippedFile, 'utf8').split('\n').filter(Boolean))

let shipped: Set<string> | null = null

/** Whether this or an earlier version has shipped the text under the key. */
export const wasShipped = (key: string, language: TextLanguage, text: string): boolean => {
  shipped ??= readShipped()
  return shipped.has(hashOfText(key, language, text))
}
