import {
  type ListingQuery,
  listingPairs,
  listingQuery,
  parseListingQuery,
  parseSearchQuery,
  searchQuery,
} from './listing-url.ts'

/** Where a listing stands, and where each choice in it leads. */
export type ListingAddress = {
  path: string
  query: ListingQuery
  /** Is not written into addresses (storefront.md §9). */
  defaultSort: 'si' | 'relevance'
  hrefOf: (query: ListingQuery) => string
  /** What a form has to send along besides filters, sort and page. */
  fixedFields: readonly (readonly [name: string, value: string])[]
}

/** `isStaged`: without any choice the editors' own rows stand at this path, so the listing's start names its page. */
export function categoryAddress(path: string, params: URLSearchParams, isStaged = false): ListingAddress {
  return {
    path,
    query: parseListingQuery(params),
    defaultSort: 'si',
    hrefOf: (query) => path + (listingQuery(query) || (isStaged ? listingStart : '')),
    fixedFields: isStaged ? [['p', '1']] : [],
  }
}

/** Asks a staged department for its listing. */
const listingStart = '?p=1'

/** Whether an address asks for a listing where editors have staged a page. */
export function asksForListing(params: URLSearchParams): boolean {
  return [...params.keys()].some((name) => name === 'p' || name === 'sort' || name.startsWith('filter.'))
}

export function searchAddress(path: string, params: URLSearchParams): ListingAddress {
  const search = parseSearchQuery(params)
  const fixed: [string, string | null][] = [
    ['q', search.term],
    ['oq', search.originalTerm],
    ['searchInCategoryId', search.categoryId],
  ]
  return {
    path,
    query: search,
    defaultSort: 'relevance',
    hrefOf: (query) => path + searchQuery({ ...search, ...query }),
    fixedFields: fixed.flatMap(([name, value]) => (value === null ? [] : [[name, value] as const])),
  }
}

/** Hidden fields of a form that changes only what it shows. */
export function hiddenFields(address: ListingAddress, query: ListingQuery): (readonly [string, string])[] {
  return [...address.fixedFields, ...listingPairs({ ...query, page: 1 })]
}

/** Where a form would lead if it were sent: the same reading as without script, so that both end at one address. */
export function formHref(address: ListingAddress, fields: Iterable<readonly [string, FormDataEntryValue]>): string {
  const params = new URLSearchParams()
  for (const [name, value] of fields) if (typeof value === 'string') params.append(name, value)
  return address.hrefOf({ ...parseListingQuery(params), page: 1 })
}
