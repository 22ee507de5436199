import type { CartGlanceFragment, CartReservationFragment } from '../../../generated/operations.ts'
import { type Cart, type CartState, emptyState, withCart, withGlance } from './cart-state.rules.ts'

/** The visitor's cart in this tab. On the server nothing is ever put into it: it would be everybody's. */
let state: CartState = emptyState
const listeners = new Set<() => void>()

export const cartState = (): CartState => state

export function changeState(change: Partial<CartState> | ((now: CartState) => CartState)): void {
  const next = typeof change === 'function' ? change(state) : { ...state, ...change }
  if (next === state) return
  state = next
  for (const listener of listeners) listener()
}

/** Returns how to stop listening. */
export function onCartState(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export type CartAnswer = { cart: Cart; reservation?: CartReservationFragment | null }

export function takeCart({ cart, reservation }: CartAnswer): void {
  changeState((now) => {
    const next = withCart(now, cart)
    return reservation === undefined ? next : { ...next, reservation }
  })
}

export function takeGlance(glance: CartGlanceFragment, reservation: CartReservationFragment | null): void {
  changeState((now) => ({ ...withGlance(now, glance), reservation }))
}

/** Another visitor, or none: nothing of what was known is his. */
export function forgetCart(): void {
  changeState({ ...emptyState, isForgotten: true })
}
