import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { StoreId } from '#contract/generated/types.ts'
import type { ImportLegalText, LegalSection } from '#contract/import/content.ts'
import { legalPlaceholders } from '#contract/rules/legal-placeholder.ts'
import type { TextLanguage } from '#contract/stores.ts'
import { SetupInvalidError, type SetupViolation } from './setup-errors.ts'
import type { ShopFile } from './shop-file.ts'
import { recordOf, storesOf, textLanguagesOf } from './store-defaults.ts'

export const legalKinds = ['terms', 'withdrawal', 'privacy'] as const
export type LegalKind = (typeof legalKinds)[number]

/** Sections of the owner's files by store, kind and language; null where the file is yet to come. */
export type LegalWords = Record<string, LegalSection[] | null>

export const wordsKey = (store: StoreId, kind: LegalKind | 'imprint', language: TextLanguage): string =>
  `${store} ${kind} ${language}`

const titles: Record<LegalKind, Record<TextLanguage, string>> = {
  terms: { de: 'Allgemeine Geschäftsbedingungen', en: 'General terms and conditions' },
  withdrawal: { de: 'Widerrufsbelehrung', en: 'Information on withdrawal' },
  privacy: { de: 'Datenschutz', en: 'Privacy' },
}

/** Paragraphs stand apart by an empty line; a line that begins with # is the headline of what follows. */
export const sectionsOf = (text: string): LegalSection[] => {
  const sections: LegalSection[] = []
  for (const block of text.replaceAll('\r\n', '\n').split(/\n\s*\n|\n(?=#)/)) {
    const [, headline, rest] = /^#+\s*([^\n]*)\n?([\s\S]*)$/.exec(block.trim()) ?? [null, null, block]
    const paragraph = (rest ?? '').trim()
    const last = sections.at(-1)
    if (headline || !last) sections.push({ headline: headline || null, paragraphs: paragraph ? [paragraph] : [] })
    else if (paragraph) last.paragraphs.push(paragraph)
  }
  return sections.filter(({ headline, paragraphs }) => headline || paragraphs.length > 0)
}

type FileOfText = { key: string; path: string; file: string | undefined }

const filesOf = (shop: ShopFile): FileOfText[] =>
  storesOf(shop).flatMap(([id, store]) =>
    textLanguagesOf(recordOf(shop, id, store)).flatMap((language) =>
      ([...legalKinds, 'imprint'] as const).map((kind) => ({
        key: wordsKey(id, kind, language),
        path: `stores.${id}.legal.${kind}.${language}`,
        file: store.legal?.[kind]?.[language],
      })),
    ),
  )

/**
 * Reads the files of legal texts that the owner's file names, from its folder.
 * @throws SetupInvalidError for files that are missing or empty
 */
export const readLegalFiles = async (shop: ShopFile, folder: string, source: string): Promise<LegalWords> => {
  const violations: SetupViolation[] = []
  const words: LegalWords = {}
  for (const { key, path, file } of filesOf(shop)) {
    words[key] = null
    if (file === undefined) continue
    const text = await readFile(resolve(folder, file), 'utf8').catch(() => null)
    const sections = text === null ? [] : sectionsOf(text)
    if (text === null) violations.push({ path, message: `there is no file ${resolve(folder, file)}` })
    else if (sections.length === 0) violations.push({ path, message: `${file} is empty` })
    else words[key] = sections
  }
  if (violations.length > 0) throw new SetupInvalidError(violations, source)
  return words
}

const notWritten: Record<TextLanguage, string> = {
  de: 'Dieser Text ist noch nicht geschrieben.',
  en: 'This text is not written yet.',
}

const placeholder = (language: TextLanguage): LegalSection[] => [
  { headline: null, paragraphs: [`${notWritten[language]} ${legalPlaceholders[language]}`] },
]

/** Legal texts of the stores, as the engine takes them; what is yet to come is a placeholder that keeps the store from selling. */
export const legalTextsOf = (shop: ShopFile, words: LegalWords, version: string): ImportLegalText[] =>
  storesOf(shop).flatMap(([store, own]) =>
    legalKinds.flatMap((kind) =>
      textLanguagesOf(recordOf(shop, store, own)).map((language) => ({
        store,
        language,
        kind,
        version,
        title: titles[kind][language],
        sections: words[wordsKey(store, kind, language)] ?? placeholder(language),
      })),
    ),
  )
