import type { PaymentReturnQuery } from '../../../generated/operations.ts'

/** Where a payment that has come to an end leads to; null where the return page itself has something to say. */
export function returnTarget({
  state,
  orderId,
  isMembership,
}: PaymentReturnQuery['getPaymentReturn']): `/${string}` | null {
  if (state === 'placed' && orderId) return `/checkout/confirmation?orderId=${encodeURIComponent(orderId)}`
  const page = isMembership ? '/prime/checkout' : '/checkout/payment'
  if (state === 'declined') return `${page}?errorCode=declined`
  return state === 'cancelled' ? `${page}?cancelPayment=true` : null
}
