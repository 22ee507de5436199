import type { Reservation } from '../state/cart-state.ts'
import { useCart } from '../state/use-cart.ts'
import { Deals } from './Deals.tsx'

/** Reserved deals beside a step of the checkout, whose page loads the reservation; what becomes of it here counts from then on. */
export function CheckoutDeals({ reservation }: { reservation: Reservation }) {
  const { reservation: known, faults } = useCart()
  return <Deals reservation={known ?? reservation} fault={faults.reservation ?? null} returnTo="/checkout/shipping" />
}
