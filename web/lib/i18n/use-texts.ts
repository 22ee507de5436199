import { usePageScope } from '../scope/page-scope.ts'
import { formatMessage, type TextValues } from './format-message.ts'
import type { CompiledTexts } from './load-texts.ts'

export type Translate = (key: string, values?: TextValues) => string

/** A text that is missing, as people see it. */
const markedKey = (key: string): string => `⟦${key}⟧`

/** False while none of the key's area could be loaded: a page of keys would say less than one without texts. */
const hasArea = (texts: CompiledTexts, key: string): boolean => {
  const area = key.slice(0, key.indexOf('.') + 1)
  return Object.keys(texts).some((known) => known.startsWith(area))
}

const noValues: TextValues = {}

/**
 * Texts of the shop by key: `const t = useTexts(); t('listing.results', { count })`. A page names the areas of its keys
 * in its `+config.ts`. A key without a text is shown in marks, and the server logs and counts it once. Texts that could not be loaded are
 * empty for visitors; editors (preview, debug) see their keys.
 */
export function useTexts(): Translate {
  const { texts, site, record, isPreview } = usePageScope()
  return (key, values = noValues) => {
    const text = texts[key]
    if (text) return formatMessage(text, values, site.language)
    record.needText(key)
    return isPreview || site.isDebug || hasArea(texts, key) ? markedKey(key) : ''
  }
}
