import { createHash } from 'node:crypto'
import { wishlistQuantityCap, wishlistTexts } from '#contract/limits/wishlists.ts'
import type { Owner } from '#engine/call/caller.ts'

export const wishlistLimits = {
  /** Lists of one customer, shared ones included. */
  lists: 50,
  entries: 500,
  /** Entries that are added by one call. */
  added: 120,
  members: 50,
  comments: 1000,
  /** Claims of one list. */
  claims: 2000,
  ...wishlistTexts,
  quantity: wishlistQuantityCap - 1,
  /** Removed entries that a list remembers, and hours for which it does. */
  removed: 100,
  removedForHours: 24,
} as const

const productIdForm = /^\d{1,20}$/
const itemIdForm = /^[\w.-]{1,64}$/
const editorListIdForm = /^[\w.-]{1,100}$/

export const isProductId = (text: string): boolean => productIdForm.test(text)
/** True for the id of a list that editors made. */
export const isEditorListId = (text: string): boolean => editorListIdForm.test(text)
export const isItemId = (text: string): boolean => itemIdForm.test(text)

/** Placeholder id of the default list of a visitor without an id. */
export const nobodysList = '00000000-0000-0000-0000-000000000000'

/** The same UUID for the same text, whenever it is made. */
export const uuidFrom = (text: string): string => {
  const hex = createHash('sha256').update(text).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-')
}

/**
 * The default list's id is derived from its owner's, so every owner has one before a row is stored at the first change.
 */
export const defaultListId = (owner: Owner): string =>
  uuidFrom(`merkzettel of ${'customerId' in owner ? `customer ${owner.customerId}` : `visitor ${owner.visitorId}`}`)

export type QuantityLimits = { minimumOrderQuantity: number; maxQuantity: number; hasDeal: boolean }

type Quantity = { quantity: number; changed: 'raised' | 'limited' | null; limit: number }

/**
 * What a wanted quantity becomes (storefront.md §5): at most what can be ordered, at least the minimum order, which pieces
 * of a running deal do not have. Without an item only the list's own bounds count.
 */
export const settleQuantity = (wanted: number, item: QuantityLimits | null): Quantity => {
  const max = Math.min(item?.maxQuantity ?? wishlistLimits.quantity, wishlistLimits.quantity)
  const min = Math.min(item && !item.hasDeal ? item.minimumOrderQuantity : 1, max)
  if (wanted > max) return { quantity: max, changed: 'limited', limit: max }
  if (wanted < min) return { quantity: min, changed: 'raised', limit: min }
  return { quantity: wanted, changed: null, limit: max }
}
