/** Ids of the payment methods (transactions.md §3), in the order in which they are shown where editors choose none. */
export const paymentMethodIds = [
  'CREDIT_CARD',
  'PAYPAL',
  'AMAZONPAY',
  'TWINT',
  'INVOICE',
  'RECHNUNG',
  'RECHNUNG_V',
  'X_RECHNUNG',
  'VINCO_V',
  'VORKASSE',
  'PREPAID',
  'VORKASSE_V',
  'CASH_ON_DELIVERY',
] as const

export type PaymentMethodId = (typeof paymentMethodIds)[number]
