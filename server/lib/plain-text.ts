import { cleanText } from '#contract/text/clean-text.ts'

const tags = /<\/?[a-z!][^>]*>/i

/** As `cleanLine`, but keeps line breaks, with at most one empty line in a row. */
export const plainParagraphs = (text: string): string =>
  cleanText(text)
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** Whether the text contains HTML tags. */
export const hasTags = (text: string): boolean => tags.test(text)

/** Characters as people count them, not UTF-16 units. */
export const characterCount = (text: string): number => [...text].length

/** At most so many UTF-16 units from the beginning of a text, and no half of an emoji at the cut: PostgreSQL refuses that in jsonb. */
export const beginningOf = (text: string, maxLength: number): string =>
  text.slice(0, maxLength).replace(/[\ud800-\udbff]$/, '')
