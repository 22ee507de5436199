import { readAttributes, type TeaserLink } from '../definition/attributes.ts'
import type { WireTeaser } from '../definition/define-teaser.ts'

export type RecommendationsProps = {
  teaserId: string
  headline: string
  link: TeaserLink | null
  linkText: string | null
  /** HTML that stands in for products as long as there are none. */
  emptyText: string | null
}

/** The products themselves come by the teaser's id, after the page (getTeaserRecommendations). */
export function parseRecommendations({ id, attributes }: WireTeaser): RecommendationsProps | null {
  const read = readAttributes(attributes)
  const headline = read.text('headline')
  if (!headline) return null
  return {
    teaserId: id,
    headline,
    link: read.link('teaserLink'),
    linkText: read.text('teaserButtonText'),
    emptyText: read.text('emptyText'),
  }
}
