import type { BankTransfer, Order, OrderAddress, OrderDocument, OrderItem } from '#contract/generated/types.ts'
import type { Audience } from '#engine/call/audience.ts'
import type { AddressSnapshot } from '#engine/modules/account/addresses/address.model.ts'
import { isShipped } from '#engine/modules/account/persons/shipped-order.rules.ts'
import { fixedImage } from '#engine/modules/catalogue/media/media.formats.ts'
import { money } from '#engine/modules/catalogue/product/pricing/price.rules.ts'
import { paymentTexts } from '#engine/modules/checkout/payments/payment-methods.ts'
import type { Translate } from '#engine/modules/content/translations/translate.ts'
import { countryName } from '#lib/country-name.ts'
import { dayIn } from '#lib/local-days.ts'
import { epcQrCode, inGroups } from '../documents/bank-transfer.rules.ts'
import type { DocumentHead } from '../documents/documents.repository.ts'
import { documentName, documentPath } from '../documents/documents.rules.ts'
import type { OrderLineRow, OrderRow } from '../orders.tables.ts'
import { promiseText } from '../promised-delivery.ts'
import {
  discountOf,
  isPaid,
  openOf,
  pricedPiecesOf,
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

/** A line, or some pieces of it: of those it is not known which had a deal's price. */
export const toItem = (
  line: OrderLineRow,
  order: OrderRow,
  { audience }: Pick<OrderViewing, 'audience'>,
  { facts = noFacts, pieces = line.quantity }: { facts?: ItemFacts | undefined; pieces?: number } = {},
): OrderItem => {
  const inMoney = (amount: number) => money(amount, order.currency, audience.language)
  const price = unitPriceOf(line)
  const total = Math.round((line.total * pieces) / line.quantity)
  const priced = pieces === line.quantity ? pricedPiecesOf(line) : [{ quantity: pieces, price, total, isDeal: false }]
  return {
    lineId: line.id,
    itemId: line.itemId,
    productId: line.productId,
    articleNumber: line.articleNumber,
    name: line.name,
    variationText: line.variationText,
    itemUrl: line.path,
    image: imageOf(line),
    orderedAmount: pieces,
    pricePerUnit: inMoney(price),
    totalPrice: inMoney(total),
    pricedPieces: priced.map((each) => ({
      quantity: each.quantity,
      isDeal: each.isDeal,
      pricePerUnit: inMoney(each.price),
      totalPrice: inMoney(each.total),
    })),
    ...facts,
  }
}

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
    voucherCode: order.voucherCode,
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
