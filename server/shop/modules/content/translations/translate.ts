import { setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { LRUCache } from 'lru-cache'
import type { StoreId } from '#contract/generated/types.ts'
import { type ShopLanguage, shopLanguages } from '#contract/stores.ts'
import { spelledIn } from '#lib/swiss-spelling.ts'
import type { TranslationsService } from './translations.service.ts'

/** Selects the store's variant of a text and the language of the call. */
export type TextAudience = { store: { id: StoreId }; language: ShopLanguage }

type Values = Record<string, string | number>

/** Translated texts kept in memory: a few thousand short strings. */
const maxCached = 5000

/**
 * Texts that the engine itself sends, from the shop's translations (ICU messages) by key. The first key that has a text is
 * taken; without any the result is empty, since a key is never shown to a visitor.
 */
export const createTranslate = (translations: TranslationsService) => {
  const i18n = setupI18n()
  const cached = new LRUCache<string, string>({ max: maxCached })

  return ({ store, language }: TextAudience, keys: string | readonly string[], values: Values = {}): string => {
    const wanted = typeof keys === 'string' ? [keys] : keys
    const found = translations.byKeys({ store, textLanguage: shopLanguages[language] }, wanted)
    const message = wanted
      .map((key) => found.find((each) => each.key === key)?.value)
      .find((value) => value !== undefined)
    if (message === undefined) return ''
    const name = `${language} ${message} ${JSON.stringify(values)}`
    let text = cached.get(name)
    if (text === undefined) {
      i18n.loadAndActivate({ locale: language, messages: { text: compileMessage(spelledIn(language, message)) } })
      text = i18n._('text', values)
      cached.set(name, text)
    }
    return text
  }
}

export type Translate = ReturnType<typeof createTranslate>
