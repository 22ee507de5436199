export const ordersPerPage = 5

/** Months that the list shows without a choice (transactions.md §9). */
export const recentMonths = 3

/** More words of a search than these are not looked at. */
const maxWords = 6
const maxWordLength = 60

export type DateFilter = { kind: 'recent' } | { kind: 'year'; year: number }

/** last3months or a year; null for anything else. */
export const readDateFilter = (text: string): DateFilter | null => {
  if (text === `last${recentMonths}months`) return { kind: 'recent' }
  return /^2\d{3}$/.test(text) ? { kind: 'year', year: Number(text) } : null
}

/** Words of a search, as they are compared; an order has to hold each of them. */
export const searchWords = (text: string | null | undefined): string[] =>
  (text ?? '')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, maxWords)
    .map((word) => word.slice(0, maxWordLength))
