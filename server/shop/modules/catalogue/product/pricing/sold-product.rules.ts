import type { LightningDealInfo, StoreId } from '#contract/generated/types.ts'
import type { ShopLanguage } from '#contract/stores.ts'
import type { Deal } from '../tiles/tile.repository.ts'
import { inCoins, money, shownAmount } from './price.rules.ts'

/** Up to this stock the page warns of few pieces. */
export const fewInStock = 5
/** Working days; what takes longer is not called in stock. */
const longDelivery = 5
const newForDays = 90
const day = 86_400_000

/** storefront.md §9; ids that stand for the shop itself, no badge of a product. */
const excludedBadges: ReadonlySet<string> = new Set(['classic', 'top-rated', 'pausenhof'])
export const badgesOnCard = 1
export const badgesOnPage = 3

export type TaxRates = { standard: number; reduced: number }

/** How money is shown: the store's price basis and currency in the call's language. */
export type Pricing = { store: StoreId; currencyCode: string; taxRates: TaxRates; language: ShopLanguage }

type TaxedAmount = { taxClass: keyof TaxRates; amount: number }

/** What the store shows for a gross amount, in coins of its currency: so every sum of a cart can be paid in coins. */
export const shown = ({ taxClass, amount }: TaxedAmount, { store, taxRates, currencyCode }: Pricing): number =>
  inCoins(shownAmount(amount, taxRates[taxClass], store), currencyCode)

/** The item that a product is shown by: one that can be had, of these the cheapest, of these the editors' first. */
export const bestItem = <Item extends TaxedAmount & { stock: number }>(
  items: readonly Item[],
  pricing: Pricing,
): Item | null => {
  let best: Item | null = null
  for (const item of items) {
    if (!best) best = item
    else if (item.stock > 0 !== best.stock > 0) best = item.stock > 0 ? item : best
    else if (shown(item, pricing) < shown(best, pricing)) best = item
  }
  return best
}

export const isNew = (onSaleSince: string, now: number): boolean => {
  const since = Date.parse(onSaleSince)
  return since <= now && now - since < newForDays * day
}

/** A product of which little is left over all its items. */
export const isShortage = (items: readonly { stock: number }[]): boolean => {
  const stock = items.reduce((sum, item) => sum + item.stock, 0)
  return stock > 0 && stock <= fewInStock
}

export const extraBadgeIds = (ids: readonly string[], max: number): string[] =>
  ids.filter((id) => !excludedBadges.has(id)).slice(0, max)

type DeliveryStatus = { color: 'green' | 'yellow' | 'red'; key: 'inStock' | 'lowStock' | 'later' | 'soldOut' }

/** Delivery status by stock and working days; its sentence is `product.delivery.<key>`, each store may have a variant (storefront.md §9). */
export const deliveryStatus = ({ stock, deliveryDays }: { stock: number; deliveryDays: number }): DeliveryStatus => {
  if (stock <= 0) return { color: 'red', key: 'soldOut' }
  if (deliveryDays > longDelivery) return { color: 'yellow', key: 'later' }
  return stock <= fewInStock ? { color: 'yellow', key: 'lowStock' } : { color: 'green', key: 'inStock' }
}

/**
 * The running deal; of several, the one that began last. Null before a deal begins, since planned deals are
 * confidential, and after it has ended.
 */
export const runningDeal = (deals: readonly Deal[], now: number): Deal | null => {
  const running = deals.filter(({ startsAt, endsAt }) => startsAt <= now && now < endsAt)
  return running.sort((a, b) => b.startsAt - a.startsAt)[0] ?? null
}

/** The public data of a running deal. */
export const dealInfo = (deal: Deal | null, taxClass: keyof TaxRates, pricing: Pricing): LightningDealInfo | null => {
  if (!deal) return null
  const { amount, endsAt, percent, left } = deal
  return {
    isAvailableLightningDeal: left > 0,
    lightningDealTimestampUntil: endsAt,
    lightningReservedPercentageRoundFloor: percent,
    lightningSpecialPrice: money(shown({ taxClass, amount }, pricing), pricing.currencyCode, pricing.language),
    lightningQuantityMax: left,
  }
}
