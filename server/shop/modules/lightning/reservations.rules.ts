import type { LightningReservation } from '#contract/generated/types.ts'
import type { ShopLanguage } from '#contract/stores.ts'
import type { Kept, Refreshed } from './lightning.rules.ts'

/**
 * What is kept for a cart as one reservation: it ends with the first of its items, and is expired as soon as one of them
 * is. It has been extended when there is nothing left to extend.
 */
export const reservationOf = (kept: readonly Kept[], now: number): LightningReservation => ({
  hasLightningDealReservation: kept.length > 0,
  reservationEndTimestamp: kept.length > 0 ? Math.min(...kept.map(({ endsAt }) => endsAt)) : null,
  serverTimestamp: now,
  isExpired: kept.some(({ isExpired }) => isExpired),
  hasBeenExtended: kept.length > 0 && kept.every(({ hasBeenExtended }) => hasBeenExtended),
})

export type Outcome = {
  anyItemNoLongerValidDeal: boolean
  quantityReduced: boolean
  successfullyRefreshed: boolean
  changedItemIds: string[]
  /** Translation key of what is said of it; null when nothing happened. */
  saying: string | null
}

export const outcomeOfExtension = (isExtended: boolean): Outcome => ({
  anyItemNoLongerValidDeal: false,
  quantityReduced: false,
  successfullyRefreshed: isExtended,
  changedItemIds: [],
  saying: isExtended ? 'lightning.extended' : null,
})

const isOver = ({ why }: Refreshed): boolean => why === 'over' || why === 'noDeal'

/** Changed is what has fewer pieces at the deal's price than before, or another price: its deal is over, or others were faster. */
export const outcomeOfRefresh = (refreshed: readonly Refreshed[]): Outcome => {
  const isAnyKept = refreshed.some(({ kept }) => kept > 0)
  const isReduced = refreshed.some((each) => each.kept < each.wanted && !isOver(each))
  const isAnyOver = refreshed.some(isOver)
  const words = isReduced || isAnyOver ? (isAnyKept ? 'partly' : isReduced ? 'soldOut' : 'over') : 'whole'
  return {
    anyItemNoLongerValidDeal: isAnyOver,
    quantityReduced: isReduced,
    successfullyRefreshed: isAnyKept,
    changedItemIds: refreshed
      .filter(({ kept, wanted, isOtherPrice }) => kept < wanted || isOtherPrice)
      .map(({ itemId }) => itemId),
    saying: refreshed.length === 0 ? null : `lightning.refreshed.${words}`,
  }
}

/** Time of day as people say it where the shop sells. */
export const timeOf = (instant: number, language: ShopLanguage): string =>
  new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Berlin' }).format(instant)
