import { redirect } from 'vike/abort'
import type { PageContext } from 'vike/types'
import { CategoryListing, type CategoryListingQuery } from '#web/generated/operations.ts'
import { shortenJson } from '#web/lib/data/page-json.ts'
import { query } from '#web/lib/data/query.ts'
import { isServer } from '#web/lib/hydration/is-server.ts'
import type { Head } from '#web/lib/page/head.ts'
import { withoutGoneDeals } from '#web/ui/product/ProductCard/tile-deal.rules.ts'
import { categoryAddress } from '../address/listing-address.ts'
import { withPage } from '../address/listing-choices.ts'
import { isCanonicalListingQuery, listingVariables } from '../address/listing-url.ts'
import { loadListingParts } from '../late-parts.ts'
import { categoryHead } from './listing-head.ts'

type CategoryListingData = {
  head: Head
  listing: NonNullable<CategoryListingQuery['core_category']>
}

/**
 * Loads one page of a category for `+data`, for any path. Null when the category does not exist. A page number beyond
 * the last page redirects to the last page, the address of a form to the canonical one.
 */
export async function loadCategoryListing(
  pageContext: PageContext,
  categoryId: string,
  isStaged = false,
): Promise<CategoryListingData | null> {
  const { pathname, searchOriginal } = pageContext.urlParsed
  const params = new URLSearchParams(searchOriginal ?? '')
  const address = categoryAddress(pathname, params, isStaged)
  if (!isCanonicalListingQuery(params)) throw redirect(address.hrefOf(address.query) as `/${string}`, 302)

  const [{ core_category: found }] = await Promise.all([
    query(pageContext, CategoryListing, { id: categoryId, ...listingVariables(address.query) }),
    loadListingParts(),
  ])
  if (!found) return null
  const { category } = found
  const listing = { ...found, category: { ...category, topSellers: withoutGoneDeals(category.topSellers) } }
  const { totalPages } = listing.state
  if (address.query.page > Math.max(totalPages, 1)) {
    throw redirect(address.hrefOf(withPage(address.query, Math.max(totalPages, 1))) as `/${string}`, 302)
  }
  const head = categoryHead(listing, address)
  if (isServer) shortenJson(listing, { ...listing, products: [] })
  return { listing, head }
}
