import type { CartGlanceFragment, CartReservationFragment } from '#web/generated/operations.ts'
import { createStore } from '#web/lib/browser/store.ts'
import { type Cart, type CartState, emptyState, withCart, withGlance } from './cart-state.ts'

/** The visitor's cart in this tab. The server never writes to it, because all requests share the module. */
export const cartStore = createStore<CartState>(emptyState)

export const cartState = cartStore.value
/** Returns the function that unsubscribes. */
export const onCartState = cartStore.subscribe

export function changeState(change: Partial<CartState> | ((now: CartState) => CartState)): void {
  const now = cartStore.value()
  const next = typeof change === 'function' ? change(now) : { ...now, ...change }
  if (next !== now) cartStore.set(next)
}

export type CartAnswer = { cart: Cart; reservation?: CartReservationFragment | null }

export function takeCart({ cart, reservation }: CartAnswer): void {
  changeState((now) => {
    const next = withCart(now, cart)
    // An outdated answer has an outdated reservation, too.
    return reservation === undefined || next.cart !== cart ? next : { ...next, reservation }
  })
}

export function takeGlance(glance: CartGlanceFragment, reservation: CartReservationFragment | null): void {
  changeState((now) => {
    const next = withGlance(now, glance)
    return next === now ? now : { ...next, reservation }
  })
}

/**
 * Shows a quantity that the shop has not confirmed. Called within the event that asks for it, before any code is loaded: a
 * later press counts from the quantity shown.
 */
export function showWanted(positionId: string, quantity: number): void {
  changeState(({ wanted, ...now }) => ({ ...now, wanted: { ...wanted, [positionId]: quantity } }))
}

/** Shows the shop's quantity again. */
export function dropWanted(positionId: string): void {
  changeState(({ wanted: { [positionId]: _dropped, ...wanted }, ...now }) => ({ ...now, wanted }))
}

/** Rises with each user of this tab. */
let users = 0

/** Clears the cart when the user changes. */
export function forgetCart(): void {
  users += 1
  changeState({ ...emptyState, isForgotten: true })
}

/** Called with a question about the cart. What comes back is called with its answer: false when the user has changed since. */
export function forThisUser(): () => boolean {
  const requested = users
  return () => requested === users
}
