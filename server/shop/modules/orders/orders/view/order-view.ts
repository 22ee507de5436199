import type { BankTransfer, Order, OrderAddress, OrderDocument, OrderItem } from '#contract/generated/types.ts'
import { countryName } from '#lib/country-name.ts'
import { dayIn } from '#lib/local-days.ts'
import type { Audience } from '../../../../call/audience.ts'
import { fixedImage } from '../../../catalogue/media/media.formats.ts'
import { money } from '../../../catalogue/product/pricing/price.rules.ts'
import { paymentTexts } from '../../../checkout/payments/payment-methods.ts'
import type { Translate } from '../../../content/translations/translate.ts'
import { epcQrCode, inGroups } from '../documents/bank-transfer.rules.ts'
import type { DocumentHead } from '../documents/documents.repository.ts'
import { documentName, documentPath } from '../documents/documents.rules.ts'
import { isShipped } from '../orders.rules.ts'
import type { AddressSnapshot, OrderLineRow, OrderRow } from '../orders.tables.ts'
import { promiseText } from '../promised-delivery.ts'
import {
  dealPiecesOf,
  discountOf,
  isPaid,
  openOf,
  shipperNames,
  streetOf,
  type Transfer,
  unitPriceOf,
} from './order.rules.ts'
import type { WholeOrder } from './whole-orders.repository.ts'

/** What only the page of an order knows of a line. */
export type ItemFacts = Pick<OrderItem, 'isReturnable' | 'isAlreadyReturned' | 'reviewUrl'>

const noFacts: ItemFacts = { isReturnable: false, isAlreadyReturned: false, reviewUrl: null }

const toAddress = (address: AddressSnapshot, { language }: Audience): OrderAddress => ({
  salutation: address.salutation,
  firstName: address.firstName,
  lastName: address.lastName,
  schoolOrCompany: address.company,
  street: streetOf(address),
  addressAddition: address.addition,
  postCode: address.postCode,
  city: address.city,
  country: address.country,
  countryLabel: countryName(address.country, language),
  phone: address.phone,
  isStation: address.packstationNumber !== null,
  postNumber: address.postNumber,
})

export const imageOf = ({ pictureId, name }: OrderLineRow): OrderItem['image'] =>
  pictureId === null ? null : fixedImage({ mediaId: pictureId, alt: name }, 'basket')

type OrderViewing = { audience: Audience; translate: Translate }

/** Values of the variant and, as on the invoice, the price of pieces at a deal's price: beside the line stands that of the others. */
const variationOf = (line: OrderLineRow, { currency }: OrderRow, { audience, translate }: OrderViewing): string => {
  const deal = dealPiecesOf(line)
  const price = deal && money(deal.price, currency, audience.language).stringValue
  const dealText = deal && translate(audience, 'document.label.dealPrice', { ...deal, price: price ?? '' })
  return [line.variationText, dealText].filter(Boolean).join(', ')
}

/** A line, or some pieces of it. */
export const toItem = (
  line: OrderLineRow,
  order: OrderRow,
  viewing: OrderViewing,
  { facts = noFacts, pieces = line.quantity }: { facts?: ItemFacts | undefined; pieces?: number } = {},
): OrderItem => ({
  lineId: line.id,
  itemId: line.itemId,
  productId: line.productId,
  articleNumber: line.articleNumber,
  name: line.name,
  // Which pieces had the deal's price is not known of a part of the line.
  variationText: pieces === line.quantity ? variationOf(line, order, viewing) : line.variationText,
  itemUrl: line.path,
  image: imageOf(line),
  orderedAmount: pieces,
  pricePerUnit: money(unitPriceOf(line), order.currency, viewing.audience.language),
  totalPrice: money(Math.round((line.total * pieces) / line.quantity), order.currency, viewing.audience.language),
  ...facts,
})

/** Documents that an order has, or gets by a job. */
export const toDocuments = (order: OrderRow, heads: readonly DocumentHead[]): OrderDocument[] =>
  heads.map((head) => ({
    kind: head.kind,
    name: documentName(order, head),
    number: head.number,
    path: documentPath(order, head),
    isReady: head.isReady,
  }))

/** An order in the language of the call, with amounts in its own currency. */
export const toOrder = (
  whole: WholeOrder,
  { documents, facts }: { documents: OrderDocument[]; facts?: ReadonlyMap<string, ItemFacts> },
  viewing: OrderViewing,
): Order => {
  const { audience, translate } = viewing
  const { order, lines, taxes } = whole
  const inMoney = (amount: number) => money(amount, order.currency, audience.language)
  const open = openOf(whole)
  return {
    orderId: order.number,
    state: order.state,
    orderedAt: (order.placedAt ?? order.createdAt).getTime(),
    paymentId: order.paymentMethod,
    paymentMethod: translate(audience, paymentTexts.name(order.paymentMethod)),
    isPaid: isPaid(whole),
    openAmount: open > 0 ? inMoney(open) : null,
    totalAmount: inMoney(order.total),
    netAmount: inMoney(order.net),
    shippingCost: inMoney(order.shipping),
    discount: inMoney(discountOf(whole)),
    taxes: taxes.map(({ rate, tax }) => ({ rate, amount: inMoney(tax) })),
    deliveryAddress: toAddress(order.deliveryAddress, audience),
    billingAddress: toAddress(order.billingAddress, audience),
    email: order.email,
    isMembership: !isShipped(order),
    orderReference: order.orderReference,
    comment: order.comment,
    shipperName: shipperNames(order, (key) => translate(audience, key), audience.language),
    deliveryText: promiseText(order, audience, translate),
    items: lines.map((line) => toItem(line, order, viewing, { facts: facts?.get(line.id) })),
    documents,
  }
}

export const toTransfer = (
  transfer: Transfer,
  { currency }: OrderRow,
  { store, language }: Audience,
): BankTransfer => ({
  accountHolder: transfer.bank.holder,
  iban: inGroups(transfer.bank.iban),
  bic: transfer.bank.bic,
  bankName: transfer.bank.name,
  reference: transfer.reference,
  amount: money(transfer.amount, currency, language),
  dueDate: dayIn(store.country, transfer.dueOn),
  qrCode: currency === 'EUR' ? epcQrCode(transfer) : null,
})
