import type { LightningReservation } from '#contract/generated/types.ts'
import type { ShopLanguage } from '#contract/stores.ts'
import type { RefreshResult, ReservedPieces } from '../../catalogue/lightning/lightning.rules.ts'

/**
 * What is kept for a cart as one reservation: it ends with the first of its items, and is expired as soon as one of them
 * is. It has been extended when there is nothing left to extend.
 */
export const reservationOf = (reserved: readonly ReservedPieces[], now: number): LightningReservation => ({
  hasLightningDealReservation: reserved.length > 0,
  reservationEndTimestamp: reserved.length > 0 ? Math.min(...reserved.map(({ endsAt }) => endsAt)) : null,
  serverTimestamp: now,
  isExpired: reserved.some(({ isExpired }) => isExpired),
  hasBeenExtended: reserved.length > 0 && reserved.every(({ hasBeenExtended }) => hasBeenExtended),
})

export type Outcome = {
  anyItemNoLongerValidDeal: boolean
  quantityReduced: boolean
  successfullyRefreshed: boolean
  changedItemIds: string[]
  /** Translation keys of the sentences that tell it; none for a cart without a reservation. */
  messages: string[]
}

/** `reserved` is what the cart has after the call. */
export const outcomeOfExtension = (isExtended: boolean, reserved: readonly ReservedPieces[]): Outcome => ({
  anyItemNoLongerValidDeal: false,
  quantityReduced: false,
  successfullyRefreshed: isExtended,
  changedItemIds: [],
  messages: isExtended ? ['lightning.extended'] : reserved.length > 0 ? [refusalOfExtension(reserved)] : [],
})

const refusalOfExtension = (reserved: readonly ReservedPieces[]): string =>
  reserved.some(({ isExpired }) => isExpired) ? 'lightning.extendedTooLate' : 'lightning.extendedAlready'

const isOver = ({ why }: RefreshResult): boolean => why === 'over' || why === 'noDeal'

/** Changed is what has fewer pieces at the deal's price than before, or another price: its deal is over, or others were faster. */
export const outcomeOfRefresh = (refreshed: readonly RefreshResult[]): Outcome => {
  const isAnyReserved = refreshed.some(({ kept: reserved }) => reserved > 0)
  const isReduced = refreshed.some((each) => each.kept < each.wanted && !isOver(each))
  const isAnyOver = refreshed.some(isOver)
  const isOtherPrice = refreshed.some((each) => each.kept > 0 && each.isOtherPrice)
  const result = isReduced || isAnyOver ? (isAnyReserved ? 'partly' : isReduced ? 'soldOut' : 'over') : 'whole'
  const messages = [
    result,
    ...(isAnyOver && result !== 'over' ? ['someOver'] : []),
    ...(isOtherPrice ? ['otherPrice'] : []),
  ]
  return {
    anyItemNoLongerValidDeal: isAnyOver,
    quantityReduced: isReduced,
    successfullyRefreshed: isAnyReserved,
    changedItemIds: refreshed
      .filter(({ kept: reserved, wanted, isOtherPrice }) => reserved < wanted || isOtherPrice)
      .map(({ itemId }) => itemId),
    messages: refreshed.length === 0 ? [] : messages.map((message) => `lightning.refreshed.${message}`),
  }
}

/** Time of day as people say it where the shop sells. */
export const timeOf = (instant: number, language: ShopLanguage): string =>
  new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Berlin' }).format(instant)
