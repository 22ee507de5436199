import type { PageContext } from 'vike/types'
import { loadWishlists } from '../../features/wishlist/load-wishlists.ts'

export function data(pageContext: PageContext) {
  return loadWishlists(pageContext)
}
