import { usePageScope } from '../page-scope.ts'
import { formatMessage, type TextValues } from './format-message.ts'

export type Translate = (key: string, values?: TextValues) => string

const noValues: TextValues = {}

/**
 * Texts of the shop by key: `const t = useTexts(); t('listing.results', { count })`. A page names the areas of its keys
 * in `+texts.ts`. A key without a text gives an empty string, never the key, and the server logs it once.
 */
export function useTexts(): Translate {
  const { texts, site, record } = usePageScope()
  return (key, values = noValues) => {
    const text = texts[key]
    if (text) return formatMessage(text, values, site.language)
    record.needText(key)
    return ''
  }
}
