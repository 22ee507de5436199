import type { StoreId, Translation } from '#contract/generated/types.ts'
import { textsOfStore } from '#contract/store-texts.ts'
import { storeIds, type TextLanguage } from '#contract/stores.ts'
import type { Database } from '#engine/db/database.ts'
import { findTranslations } from './translations.repository.ts'

type Row = Awaited<ReturnType<typeof findTranslations>>[number]

/** For whom texts are: each store may have variants of a text. */
export type TextReader = { store: { id: StoreId }; textLanguage: TextLanguage }

const nameOf = (store: StoreId, language: TextLanguage) => `${store}:${language}` as const

/** The texts of each store in each language, by `nameOf`. */
const textsByReader = (rows: readonly Row[]): Map<string, Map<string, string>> => {
  // A text that is not translated yet is better shown in the other language than not at all.
  const inLanguage = {
    de: rows.map(({ key, de, en }) => [key, de || en] as const),
    en: rows.map(({ key, de, en }) => [key, en || de] as const),
  }
  return new Map(
    storeIds.flatMap((store) =>
      (['de', 'en'] as const).map((language) => [nameOf(store, language), textsOfStore(store, inLanguage[language])]),
    ),
  )
}

/** All texts of the shop, held in process by store and language; `load` again when they change. */
export const createTranslationsService = (db: Database) => {
  let texts = textsByReader([])

  const textsFor = ({ store, textLanguage }: TextReader): ReadonlyMap<string, string> =>
    texts.get(nameOf(store.id, textLanguage)) ?? new Map()

  return {
    load: async (): Promise<void> => {
      texts = textsByReader(await findTranslations(db))
    },

    byKeys: (reader: TextReader, keys: readonly string[]): Translation[] => {
      const known = textsFor(reader)
      return keys.flatMap((key) => {
        const value = known.get(key)
        return value === undefined ? [] : [{ key, value }]
      })
    },

    /** In the order of their keys, each once. */
    byPrefixes: (reader: TextReader, prefixes: readonly string[]): Translation[] => {
      const found: Translation[] = []
      for (const [key, value] of textsFor(reader)) {
        if (prefixes.some((prefix) => key.startsWith(prefix))) found.push({ key, value })
      }
      return found
    },
  }
}

export type TranslationsService = ReturnType<typeof createTranslationsService>
