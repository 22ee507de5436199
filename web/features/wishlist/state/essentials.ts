import type { WishlistEssentialsFragment } from '../../../generated/operations.ts'
import { createStore } from '../../../lib/browser/store.ts'
import { announce } from '../../../lib/visitor/cross-tab.ts'
import { rememberLists } from './kept-in-browser.ts'

export type Essentials = WishlistEssentialsFragment

/** Which products are on which list; null until this tab has loaded it. */
export const knownEssentials = createStore<Essentials | null>(null)

/** Questions and changes are counted; an answer to an older one than what is shown is outdated. */
let latest = 0
let shown = 0

/** Called when the essentials are asked for: what comes back takes the answer, unless a later one or a change came first. */
export function inTurn(): (essentials: Essentials) => void {
  const turn = ++latest
  return (essentials) => {
    if (turn < shown) return
    shown = turn
    takeEssentials(essentials)
  }
}

/** Stores the essentials that a page came with. */
export function takeEssentials(essentials: Essentials): void {
  rememberLists(essentials.productIds.length > 0)
  knownEssentials.set(essentials)
}

/** Stores them after a change in this tab and tells other tabs to reload. */
export function takeChangedEssentials(essentials: Essentials): void {
  shown = ++latest
  takeEssentials(essentials)
  announce('wishlist')
}

/** Clears the data when the user changes. */
export function forgetEssentials(): void {
  shown = ++latest
  knownEssentials.set(null)
}
