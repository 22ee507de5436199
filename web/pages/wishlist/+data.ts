import type { PageContext } from 'vike/types'
import { loadWishlists } from '../../features/wishlist/page/load-wishlists.ts'

export function data(pageContext: PageContext) {
  return loadWishlists(pageContext)
}
