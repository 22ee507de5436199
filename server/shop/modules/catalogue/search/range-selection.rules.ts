import type { RangeFilterInput } from '#contract/generated/types.ts'
import type { RangeSelection } from '#engine/search-index/search-index.ts'

// Major units of money have two digits; what a float adds behind them is no part of the bound.
const epsilon = 1e-6

/** For the index: prices in minor units. */
export const toSelection = ({ id, from, to }: RangeFilterInput): RangeSelection => {
  const isPrice = id === 'PRICE'
  return {
    id,
    from: from == null ? null : isPrice ? Math.ceil(from * 100 - epsilon) : from,
    to: to == null ? null : isPrice ? Math.floor(to * 100 + epsilon) : to,
  }
}
