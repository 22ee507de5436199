import type { OrderKeys } from '../../orders/order-key.ts'

/** What a hash opens. `isOwner`: a mail or the account led here, so who ordered may be shown. A lookup by number and postcode proves less. */
export type ReturnLink = { number: string; isOwner: boolean }

/** Days. Longer than goods can be returned, so that labels are found; a lookup is for the visit at which it was made. */
export const lifetimeDays = { mail: 120, lookup: 1 } as const

/** Number of an order and a key of it, modules/orders/orders/order-key.ts. */
const form = /^(\d{1,20})-([\w.-]{1,80})$/

/** The hash that stands for an order in links and calls of returns: signed, and good for a while. */
export const createReturnLinks = (keys: OrderKeys, now: () => number = Date.now) => ({
  make: (number: string, isOwner: boolean, days: number = lifetimeDays.lookup): string => {
    const expiresAt = new Date(now() + days * 86_400_000)
    return `${number}-${keys.makeOrderKey(isOwner ? 'return' : 'returnLookup', number, expiresAt)}`
  },

  /** Null for one that is not ours, was changed, or has run out. The key of a guest's order page opens its returns, too. */
  open: (hash: string): ReturnLink | null => {
    const [, number, key] = form.exec(hash) ?? []
    if (number === undefined || key === undefined) return null
    const isOf = (purpose: 'order' | 'return' | 'returnLookup') => keys.isOrderKey(purpose, number, key, now())
    const isOwner = isOf('return') || isOf('order')
    return isOwner || isOf('returnLookup') ? { number, isOwner } : null
  },
})

export type ReturnLinks = ReturnType<typeof createReturnLinks>
