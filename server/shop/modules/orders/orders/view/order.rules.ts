import type { ImportCompany } from '#contract/import/content.ts'
import type { ShopLanguage } from '#contract/stores.ts'
import { stationLine } from '#contract/text/address-words.ts'
import { isTextKey } from '#contract/texts/own-texts.ts'
import type { AddressSnapshot } from '#engine/modules/account/addresses/address.model.ts'
import type { PaymentRow } from '#engine/modules/checkout/payments/payments.tables.ts'
import { countryName } from '#lib/country-name.ts'
import { endOfDeadline } from '#lib/local-days.ts'
import { creditorReference } from '../documents/bank-transfer.rules.ts'
import type { OrderLineRow, OrderRow } from '../orders.tables.ts'
import type { WholeOrder } from './whole-orders.repository.ts'

/** What the rules need of a payment method (payments/payment-method.ts). */
export type Settlement = {
  isPrepaid: boolean
  settlement:
    | { kind: 'due'; waits?: Record<'customers' | 'guests', { cancelAfterDays: number }> }
    | { kind: 'provider' }
}

const isOver = ({ state }: OrderRow): boolean => state === 'cancelled' || state === 'expired'

/** A payment keeps its amounts when the provider takes its promise back, so they count in these states alone. */
const holds = ({ state, authorised, captured, refunded, credited }: PaymentRow, total: number): boolean => {
  if (authorised + credited < total) return false
  return state === 'authorised' || ((state === 'captured' || state === 'refunded') && refunded < captured)
}

/** The money is there, or promised by a provider. */
export const isPaid = ({ order, payments }: WholeOrder): boolean =>
  order.total === 0 || payments.some((payment) => holds(payment, order.total))

/** Minor units that have gone back to the customer. */
export const refundedOf = ({ payments }: WholeOrder): number =>
  payments.reduce((sum, { refunded }) => sum + refunded, 0)

/** Minor units by which the bill was lowered before it was paid. */
export const creditedOf = ({ payments }: WholeOrder): number =>
  payments.reduce((sum, { credited }) => sum + credited, 0)

/** All of what the order costs has gone back, or off its bill. */
export const isGivenUp = (whole: WholeOrder): boolean =>
  whole.order.total > 0 && refundedOf(whole) + creditedOf(whole) >= whole.order.total

/** Minor units that the customer still has to pay. */
export const openOf = (whole: WholeOrder): number => {
  const payment = whole.payments.at(-1)
  if (!payment || payment.state === 'refunded' || isOver(whole.order) || isPaid(whole)) return 0
  return payment.amount - payment.credited
}

export type Transfer = {
  bank: ImportCompany['bank']
  reference: string
  /** Minor units. */
  amount: number
  /** The order ends with this day. */
  dueOn: Date
}

/** Days within which money in advance has to arrive where the method does not say. */
const usualDays = 14

/** What the customer has to transfer; null where the method is another one, or nothing is open. */
export const transferOf = (
  whole: WholeOrder,
  { isPrepaid, settlement }: Settlement,
  company: ImportCompany | null,
): Transfer | null => {
  const { order, payments } = whole
  const payment: PaymentRow | undefined = payments.at(-1)
  const amount = openOf(whole)
  if (!isPrepaid || settlement.kind !== 'due' || !payment || company === null || amount === 0) return null
  const days = settlement.waits?.[order.customerId === null ? 'guests' : 'customers'].cancelAfterDays ?? usualDays
  const dueOn =
    payment.expiresAt ??
    endOfDeadline({ country: company.country, postCode: order.billingAddress.postCode }, payment.createdAt, days)
  return {
    bank: company.bank,
    reference: creditorReference(order.number),
    amount,
    dueOn,
  }
}

/** Code of the shipper of bulky goods. */
const forwarder = 'spedition'

/** Reductions of all lines. Minor units, as the store shows them. */
export const discountOf = ({ lines }: WholeOrder): number => lines.reduce((sum, { reduction }) => sum + reduction, 0)

type LinePrices = Pick<OrderLineRow, 'quantity' | 'lightning' | 'pricePerUnit' | 'pricePerUnitLightning'>

/** Price of a piece: a deal's where all pieces of the line have it, otherwise that of the others. Minor units, as the store shows them. */
export const unitPriceOf = ({ quantity, lightning, pricePerUnit, pricePerUnitLightning }: LinePrices): number =>
  lightning === quantity ? (pricePerUnitLightning ?? pricePerUnit) : pricePerUnit

export type PricedPieces = { quantity: number; price: number; total: number; isDeal: boolean }

/** Pieces of a line by what each costs, those at a deal's price first: quantity times price is the total of each. */
export const pricedPiecesOf = (line: LinePrices & Pick<OrderLineRow, 'total'>): PricedPieces[] => {
  const { quantity, lightning, total } = line
  const deal = dealPiecesOf(line)
  if (deal === null) return [{ quantity, price: unitPriceOf(line), total, isDeal: lightning > 0 }]
  const ofDeal = deal.pieces * deal.price
  return [
    { quantity: deal.pieces, price: deal.price, total: ofDeal, isDeal: true },
    { quantity: quantity - deal.pieces, price: line.pricePerUnit, total: total - ofDeal, isDeal: false },
  ]
}

/** Codes of those who bring the order: the chosen shipper, and the forwarder beside it where some of the goods need one. */
const shipperCodesOf = ({
  shipperCode,
  speditionFields,
}: Pick<OrderRow, 'shipperCode' | 'speditionFields'>): string[] =>
  speditionFields.length > 0 && shipperCode !== forwarder ? [shipperCode, forwarder] : [shipperCode]

/** Their names in one phrase: "DHL und Spedition". */
export const shipperNames = (
  order: Pick<OrderRow, 'shipperCode' | 'speditionFields' | 'language'>,
  say: (key: string) => string,
  language: string = order.language,
): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(
    shipperCodesOf(order).map((code) => say(`carts.shipper.${code}`)),
  )

/** Name of who brings a parcel; merchandise systems may name one that the shop doesn't know. */
export const carrierName = (carrier: string, say: (key: string) => string): string => {
  const key = `carts.shipper.${carrier.toLowerCase()}`
  return isTextKey(key) ? say(key) : carrier
}

type DealPieces = { pieces: number; price: number }

/** Pieces at a deal's price in a line whose others have the normal one, with what each costs; null for a line of one price. */
export const dealPiecesOf = ({ quantity, lightning, pricePerUnitLightning: price }: LinePrices): DealPieces | null =>
  lightning > 0 && lightning < quantity && price !== null ? { pieces: lightning, price } : null

/** Street of an address; of a packing station its name. */
export const streetOf = ({ street, packstationNumber }: AddressSnapshot): string =>
  packstationNumber === null ? street : stationLine(packstationNumber)

/** An address as on an envelope. */
export const addressLines = (address: AddressSnapshot, language: ShopLanguage): string[] =>
  [
    address.company ?? '',
    `${address.firstName} ${address.lastName}`.trim(),
    address.postNumber ?? '',
    streetOf(address),
    address.addition ?? '',
    `${address.postCode} ${address.city}`,
    countryName(address.country, language),
  ].filter((line) => line !== '')
