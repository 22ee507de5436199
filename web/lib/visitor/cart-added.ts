/** What has just been put into the cart, whoever did it. */
export type CartAdded = {
  lines: readonly {
    itemId: string
    productId: string
    quantity: number
    /** Why it is less or more than was asked for, ready to show. */
    message: string | null
  }[]
}

const added = 'shop:cart-added'

/** Opens what tells of it (web/features/cart); the cart of this tab and of the others is asked for by `announce('cart')`. */
export function tellCartAdded(detail: CartAdded): void {
  window.dispatchEvent(new CustomEvent(added, { detail }))
}

export function onCartAdded(listener: (detail: CartAdded) => void): void {
  window.addEventListener(added, (event) => listener((event as CustomEvent<CartAdded>).detail))
}
