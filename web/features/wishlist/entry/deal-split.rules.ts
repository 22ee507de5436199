import type { Entry } from '../list-types.ts'

/** Pieces of an entry at the deal's price and at the normal one (storefront.md §4); null where no deal runs. */
export function dealSplit({ quantity, lightningDealInfo: deal }: Pick<Entry, 'quantity' | 'lightningDealInfo'>) {
  if (!deal?.isAvailableLightningDeal || deal.lightningQuantityMax < 1) return null
  const atDeal = Math.min(quantity, deal.lightningQuantityMax)
  return { atDeal, normal: quantity - atDeal, price: deal.lightningSpecialPrice.stringValue }
}
