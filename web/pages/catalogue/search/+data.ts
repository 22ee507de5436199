import { redirect } from 'vike/abort'
import type { PageContext } from 'vike/types'
import { searchAddress } from '#web/features/listing/address/listing-address.ts'
import { withPage } from '#web/features/listing/address/listing-choices.ts'
import {
  isCanonicalListingQuery,
  listingVariables,
  parseSearchQuery,
  searchQuery,
} from '#web/features/listing/address/listing-url.ts'
import { loadListingParts } from '#web/features/listing/late-parts.ts'
import { pagingLinks } from '#web/features/listing/page/listing-head.ts'
import { loadTopSellers } from '#web/features/search/results/load-top-sellers.ts'
import { SearchListing, SearchRules, Texts } from '#web/generated/operations.ts'
import { shortenJson } from '#web/lib/data/page-json.ts'
import { query } from '#web/lib/data/query.ts'
import { send } from '#web/lib/data/send.ts'
import { isServer } from '#web/lib/hydration/is-server.ts'
import type { Head } from '#web/lib/page/head.ts'
import { adjustedQuery, isExact, isJustTyped, ruledHref } from './search-rules.ts'

/**
 * Loads the search, in the order of storefront.md §4: an empty `q` redirects home, an editors' rule to its target, an
 * exact product to its page, a query with filter words to those filters; otherwise it shows hits. Without `q` the page
 * shows top sellers only.
 */
export async function data(pageContext: PageContext) {
  const { pathname, searchOriginal } = pageContext.urlParsed
  const params = new URLSearchParams(searchOriginal ?? '')
  const search = parseSearchQuery(params)
  if (search.term === '') {
    if (params.has('q')) throw redirect('/', 302)
    const [head, topSellers] = await Promise.all([
      headOf(pageContext, null, pathname),
      loadTopSellers(pageContext),
      loadListingParts(),
    ])
    return { head, listing: null, topSellers }
  }
  const address = searchAddress(pathname, params)
  const lead = (href: string) => redirect(href as `/${string}`, 302)
  if (!isCanonicalListingQuery(params)) throw lead(address.hrefOf(address.query))

  const { filter, paging } = listingVariables(search)
  const [ruled, { core_search: listing }, head] = await Promise.all([
    // When the rules cannot be loaded, the search still shows hits.
    isJustTyped(search) ? send(SearchRules, { query: search.term }, { runOperation: pageContext.runOperation }) : null,
    query(pageContext, SearchListing, {
      filter: { ...filter, searchTerm: search.term, category: search.categoryId },
      paging,
    }),
    headOf(pageContext, search.term, address.hrefOf(address.query)),
    loadListingParts(),
  ])
  const rules = ruled?.data
  const href = rules && ruledHref(search, rules.getSearchRedirect)
  if (href) throw redirect(href, 302)
  if (listing.link && !isExact(search)) throw lead(listing.link.url)
  const adjusted = rules && adjustedQuery(search, rules.getLongTailAdjustment)
  if (adjusted) throw lead(pathname + searchQuery(adjusted))
  const lastPage = Math.max(listing.state.totalPages, 1)
  if (search.page > lastPage) throw lead(address.hrefOf(withPage(address.query, lastPage)))

  // The exact words have no hits: the listing contains hits of a corrected query, which was not wanted.
  const isNothing = listing.totalProducts === 0 || (isExact(search) && listing.correctedTerm !== null)
  const topSellers = isNothing ? await loadTopSellers(pageContext) : []
  if (isServer) shortenJson(listing, { ...listing, products: [] })
  return { head: { ...head, links: pagingLinks(address, listing.state.totalPages) }, listing, topSellers }
}

async function headOf(pageContext: PageContext, term: string | null, canonicalPath: string): Promise<Head> {
  const { getTranslationsByPrefix: texts } = await query(pageContext, Texts, { prefixes: ['search.title'] })
  return {
    title: [...(term === null ? [] : [term]), ...texts.map(({ value }) => value)].join(' – '),
    canonicalPath,
    openGraph: {},
  }
}
