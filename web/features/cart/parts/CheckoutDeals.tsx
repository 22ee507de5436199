import { useEffect } from 'react'
import type { Reservation } from '../state/cart-state.ts'
import { useCart } from '../state/use-cart.ts'
import { Deals } from './Deals.tsx'

/** Reserved deals beside a step of the checkout, whose page loads the reservation; what becomes of it here counts from then on. */
export function CheckoutDeals({ reservation }: { reservation: Reservation }) {
  const { reservation: known, errors } = useCart()
  const shown = known ?? reservation
  // The step's sums follow, whether a countdown ended here or an answer of the shop says so (checkout/shipping/follow-cart.ts).
  const isOver = shown.isExpired && !reservation.isExpired
  useEffect(() => {
    if (!isOver) return
    document.documentElement.dataset.dealsOver = ''
    document.dispatchEvent(new Event('shop:deals-over'))
    return () => void delete document.documentElement.dataset.dealsOver
  }, [isOver])
  return <Deals reservation={shown} error={errors.reservation ?? null} returnTo="/checkout/shipping" />
}
