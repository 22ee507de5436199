import type { PaymentReturnQuery } from '../../../generated/operations.ts'

/** Where a payment that has come to an end leads to; null where the return page itself has something to say. */
export function returnTarget({ state, orderId }: PaymentReturnQuery['getPaymentReturn']): `/${string}` | null {
  if (state === 'placed' && orderId) return `/checkout/confirmation?orderId=${encodeURIComponent(orderId)}`
  if (state === 'declined') return '/checkout/payment?errorCode=declined'
  return state === 'cancelled' ? '/checkout/payment?cancelPayment=true' : null
}
