import { readAttributes } from '../definition/attributes.ts'
import type { WireTeaser } from '../definition/define-teaser.ts'

export type WishlistListProps = {
  externalId: string
  headline: string
  html: string | null
  /** The template Merkliste: an options menu instead of two buttons (storefront.md §3). */
  hasMenu: boolean
}

/** The list itself comes by its id, after the page. */
export function parseWishlistList({ template, attributes }: WireTeaser): WishlistListProps | null {
  const read = readAttributes(attributes)
  const headline = read.text('headline')
  const externalId = read.text('teaserWishlistExternalId')
  if (!headline || !externalId) return null
  return { externalId, headline, html: read.text('teasercontent'), hasMenu: template === 'Merkliste' }
}
