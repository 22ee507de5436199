import type { StoreId } from '#contract/generated/types.ts'
import { maxPositionsOf } from '#contract/limits/cart.ts'
import { isBusinessStore } from '#contract/stores.ts'

/** The data that limits the quantity of an item. */
type QuantityLimits = { stock: number; maxQuantity: number; minimumOrderQuantity: number; hasDeal: boolean }

type QuantityBounds = { least: number; most: number }

/**
 * The lower bound is the minimum order quantity, except during a running deal (storefront.md §5) and when less is in
 * stock: then the whole remaining stock may be ordered.
 */
export const quantityBounds = ({
  stock,
  maxQuantity,
  minimumOrderQuantity,
  hasDeal,
}: QuantityLimits): QuantityBounds => {
  const max = Math.min(stock, maxQuantity)
  return { least: hasDeal ? Math.min(1, max) : Math.min(minimumOrderQuantity, max), most: max }
}

export type LimitedQuantity = { quantity: number; code: 'OK' | 'QUANTITY_LIMITED' | 'QUANTITY_RAISED' }

/** Limits a wanted quantity to the bounds. */
export const limited = (wanted: number, { least: min, most: max }: QuantityBounds): LimitedQuantity => {
  if (wanted > max) return { quantity: max, code: 'QUANTITY_LIMITED' }
  return wanted < min ? { quantity: min, code: 'QUANTITY_RAISED' } : { quantity: wanted, code: 'OK' }
}

/** Most positions of a cart, without automatic free items: the business store takes a whole order form. */
export const maxPositions = (store: StoreId): number =>
  isBusinessStore(store) ? maxPositionsOf.business : maxPositionsOf.consumer

/** Gross, minor units, at old prices: sums of a cart stay numbers that the contract can carry. */
export const maxWorth = 1_000_000_000

const lightningSuffix = '_lightning'
const freeSuffix = '_free'

/** What an item id asks for: its pieces at the deal's price only, the item as a free article, or just the item. */
export const readItemId = (text: string): { itemId: string; way: 'lightning' | 'free' | 'any' } => {
  if (text.endsWith(lightningSuffix)) return { itemId: text.slice(0, -lightningSuffix.length), way: 'lightning' }
  if (text.endsWith(freeSuffix)) return { itemId: text.slice(0, -freeSuffix.length), way: 'free' }
  return { itemId: text, way: 'any' }
}

/** Id by which a free article is put in; its item may be sold as well. */
export const freeArticleId = (itemId: string): string => itemId + freeSuffix

/** Id of a position for operations: with pieces at a deal's price that part's own. Both ids mean the whole line. */
export const operationsId = (positionId: string, lightning: number): string =>
  lightning > 0 ? positionId + lightningSuffix : positionId

export const readPositionId = (text: string): string =>
  text.endsWith(lightningSuffix) ? text.slice(0, -lightningSuffix.length) : text
