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

const added = 'shop:cart-added'

/** Opens the confirmation (web/features/cart). The cart itself is reloaded in all tabs by `announce('cart')`. */
export function announceCartAdded(detail: CartAdded): void {
  window.dispatchEvent(new CustomEvent(added, { detail }))
}

export function onCartAdded(listener: (detail: CartAdded) => void): void {
  window.addEventListener(added, (event) => listener((event as CustomEvent<CartAdded>).detail))
}
