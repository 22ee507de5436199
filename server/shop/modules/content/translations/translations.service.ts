import type { StoreId, Translation } from '#contract/generated/types.ts'
import type { ImportTranslation } from '#contract/import/content.ts'
import { textsOfStore } from '#contract/store-texts.ts'
import { storeIds, type TextLanguage } from '#contract/stores.ts'
import { textLanguages, textsInLanguage } from '#contract/texts/own-texts.ts'
import type { Database } from '#engine/db/database.ts'
import { findTranslations } from './translations.repository.ts'

/** For whom texts are: each store may have variants of a text. */
export type TextReader = { store: { id: StoreId }; textLanguage: TextLanguage }

const nameOf = (store: StoreId, language: TextLanguage) => `${store}:${language}` as const

/** The texts of each store in each language, by `nameOf`. */
const textsByReader = (own: readonly ImportTranslation[]): Map<string, ReadonlyMap<string, string>> =>
  new Map(
    textLanguages.flatMap((language) => {
      const texts = textsInLanguage(own, language)
      return storeIds.map((store) => [nameOf(store, language), textsOfStore(store, texts)] as const)
    }),
  )

/**
 * All texts of the shop, held in process by store and language: those that it ships, with the rows of the table over them. `load` again
 * when rows change.
 */
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
