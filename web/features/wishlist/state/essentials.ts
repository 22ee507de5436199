import type { WishlistEssentialsFragment } from '../../../generated/operations.ts'
import { createStore } from '../../../lib/browser/store.ts'
import { announce } from '../../../lib/visitor/cross-tab.ts'
import { rememberLists } from './kept-in-browser.ts'

export type Essentials = WishlistEssentialsFragment

/** Which products are on which list; null until this tab has loaded it. */
export const knownEssentials = createStore<Essentials | null>(null)

/** Stores the essentials of an answer. */
export function takeEssentials(essentials: Essentials): void {
  rememberLists(essentials.productIds.length > 0)
  knownEssentials.set(essentials)
}

/** Stores them after a change in this tab and tells other tabs to reload. */
export function takeChangedEssentials(essentials: Essentials): void {
  takeEssentials(essentials)
  announce('wishlist')
}

/** Clears the data when the user changes. */
export function forgetEssentials(): void {
  knownEssentials.set(null)
}
