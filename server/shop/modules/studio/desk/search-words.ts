import { type SQL, sql } from 'drizzle-orm'

/** Rows that a search finds at most, so that a short word reads no more of a table than that. */
export const maxFound = 1000

const textLength = { min: 3, max: 100 } as const

/** What was typed, with single spaces; null when it is too short or too long to look for. */
export const wordsOf = (search: string): string | null => {
  const text = search.trim().replaceAll(/\s+/g, ' ')
  return text.length < textLength.min || text.length > textLength.max ? null : text
}

const pattern = (text: string): string => `${text.replaceAll(/[\\%_]/g, '\\$&')}%`

/** How a lowered column begins. The database lowers the text, too: which letters it knows depends on its locale. */
export const startsWith = (text: string): SQL => sql`like lower(${pattern(text)})`
