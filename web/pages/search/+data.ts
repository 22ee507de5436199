import { redirect } from 'vike/abort'
import type { PageContext } from 'vike/types'
import { searchAddress } from '../../features/listing/listing-address.ts'
import { withPage } from '../../features/listing/listing-choices.ts'
import { pagingLinks } from '../../features/listing/listing-head.ts'
import { isCanonicalListingQuery, listingVariables, parseSearchQuery } from '../../features/listing/listing-url.ts'
import { SearchListing, Texts } from '../../generated/operations.ts'
import type { Head } from '../../lib/head.ts'
import { isServer } from '../../lib/is-server.ts'
import { query } from '../../lib/query.ts'
import { shortenJson } from '../../lib/raw-json.ts'

/** Nothing loads without a query: an empty one leads home. A query that means one product or page leads there. */
export async function data(pageContext: PageContext) {
  const { pathname, searchOriginal } = pageContext.urlParsed
  const params = new URLSearchParams(searchOriginal ?? '')
  const { term, categoryId, ...choices } = parseSearchQuery(params)
  if (term === '') throw redirect('/', 302)
  const address = searchAddress(pathname, params)
  if (!isCanonicalListingQuery(params)) throw redirect(address.hrefOf(address.query) as `/${string}`, 302)

  const { filter, paging } = listingVariables(choices)
  const [{ core_search: listing }, { getTranslationsByPrefix: texts }] = await Promise.all([
    query(pageContext, SearchListing, { filter: { ...filter, searchTerm: term, category: categoryId }, paging }),
    query(pageContext, Texts, { prefixes: ['search.title'] }),
  ])
  if (listing.link) throw redirect(listing.link.url as `/${string}`, 302)
  const lastPage = Math.max(listing.state.totalPages, 1)
  if (choices.page > lastPage) throw redirect(address.hrefOf(withPage(address.query, lastPage)) as `/${string}`, 302)

  const head: Head = {
    title: [term, ...texts.map(({ value }) => value)].join(' – '),
    robots: 'noindex,follow',
    canonicalPath: address.hrefOf(address.query),
    openGraph: {},
    links: pagingLinks(address, listing.state.totalPages),
  }
  if (isServer) shortenJson(listing, { ...listing, products: [] })
  return { head, listing }
}
