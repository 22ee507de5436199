import type { WishlistEssentialsFragment } from '../../../generated/operations.ts'
import { createStore } from '../../../lib/browser/store.ts'
import { announce } from '../../../lib/visitor/cross-tab.ts'
import { rememberLists } from './kept-in-browser.ts'

export type Essentials = WishlistEssentialsFragment

/** Which products are on which list, as far as this tab has asked. */
export const knownEssentials = createStore<Essentials | null>(null)

/** From an answer of the shop. */
export function takeEssentials(essentials: Essentials): void {
  rememberLists(essentials.productIds.length > 0)
  knownEssentials.set(essentials)
}

/** The same after a change made here: other tabs ask anew. */
export function takeChangedEssentials(essentials: Essentials): void {
  takeEssentials(essentials)
  announce('wishlist')
}

/** Somebody else uses this browser now, or nobody. */
export function forgetEssentials(): void {
  knownEssentials.set(null)
}
