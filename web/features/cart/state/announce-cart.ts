import { announce } from '#web/lib/visitor/cross-tab.ts'

let isOwn = false

/** Tells other tabs that the cart has changed; this tab already has the new cart. */
export function announceCart(): void {
  isOwn = true
  announce('cart')
  isOwn = false
}

/** True while this tab broadcasts its own change, so that it does not refetch. */
export const isAnnouncing = (): boolean => isOwn
