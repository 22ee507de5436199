import { countOfChoices } from '#web/features/listing/address/listing-choices.ts'
import { parseSearchQuery, type SearchQuery } from '#web/features/listing/address/listing-url.ts'
import type { SearchRulesQuery } from '#web/generated/operations.ts'
import { redirectTarget } from '#web/lib/routing/redirect-target.ts'

type Redirect = SearchRulesQuery['getSearchRedirect']
type Adjustment = SearchRulesQuery['getLongTailAdjustment']

/** True for a query as typed, without choices: only then do the rules of storefront.md §4 apply. */
export function isJustTyped(query: SearchQuery): boolean {
  return query.originalTerm === null && query.page === 1 && query.sort === null && countOfChoices(query) === 0
}

/**
 * Target of an editors' redirect for the query; null without one, or when it leads back to the same search. The same words with filters
 * or a sort are another search, since no rule counts for it. With a page alone they are not: beyond the last page the visitor is led to
 * the search as typed, and the rule would count again.
 */
export function ruledHref(search: SearchQuery, { redirectPath }: Pick<Redirect, 'redirectPath'>) {
  const target = redirectPath ? redirectTarget(redirectPath, '') : null
  const [, parameters] = /^\/search\?([^#]*)/.exec(target ?? '') ?? []
  if (parameters === undefined) return target
  const ahead = parseSearchQuery(new URLSearchParams(parameters))
  const isSameTerm = ahead.term.toLowerCase() === search.term.toLowerCase()
  return isSameTerm && isJustTyped({ ...ahead, page: 1 }) ? null : target
}

/**
 * True when the visitor wants exactly these words, without the shop's correction: the address names the corrected query
 * itself.
 */
export function isExact({ term, originalTerm }: SearchQuery): boolean {
  return originalTerm === term
}

/** Search for exactly these words, without filters, sort and page. */
export function exactQuery(query: SearchQuery, term: string): SearchQuery {
  return { ...query, term, originalTerm: term, page: 1, sort: null, enums: {}, ranges: {} }
}

/** Replaces words of a long query by the filter values and limits that they name; null when there are none. */
export function adjustedQuery(query: SearchQuery, { filters, ranges, searchQuery }: Adjustment): SearchQuery | null {
  const enums = Object.fromEntries(
    filters
      .map(({ name, values }): [string, string[]] => [name, values.map(({ id }) => id)])
      .filter(([, values]) => values.length > 0),
  )
  const limits = Object.fromEntries(ranges.map(({ name, from, to }) => [name, { from: from ?? null, to: to ?? null }]))
  const term = searchQuery.trim()
  if (term === '' || Object.keys(enums).length + ranges.length === 0) return null
  return { ...query, term, originalTerm: query.term, enums, ranges: limits }
}
