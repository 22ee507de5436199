import type { LocalisedText } from '#contract/import/catalogue.ts'
import type { TextLanguage } from '#contract/stores.ts'
import { cleanLine, cleanText } from '#contract/text/clean-text.ts'
import type { XmlElement } from './xml-elements.ts'

/** By the codes of ISO 639, of two or three letters. */
export const languageOf = (code: string): TextLanguage | null => {
  const [language = ''] = code.toLowerCase().split(/[-_]/)
  if (['de', 'deu', 'ger', 'gsw'].includes(language)) return 'de'
  return ['en', 'eng'].includes(language) ? 'en' : null
}

/** Texts of elements that say the same in several languages; without `lang` in that of the catalogue. Null where none says anything. */
export const localised = (
  elements: readonly XmlElement[],
  language: TextLanguage,
  read: (text: string) => string = cleanLine,
): LocalisedText | null => {
  const texts: Partial<LocalisedText> = {}
  for (const { attributes, text } of elements) {
    const code = attributes.lang ?? attributes['xml:lang']
    const own = code === undefined ? language : languageOf(code)
    const content = read(cleanText(text)).trim()
    if (own && content !== '') texts[own] ??= content
  }
  const { de = texts.en, en = texts.de } = texts
  return de === undefined || en === undefined ? null : { de, en }
}
