import { setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { LRUCache } from 'lru-cache'
import type { StoreId } from '#contract/generated/types.ts'
import { type ShopLanguage, shopLanguages } from '#contract/stores.ts'
import type { TextKey } from '#contract/texts/translations.ts'
import { spelledIn } from '#lib/swiss-spelling.ts'
import type { TranslationsService } from './translations.service.ts'

/** Selects the store's variant of a text and the language of the call. */
export type TextAudience = { store: { id: StoreId }; language: ShopLanguage }

type Values = Record<string, string | number>

/** Translated texts kept in memory: a few thousand short strings. */
const maxCached = 5000

/** A key that the shop ships; of one that is put together, `mail.${kind}.subject`, the compiler knows that there are some of the form. */
type Known<Key extends string> = Key extends unknown ? ([Extract<TextKey, Key>] extends [never] ? never : Key) : never

/** A text that is missing, as people see it. */
const markedKey = (key: string): string => `⟦${key}⟧`

/**
 * Texts that the engine itself sends, from the shop's translations (ICU messages) by key; of several keys the first that has a text is
 * taken. A key without a text, or with an empty one, is shown itself, so that no mail or paper is empty, and `onMissing` hears of it.
 */
export const createTranslate = (
  translations: Pick<TranslationsService, 'byKeys'>,
  onMissing: (key: string) => void = () => undefined,
) => {
  const i18n = setupI18n()
  const cached = new LRUCache<string, string>({ max: maxCached })

  return <Key extends string>(
    { store, language }: TextAudience,
    keys: Known<Key> | readonly string[],
    values: Values = {},
  ): string => {
    const wanted: readonly string[] = typeof keys === 'string' ? [keys] : keys
    const found = translations.byKeys({ store, textLanguage: shopLanguages[language] }, wanted)
    const message = wanted
      .map((key) => found.find((each) => each.key === key)?.value)
      .find((value) => value !== undefined && value.trim() !== '')
    if (message === undefined) {
      const key = wanted.at(-1) ?? ''
      onMissing(key)
      return markedKey(key)
    }
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
