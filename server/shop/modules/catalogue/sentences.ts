import { setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { LRUCache } from 'lru-cache'
import type { StoreId } from '#contract/generated/types.ts'
import { type ShopLanguage, shopLanguages } from '#contract/stores.ts'
import type { TranslationsService } from '../translations/translations.service.ts'

/** For whom a sentence is: the store's variant of a text is taken, in the language of the call. */
export type Listener = { store: { id: StoreId }; language: ShopLanguage }

type Values = Record<string, string | number>

/** Remembered sentences: a few thousand short strings. */
const remembered = 5000

/**
 * What the engine itself says, from the shop's translations (ICU messages) by key. The first key that has a text is
 * taken; without any the sentence is empty, since a key is never shown to a visitor.
 */
export const createSentences = (translations: TranslationsService) => {
  const i18n = setupI18n()
  const spoken = new LRUCache<string, string>({ max: remembered })

  return ({ store, language }: Listener, keys: string | readonly string[], values: Values = {}): string => {
    const wanted = typeof keys === 'string' ? [keys] : keys
    const found = translations.byKeys({ store, textLanguage: shopLanguages[language] }, wanted)
    const message = wanted
      .map((key) => found.find((each) => each.key === key)?.value)
      .find((value) => value !== undefined)
    if (message === undefined) return ''
    const name = `${language} ${message} ${JSON.stringify(values)}`
    let sentence = spoken.get(name)
    if (sentence === undefined) {
      i18n.loadAndActivate({ locale: language, messages: { sentence: compileMessage(message) } })
      sentence = i18n._('sentence', values)
      spoken.set(name, sentence)
    }
    return sentence
  }
}

export type Sentences = ReturnType<typeof createSentences>
