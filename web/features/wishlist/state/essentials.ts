import type { WishlistEssentialsFragment } from '../../../generated/operations.ts'
import { announce } from '../../../lib/visitor/cross-tab.ts'
import { rememberLists } from './kept-in-browser.ts'

export type Essentials = WishlistEssentialsFragment

let known: Essentials | null = null
const listeners = new Set<() => void>()

/** Which products are on which list, as far as this tab has asked. */
export const knownEssentials = (): Essentials | null => known

/** Returns how to stop. */
export function onEssentials(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** From an answer of the shop. */
export function takeEssentials(essentials: Essentials): void {
  known = essentials
  rememberLists(essentials.productIds.length > 0)
  for (const listener of listeners) listener()
}

/** The same after a change made here: other tabs ask anew. */
export function takeChangedEssentials(essentials: Essentials): void {
  takeEssentials(essentials)
  announce('wishlist')
}

/** Somebody else uses this browser now, or nobody. */
export function forgetEssentials(): void {
  known = null
  for (const listener of listeners) listener()
}
