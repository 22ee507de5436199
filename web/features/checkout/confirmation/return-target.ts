import type { PaymentReturnQuery } from '#web/generated/operations.ts'

/**
 * Where a payment that has come to an end leads to; null where the return page itself has something to say: to another browser than the one
 * that ordered, and of money that goes back although the cart is ordered.
 */
export function returnTarget({
  state,
  orderId,
  isOrdered,
  reason,
  isMembership,
}: PaymentReturnQuery['getPaymentReturn']): `/${string}` | null {
  if (state === 'checking' || state === 'unknown' || !orderId) return null
  if (isOrdered) return state === 'returned' ? null : confirmationOf(orderId)
  const page = isMembership ? '/prime/checkout' : '/checkout/payment'
  // Not `cancelPayment`, which says nothing of why.
  return `${page}?errorCode=${state === 'returned' ? state : (reason ?? state)}`
}

export const confirmationOf = (orderId: string): `/${string}` =>
  `/checkout/confirmation?orderId=${encodeURIComponent(orderId)}`
