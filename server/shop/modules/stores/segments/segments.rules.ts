import type { ImportSegment, SegmentKind } from '#contract/import/content.ts'

/** What the shop knows of a visitor, as far as segments may ask for it. */
export type SegmentFacts = {
  kind: SegmentKind
  isPrime: boolean
  /** Orders that were placed. */
  orders: number
  /** ISO 3166: of the billing address, else of the store. */
  country: string
  wantsNewsletter: boolean
}

type Rules = ImportSegment['rules']

/** Each rule that is given must hold; a segment without rules has everyone. */
export const isInSegment = ({ kinds, prime, orders, countries, newsletter }: Rules, facts: SegmentFacts): boolean =>
  (kinds === undefined || kinds.includes(facts.kind)) &&
  (prime === undefined || prime === facts.isPrime) &&
  (orders?.from === undefined || facts.orders >= orders.from) &&
  (orders?.to === undefined || facts.orders <= orders.to) &&
  (countries === undefined || countries.includes(facts.country)) &&
  (newsletter === undefined || newsletter === facts.wantsNewsletter)
