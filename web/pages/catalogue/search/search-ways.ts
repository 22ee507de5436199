import { countOfChoices } from '#web/features/listing/address/listing-choices.ts'
import { type SearchQuery, searchQuery } from '#web/features/listing/address/listing-url.ts'
import type { SearchListingQuery } from '#web/generated/operations.ts'
import { exactQuery, isExact } from './search-rules.ts'

type Listing = Pick<SearchListingQuery['core_search'], 'totalProducts' | 'correctedTerm' | 'didYouMean' | 'categories'>
type Way = { term: string; href: string }

/** What a results page says about its words, and where else it leads. */
export function searchWays(path: string, query: SearchQuery, listing: Listing | null) {
  const hrefOf = (other: SearchQuery) => path + searchQuery(other)
  const asTyped = { ...query, originalTerm: null, page: 1, enums: {}, ranges: {} }
  const wayTo = (term: string): Way => ({ term, href: hrefOf({ ...asTyped, term }) })
  const everywhereHref = query.categoryId === null ? null : hrefOf({ ...query, categoryId: null, page: 1 })
  if (!listing)
    return {
      term: '',
      isNothing: true,
      original: null,
      isFiltered: false,
      didYouMean: [],
      everywhereHref: null,
      places: [],
    }

  const { correctedTerm, didYouMean, totalProducts, categories } = listing
  const isRefused = isExact(query) && correctedTerm !== null
  const typed = query.originalTerm ?? query.term
  const term = correctedTerm ?? query.term
  return {
    /** The words that the hits are for. */
    term,
    /** Nothing at all; what filters leave is another matter. */
    isNothing: isRefused || (totalProducts === 0 && countOfChoices(query) === 0),
    original: typed === term ? null : { term: typed, href: hrefOf(exactQuery(query, typed)) },
    /** Words of the typed text became filters, which are still chosen. */
    isFiltered: query.originalTerm !== null && countOfChoices(query) > 0,
    didYouMean: [...(isRefused ? [correctedTerm] : []), ...didYouMean].map(wayTo),
    everywhereHref,
    /** The same search, with its filters, in one category alone. */
    places: categories.map((category) => ({
      ...category,
      href: hrefOf({ ...query, categoryId: category.id, page: 1 }),
    })),
  }
}
