import type { PageContext } from 'vike/types'
import { loadCategoryListing } from '#web/features/listing/page/load-category-listing.ts'
import { atAddress } from '#web/lib/routing/at-address.ts'

export function data(pageContext: PageContext) {
  return atAddress(pageContext, loadCategoryListing(pageContext, pageContext.routeParams.id ?? ''))
}
