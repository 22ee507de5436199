import { readAttributes } from '../attributes.ts'
import type { WireTeaser } from '../define-teaser.ts'

export type WishlistListProps = {
  teaserId: string
  externalId: string
  headline: string
  html: string | null
  entries: { productId: string; itemId: string; quantity: number }[]
}

/** Below this an entry's quantity has to stay (storefront.md §4). */
const quantities = { min: 1, max: 9998 }

/** The products themselves come by the teaser's id, after the page, as those of recommendations do. */
export function parseWishlistList({ id, attributes }: WireTeaser): WishlistListProps | null {
  const read = readAttributes(attributes)
  const headline = read.text('headline')
  const externalId = read.text('teaserWishlistExternalId')
  const entries = read.list('entries').flatMap((entry) => {
    const productId = entry.text('productId')
    const itemId = entry.text('itemId')
    return productId && itemId ? [{ productId, itemId, quantity: entry.whole('quantity', quantities, 1) }] : []
  })
  if (!headline || !externalId || entries.length === 0) return null
  return { teaserId: id, externalId, headline, html: read.text('teasercontent'), entries }
}
