import { maxSearchLength } from '#contract/limits/search.ts'
import { fold } from '#engine/search-index/words/words.ts'

/** A text as it is read: without control characters, trimmed, with single spaces. */
export const readQuery = (text: string): string =>
  text
    .slice(0, 10 * maxSearchLength)
    .replace(/[\p{Cc}\p{Zs}\s]+/gu, ' ')
    .trim()
    .slice(0, maxSearchLength)
    .trimEnd()

/** The form in which editors' rules are compared: case, marks and punctuation make no difference. */
export const redirectQuery = (text: string): string =>
  fold(readQuery(text))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
