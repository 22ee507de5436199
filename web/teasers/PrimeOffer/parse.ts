import { readAttributes } from '../definition/attributes.ts'
import type { WireTeaser } from '../definition/define-teaser.ts'

export type PrimeOfferProps = { headline: string; html: string | null }

/** Price and period are the engine's, so that editors can't promise another one. */
export function parsePrimeOffer({ attributes }: WireTeaser): PrimeOfferProps | null {
  const read = readAttributes(attributes)
  const headline = read.text('headline')
  return headline ? { headline, html: read.text('teasercontent') } : null
}
