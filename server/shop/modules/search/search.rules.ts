import { fold } from '../../search-index/words.rules.ts'

/** What is longer is cut: nobody types it, and every word costs. */
const maxQueryLength = 200

/** A text as it is read: without control characters, trimmed, with single spaces. */
export const readQuery = (text: string): string =>
  text
    .slice(0, 10 * maxQueryLength)
    .replace(/[\p{Cc}\p{Zs}\s]+/gu, ' ')
    .trim()
    .slice(0, maxQueryLength)
    .trimEnd()

/** The form in which editors' rules are compared: case, marks and punctuation make no difference. */
export const redirectQuery = (text: string): string =>
  fold(readQuery(text))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
