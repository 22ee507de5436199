import type { PaymentMethodId } from '#contract/parameters/payment-method-ids.ts'

type Store = 'de' | 'at' | 'ch' | 'b2b'

/** Editors' switches that decide on marks. */
export type MarkSwitches = { wallet: boolean; twint: boolean; xRechnung: boolean; dpd: boolean }

export type PaymentMark =
  | 'paypal'
  | 'invoice'
  | 'visa'
  | 'wallet'
  | 'twint'
  | 'eInvoice'
  | 'mastercard'
  | 'prepayment'
  | 'cashOnDelivery'
export type DeliveryMark = 'dpd' | 'gls' | 'dhl' | 'swissPost'

/**
 * Ways to pay that the footer names (storefront.md §9): three always, a wallet and the Swiss mobile payment by switch,
 * and the e-invoice in place of Mastercard where it is on.
 */
export function paymentMarks(store: Store, on: MarkSwitches): PaymentMark[] {
  const marks: PaymentMark[] = ['paypal', 'invoice', 'visa']
  if (on.wallet) marks.push('wallet')
  if (store === 'ch' && on.twint) marks.push('twint')
  marks.push((store === 'de' || store === 'b2b') && on.xRechnung ? 'eInvoice' : 'mastercard')
  return marks
}

/** Marks of the payment methods; those of businesses have none. */
const marksOfMethod: Readonly<Record<PaymentMethodId, readonly PaymentMark[]>> = {
  CREDIT_CARD: ['visa', 'mastercard'],
  PAYPAL: ['paypal'],
  AMAZONPAY: ['wallet'],
  TWINT: ['twint'],
  INVOICE: ['invoice'],
  RECHNUNG: ['invoice'],
  RECHNUNG_V: [],
  X_RECHNUNG: [],
  VINCO_V: [],
  VORKASSE: ['prepayment'],
  PREPAID: ['prepayment'],
  VORKASSE_V: [],
  CASH_ON_DELIVERY: ['cashOnDelivery'],
}

/**
 * What the checkout's footer names: the payment methods of the store, in the editors' order (entry `order` of `paymentTypes`), and no other.
 * Without an order all methods are offered.
 */
export function offeredMarks(store: Store, on: MarkSwitches, order: string | null): PaymentMark[] {
  const ids = order?.match(/\w+/g) ?? Object.keys(marksOfMethod)
  const marks = new Set(ids.flatMap((id) => marksOfMethod[id as PaymentMethodId] ?? []))
  if (!on.wallet) marks.delete('wallet')
  if (store !== 'ch' || !on.twint) marks.delete('twint')
  return [...marks]
}

/** What the footer advertises: of the marks above those that the store offers. A store that offers none of them names what it offers. */
export function advertisedMarks(store: Store, on: MarkSwitches, order: string | null): PaymentMark[] {
  const marks = paymentMarks(store, on)
  if (order === null) return marks
  const offered = offeredMarks(store, on, order)
  const kept = marks.filter((mark) => mark === 'eInvoice' || offered.includes(mark))
  return kept.length > 0 ? kept : offered
}

/** Carriers by store (storefront.md §9). */
export function deliveryMarks(store: Store, on: MarkSwitches): DeliveryMark[] {
  if (store === 'ch') return ['swissPost']
  const parcel: DeliveryMark = on.dpd ? 'dpd' : 'gls'
  if (store === 'at') return [parcel]
  return store === 'de' ? ['dhl', parcel] : ['dhl']
}
