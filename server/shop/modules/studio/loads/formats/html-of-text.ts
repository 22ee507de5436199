import { hasTags } from '#lib/plain-text.ts'

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

const isHtml = (text: string): boolean => hasTags(text) || /&(?:#\d+|#x[\da-f]+|\w+);/i.test(text)

/** HTML as it is, and plain text as paragraphs. */
export const htmlOfText = (text: string): string => {
  if (isHtml(text)) return text.trim()
  const paragraphs = text.split(/(?:\r\n?|\n)\s*(?:\r\n?|\n)/).map((paragraph) => paragraph.trim())
  return paragraphs
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => paragraph.replaceAll(/[&<>]/g, (sign) => signs[sign] ?? sign).replaceAll(/\r\n?|\n/g, '<br>'))
    .map((paragraph) => `<p>${paragraph}</p>`)
    .join('')
}
