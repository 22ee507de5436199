import sanitize from 'sanitize-html'
import { cleanText } from '#contract/text/clean-text.ts'

/** The only characters that the sanitiser writes as entities. */
const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** The words of HTML in one line, for those who take no HTML: parts that stand apart are apart by a space. */
export const plainTextOf = (html: string): string => {
  const apart = html.replace(/<(?:br|\/p|\/li|\/h\d|\/td|\/tr|\/div)\b[^>]*>/gi, ' ')
  const text = sanitize(apart, { allowedTags: [], allowedAttributes: {} })
  return cleanText(text.replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity))
    .replace(/\s+/g, ' ')
    .trim()
}
