import type { PageContext } from 'vike/types'
import { loadKnownCategoryListing } from '../../features/listing/load-category-listing.ts'

export function data(pageContext: PageContext) {
  return loadKnownCategoryListing(pageContext, pageContext.routeParams.id ?? '')
}
