import { useLayoutEffect, useState } from 'react'
import { useStore } from '#web/lib/browser/store.ts'
import { isServer } from '#web/lib/hydration/is-server.ts'
import { type CartState, emptyState, withCart } from './cart-state.ts'
import { type CartAnswer, cartState, cartStore, takeCart } from './cart-store.ts'

/** The cart as this tab knows it. A part that the server drew hydrates without one, as it was drawn, also when the cart has come before. */
export function useCart(): CartState {
  return useStore(cartStore, () => emptyState)
}

/** The same on the cart's own page, which comes with it: the server draws what the browser then goes on with. */
export function useCartOfPage(answer: CartAnswer | null): CartState {
  const [first] = useState(() => (answer ? stateOf(answer) : emptyState))
  const [isTaken, setTaken] = useState(false)
  const known = useStore({ ...cartStore, value: () => (isTaken ? cartState() : first) }, () => first)
  useIsomorphicLayoutEffect(() => {
    if (answer) takeCart(answer)
    setTaken(true)
  }, [answer])
  return known
}

const stateOf = ({ cart, reservation = null }: CartAnswer): CartState => ({
  ...withCart(emptyState, cart),
  reservation,
})

/** React warns of layout effects on the server, where they never run. */
const useIsomorphicLayoutEffect = isServer ? () => {} : useLayoutEffect
