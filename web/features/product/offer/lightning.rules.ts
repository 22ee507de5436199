type Deal = {
  isAvailableLightningDeal: boolean
  lightningDealTimestampUntil: number
  lightningReservedPercentageRoundFloor: number
}

type DealState = 'active' | 'soldOut' | 'none'

/**
 * Whether a lightning deal is shown, and as what (storefront.md §4): sold out when all of it is reserved and there are words
 * for that. Whether deals are switched on is decided by the engine, which then sends none.
 */
export function dealState(deal: Deal | null | undefined, soldOutText: string): DealState {
  if (!deal) return 'none'
  if (deal.lightningReservedPercentageRoundFloor >= 100) return soldOutText ? 'soldOut' : 'none'
  return deal.isAvailableLightningDeal ? 'active' : 'none'
}

/** Price of a base unit at another price than the one it was told for. Minor units. */
export function basePriceAt(baseAmount: number, amount: number, other: number): number {
  return Math.round((baseAmount * other) / amount)
}

/** What a lightning deal takes off, in minor units and so exact to the cent: both prices as the store shows them, net in the business store. */
export const dealSaving = (price: { amount: number }, deal: { amount: number }): number => price.amount - deal.amount
