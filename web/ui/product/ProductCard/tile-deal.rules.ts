type Deal = {
  isAvailableLightningDeal: boolean
  /** Milliseconds since 1970. */
  lightningDealTimestampUntil: number
  lightningReservedPercentageRoundFloor: number
}

type TileDeal = 'active' | 'soldOut' | 'none'

/** `delivery` is null when the product is sold out. */
type Tile = { lightningDealInfo: Deal | null | undefined; delivery: object | null | undefined }

/**
 * State of a lightning deal on a card (storefront.md §4): it is on while it is available or its end lies ahead, and sold out
 * when all of it is reserved and there are words for that. A sold-out product has none, as on its page. Where deals are switched off, the
 * engine sends none.
 */
export function dealOfTile({ lightningDealInfo: deal, delivery }: Tile, soldOutText: string, now: number): TileDeal {
  if (!deal || !delivery || !(deal.isAvailableLightningDeal || deal.lightningDealTimestampUntil > now)) return 'none'
  if (deal.lightningReservedPercentageRoundFloor < 100) return 'active'
  return soldOutText ? 'soldOut' : 'none'
}

type MaybeDeal = { lightningDealInfo: Pick<Deal, 'lightningReservedPercentageRoundFloor'> | null }

/** What a row may propose: without products of whose deal nothing is left. Asked before its headline is drawn, for that may be all. */
export const withoutGoneDeals = <Product extends MaybeDeal>(products: readonly Product[]): Product[] =>
  products.filter(({ lightningDealInfo: deal }) => !deal || deal.lightningReservedPercentageRoundFloor < 100)
