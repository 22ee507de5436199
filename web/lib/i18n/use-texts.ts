import { usePageScope } from '../scope/page-scope.ts'
import { formatMessage, type TextValues } from './format-message.ts'

export type Translate = (key: string, values?: TextValues) => string

/** How editors see a text that is missing. */
const markedKey = (key: string): string => `⟦${key}⟧`

const noValues: TextValues = {}

/**
 * Texts of the shop by key: `const t = useTexts(); t('listing.results', { count })`. A page names the areas of its keys
 * in its `+config.ts`. A key without a text gives visitors an empty string, and editors (preview, debug) the key in marks; the
 * server logs and counts it once.
 */
export function useTexts(): Translate {
  const { texts, site, record, isPreview } = usePageScope()
  return (key, values = noValues) => {
    const text = texts[key]
    if (text) return formatMessage(text, values, site.language)
    record.needText(key)
    return isPreview || site.isDebug ? markedKey(key) : ''
  }
}
