import type { Translation } from '#contract/generated/types.ts'
import type { TextLanguage } from '#contract/stores.ts'
import type { Database } from '../../db/database.ts'
import { findTranslations } from './translations.repository.ts'

type Texts = Map<string, string>

/** All texts of the shop, held in process by language; `load` again when they change. */
export const createTranslationsService = (db: Database) => {
  let texts: Record<TextLanguage, Texts> = { de: new Map(), en: new Map() }

  return {
    load: async (): Promise<void> => {
      const rows = await findTranslations(db)
      texts = {
        // A text that nobody has translated yet is better shown in the other language than not at all.
        de: new Map(rows.map(({ key, de, en }) => [key, de || en])),
        en: new Map(rows.map(({ key, de, en }) => [key, en || de])),
      }
    },

    byKeys: (language: TextLanguage, keys: readonly string[]): Translation[] =>
      keys.flatMap((key) => {
        const value = texts[language].get(key)
        return value === undefined ? [] : [{ key, value }]
      }),

    /** In the order of their keys, each once. */
    byPrefixes: (language: TextLanguage, prefixes: readonly string[]): Translation[] => {
      const found: Translation[] = []
      for (const [key, value] of texts[language]) {
        if (prefixes.some((prefix) => key.startsWith(prefix))) found.push({ key, value })
      }
      return found
    },
  }
}

export type TranslationsService = ReturnType<typeof createTranslationsService>
