import { countOfChoices } from '../../features/listing/address/listing-choices.ts'
import type { SearchQuery } from '../../features/listing/address/listing-url.ts'
import type { SearchRulesQuery } from '../../generated/operations.ts'

type Adjustment = SearchRulesQuery['getLongTailAdjustment']

/** The words stand as they were typed, and nothing was chosen yet: only then the rules of storefront.md §4 may lead elsewhere. */
export function isJustTyped(query: SearchQuery): boolean {
  return query.originalTerm === null && query.page === 1 && query.sort === null && countOfChoices(query) === 0
}

/** Exactly these words are wanted, whatever the shop would make of them: the search that was corrected names itself. */
export function isExact({ term, originalTerm }: SearchQuery): boolean {
  return originalTerm === term
}

/** The search for the words alone, in the same place. */
export function exactQuery(query: SearchQuery, term: string): SearchQuery {
  return { ...query, term, originalTerm: term, page: 1, sort: null, enums: {}, ranges: {} }
}

/** What a long text becomes when some of its words are values of filters; null when it stays as it is. */
export function adjustedQuery(query: SearchQuery, { filters, searchQuery }: Adjustment): SearchQuery | null {
  const enums = Object.fromEntries(
    filters
      .map(({ name, values }): [string, string[]] => [name, values.map(({ id }) => id)])
      .filter(([, values]) => values.length > 0),
  )
  const term = searchQuery.trim()
  if (term === '' || Object.keys(enums).length === 0) return null
  return { ...query, term, originalTerm: query.term, enums }
}
