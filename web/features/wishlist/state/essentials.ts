import type { WishlistEssentialsFragment } from '#web/generated/operations.ts'
import { makeTurns } from '#web/lib/browser/queues/turns.ts'
import { createStore } from '#web/lib/browser/store.ts'
import { announce } from '#web/lib/visitor/cross-tab.ts'
import { rememberLists } from './stored-in-browser.ts'

export type Essentials = WishlistEssentialsFragment

/** Which products are on which list; null until this tab has loaded it. */
export const knownEssentials = createStore<Essentials | null>(null)

const turns = makeTurns()

/** Called when the essentials are asked for: what comes back takes the answer, unless it is outdated. */
export function inTurn(): (essentials: Essentials) => void {
  const isNewest = turns.ask()
  return (essentials) => {
    if (isNewest()) takeEssentials(essentials)
  }
}

/** Stores the essentials that a page came with. */
export function takeEssentials(essentials: Essentials): void {
  rememberLists(essentials.productIds.length > 0)
  knownEssentials.set(essentials)
}

/** Stores them after a change in this tab and tells other tabs to reload. */
export function takeChangedEssentials(essentials: Essentials): void {
  turns.change()
  takeEssentials(essentials)
  announce('wishlist')
}

/** Clears the data when the user changes. */
export function forgetEssentials(): void {
  turns.change()
  knownEssentials.set(null)
}
