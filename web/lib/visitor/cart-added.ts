import { createListeners } from '../browser/listeners.ts'

/** Items that were just added to the cart, by any part of the page. */
export type CartAdded = {
  lines: readonly {
    itemId: string
    productId: string
    quantity: number
    /** Translated reason why the quantity differs from the requested one. */
    message: string | null
  }[]
}

/** Opens the confirmation (web/features/cart). The cart itself is reloaded in all tabs by `announce('cart')`. */
export const { tell: announceCartAdded, add: onCartAdded } = createListeners<CartAdded>()
