import type { CartAdded } from '../../lib/cart-added.ts'
import type { ToCart } from './list-types.ts'

/** Something is left to be chosen, or could not be put in: that is told before anything else. */
export function needsWords({ variantsToChoose, maxInCart }: ToCart): boolean {
  return variantsToChoose.length > 0 || maxInCart.length > 0
}

/** What has come into the cart, as its own dialog tells it. */
export function cartLines({ successfullyAdded, quantityChanged }: ToCart): CartAdded['lines'] {
  return [...successfullyAdded, ...quantityChanged].flatMap(({ itemId, productId, quantityAdded, message }) =>
    itemId && quantityAdded > 0 ? [{ itemId, productId, quantity: quantityAdded, message: message ?? null }] : [],
  )
}
