import type {
  BankTransfer,
  Order,
  OrderAddress,
  OrderDocument,
  OrderItem,
  ThankYouPage,
} from '#contract/generated/types.ts'
import type { Audience } from '../../../call/audience.ts'
import type { Identity } from '../../../call/caller.ts'
import type { Database } from '../../../db/database.ts'
import { fixedImage } from '../../media/media.formats.ts'
import { type PaymentMethods, paymentTexts } from '../../payments/payment-methods.ts'
import { money } from '../../product/pricing/price.rules.ts'
import type { Translate } from '../../translations/translate.ts'
import { epcQrCode, inGroups } from '../documents/bank-transfer.rules.ts'
import { findDocumentKinds } from '../documents/documents.repository.ts'
import { documentName, needsXRechnung } from '../documents/documents.rules.ts'
import type { OrderDocumentRow } from '../documents/documents.tables.ts'
import type { AddressSnapshot, OrderLineRow, OrderRow } from '../orders.tables.ts'
import { countryName, discountOf, isPaid, streetOf, type Transfer, transferOf } from './order.rules.ts'
import { findOrderByNumber, findWholeOrder, type WholeOrder } from './whole-orders.repository.ts'

type OrderViewsDependencies = {
  db: Database
  translate: Translate
  methods: Pick<PaymentMethods, 'find'>
}

export type OrderReader = { identity: Identity; audience: Audience }

/** A customer's order is the customer's alone; one without an account belongs to the browser that ordered. */
export const isOwnOrder = (
  { customerId, visitorId, store }: OrderRow,
  { identity, audience }: OrderReader,
): boolean => {
  if (store !== audience.store.id) return false
  return customerId === null
    ? visitorId !== null && visitorId === identity.visitorId
    : customerId === identity.customerId
}

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

const toItem = (line: OrderLineRow, inMoney: (amount: number) => OrderItem['totalPrice']): OrderItem => ({
  lineId: line.id,
  itemId: line.itemId,
  productId: line.productId,
  articleNumber: line.articleNumber,
  name: line.name,
  variationText: line.variationText,
  itemUrl: line.path,
  image: line.pictureId === null ? null : fixedImage({ mediaId: line.pictureId, alt: line.name }, 'basket'),
  orderedAmount: line.quantity,
  pricePerUnit: inMoney(line.pricePerUnit),
  totalPrice: inMoney(line.total),
})

/** Documents that a placed order has, or gets by a job. */
const toDocuments = (order: OrderRow, made: readonly OrderDocumentRow['kind'][]): OrderDocument[] =>
  order.placedAt !== null && needsXRechnung(order)
    ? [{ kind: 'xrechnung', name: documentName('xrechnung', order), isReady: made.includes('xrechnung') }]
    : []

/** An order in the language of the call, with amounts in its own currency. */
const toOrder = (whole: WholeOrder, documents: OrderDocument[], audience: Audience, translate: Translate): Order => {
  const { order, lines, taxes } = whole
  const inMoney = (amount: number) => money(amount, order.currency, audience.language)
  return {
    orderId: order.number,
    state: order.state,
    orderedAt: (order.placedAt ?? order.createdAt).getTime(),
    paymentId: order.paymentMethod,
    paymentMethod: translate(audience, paymentTexts.name(order.paymentMethod)),
    isPaid: isPaid(whole),
    totalAmount: inMoney(order.total),
    netAmount: inMoney(order.net),
    shippingCost: inMoney(order.shipping),
    discount: inMoney(discountOf(whole)),
    taxes: taxes.map(({ rate, tax }) => ({ rate, amount: inMoney(tax) })),
    deliveryAddress: toAddress(order.deliveryAddress, audience),
    billingAddress: toAddress(order.billingAddress, audience),
    email: order.email,
    orderReference: order.orderReference,
    comment: order.comment,
    shipperName: translate(audience, `carts.shipper.${order.shipperCode}`),
    items: lines.map((line) => toItem(line, inMoney)),
    documents,
  }
}

const toTransfer = (transfer: Transfer, { currency }: OrderRow, { language }: Audience): BankTransfer => ({
  accountHolder: transfer.bank.holder,
  iban: inGroups(transfer.bank.iban),
  bic: transfer.bank.bic,
  bankName: transfer.bank.name,
  reference: transfer.reference,
  amount: money(transfer.amount, currency, language),
  dueDate: transfer.dueOn.toISOString().slice(0, 10),
  qrCode: currency === 'EUR' ? epcQrCode(transfer) : null,
})

/** Orders as their owners see them. */
export const createOrderViews = ({ db, translate, methods }: OrderViewsDependencies) => ({
  /** For the confirmation page; null for an order that is not the reader's. */
  thankYou: async (
    number: string,
    reader: OrderReader,
    isUniqueEmail: (email: string) => Promise<boolean>,
  ): Promise<ThankYouPage | null> => {
    const { audience, identity } = reader
    const order = await findOrderByNumber(db, number)
    const whole = order && isOwnOrder(order, reader) ? await findWholeOrder(db, order.id) : null
    if (order === null || whole === null) return null
    const transfer = transferOf(whole, methods.find(order.paymentMethod), audience.store.company)
    const isStranger = order.customerId === null && identity.customerId === null
    return {
      order: toOrder(whole, toDocuments(order, await findDocumentKinds(db, order.id)), audience, translate),
      canRegister: isStranger && (await isUniqueEmail(order.email)),
      transfer: transfer && toTransfer(transfer, order, audience),
    }
  },
})

export type OrderViews = ReturnType<typeof createOrderViews>
