import { announce } from '../../../lib/visitor/cross-tab.ts'

let isOwn = false

/** Tells other tabs that the cart has changed; this one knows already. */
export function announceCart(): void {
  isOwn = true
  announce('cart')
  isOwn = false
}

/** While the word goes round: it was given here, by somebody who has the new cart. */
export const isAnnouncing = (): boolean => isOwn
