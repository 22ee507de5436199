import type { OrderDetails, OrderDocument, Shipment } from '#contract/generated/types.ts'
import type { Audience } from '#engine/call/audience.ts'
import type { Database } from '#engine/db/database.ts'
import { isShipped } from '#engine/modules/account/persons/shipped-order.rules.ts'
import type { RatingLinks } from '#engine/modules/catalogue/reviews/rating-link.ts'
import type { PaymentMethods } from '#engine/modules/checkout/payments/payment-methods.ts'
import type { Translate } from '#engine/modules/content/translations/translate.ts'
import type { ParametersService } from '#engine/modules/stores/parameters/parameters.service.ts'
import { dayIn } from '#lib/local-days.ts'
import { findDocumentHeads } from '../documents/documents.repository.ts'
import { findShipments, type ShipmentWithLines } from '../fulfilment/fulfilment.repository.ts'
import type { OrderLineRow } from '../orders.tables.ts'
import { carrierName, transferOf } from './order.rules.ts'
import { type AftermathDependencies, readAftermath } from './order-aftermath.ts'
import { canWithdraw, expectedOn, isReorderable, statusOf, statusTextOf } from './order-status.rules.ts'
import { type ItemFacts, toDocuments, toItem, toOrder, toTransfer } from './order-view.ts'
import { type LineFacts, returnableOf } from './returnable.rules.ts'
import type { WholeOrder } from './whole-orders.repository.ts'

export type DetailsDependencies = AftermathDependencies & {
  parameters: Pick<ParametersService, 'isOn' | 'value'>
  methods: Pick<PaymentMethods, 'find'>
  ratingLinks: Pick<RatingLinks, 'seal'>
  /** What was sent of each line, and announced as a return. */
  returnFacts: (db: Database, orderId: string) => Promise<{ facts: LineFacts }[]>
}

/** Feature switches of reviews and of returns (storefront.md §6, transactions.md §2). */
const ratingSwitch = 'rating'

/** Days after which a review link is worth nothing, and products in it. */
const reviewDays = 90
const maxProducts = 40

type OrderAccess = {
  whole: WholeOrder
  parcels: readonly ShipmentWithLines[]
  audience: Audience
  translate: Translate
  now: Date
}

const reviewUrlOf = (
  line: OrderLineRow,
  { whole, audience, now }: OrderAccess,
  { ratingLinks }: DetailsDependencies,
): string => {
  const others = whole.lines.filter(isReorderable).map(({ productId }) => productId)
  const enc = ratingLinks.seal({
    purchase: whole.order.number,
    productIds: [...new Set([line.productId, ...others])].slice(0, maxProducts),
    language: audience.textLanguage,
    expires: Math.floor(now.getTime() / 1000) + reviewDays * 86_400,
  })
  return `/rating?enc=${enc}`
}

const toShipment = (
  parcel: ShipmentWithLines,
  { whole, ...viewing }: OrderAccess,
  { facts, invoiceLink }: { facts: ReadonlyMap<string, ItemFacts>; invoiceLink: string | null },
): Shipment => {
  const { order, lines } = whole
  return {
    shipmentId: parcel.id,
    status: parcel.deliveredAt === null ? 'shipped' : 'delivered',
    carrier: carrierName(parcel.carrier, (key) => viewing.translate(viewing.audience, key)),
    shippedAt: parcel.shippedAt.getTime(),
    deliveredAt: parcel.deliveredAt?.getTime() ?? null,
    expectedDeliveryDate: expectedOn(parcel, order.deliveryAddress.country),
    invoiceLink,
    trackingLink: parcel.trackingUrl,
    trackingCode: parcel.trackingCode,
    items: lines.flatMap((line) => {
      const pieces = parcel.pieces.get(line.id)
      return pieces === undefined ? [] : [toItem(line, order, viewing, { facts: facts.get(line.id), pieces })]
    }),
  }
}

/**
 * Everything that the page of an order shows. `orderedBy` is who ordered, where another customer reads: the main user of an organisation,
 * who returns and reviews nothing in another's name.
 */
export const createOrderDetails =
  (dependencies: DetailsDependencies) =>
  async (whole: WholeOrder, audience: Audience, orderedBy: string | null): Promise<OrderDetails> => {
    const isOwn = orderedBy === null
    const { db, translate, parameters, methods } = dependencies
    const { order, lines } = whole
    const { store } = audience
    const parcels = await findShipments(db, [order.id])
    const seen: OrderAccess = { whole, parcels, audience, translate, now: new Date() }
    const { country, postCode } = order.deliveryAddress
    const areReturnsOn = parameters.value(store.id, 'returnOrderSwitches', 'globalActivation')
    const days = parameters.value(store.id, 'returnOrderSwitches', 'days')
    const linesOfOrder = await dependencies.returnFacts(db, order.id)
    const factsById = new Map(
      linesOfOrder.map(({ facts: known }) => {
        const { quantity, reason, until } = returnableOf(known, { now: seen.now.getTime(), days, country, postCode })
        const isReturnable = isOwn && areReturnsOn && quantity > 0
        const isAlreadyReturned = reason === 'alreadyReturned'
        return [known.id, { isSent: known.shipped > 0, isReturnable, isAlreadyReturned, until }] as const
      }),
    )
    const areReviewsOn = parameters.isOn(store.id, ratingSwitch)
    const facts = new Map<string, ItemFacts>(
      lines.map((line) => {
        const { isSent = false, isReturnable = false, isAlreadyReturned = false } = factsById.get(line.id) ?? {}
        const isReviewable = isOwn && areReviewsOn && isReorderable(line) && isSent
        const reviewUrl = isReviewable ? reviewUrlOf(line, seen, dependencies) : null
        return [line.id, { isReturnable, isAlreadyReturned, reviewUrl }]
      }),
    )
    const lastDays = [...factsById.values()].flatMap(({ isReturnable, until }) =>
      isReturnable && until !== null ? [dayIn(country, until)] : [],
    )
    const method = methods.find(order.paymentMethod)
    const transfer = transferOf(whole, method, store.company)
    const documents = toDocuments(order, await findDocumentHeads(db, order.id))
    const isInvoice = ({ kind, isReady }: OrderDocument): boolean =>
      isReady && (kind === 'invoice' || kind === 'xrechnung')
    const invoiceLink = documents.find(isInvoice)?.path ?? null
    const status = statusOf(whole, method)
    const sent = (line: OrderLineRow): number =>
      parcels.reduce((sum, { pieces }) => sum + (pieces.get(line.id) ?? 0), 0)
    const { hasWithdrawn, openAmount, ...aftermath } = await readAftermath(whole, audience, dependencies)
    return {
      order: { ...toOrder(whole, { documents, facts }, { audience, translate }), openAmount },
      orderedBy,
      status,
      statusText: translate(audience, statusTextOf(status, method)),
      shipments: parcels.map((parcel) => toShipment(parcel, seen, { facts, invoiceLink })),
      notShipped: (isShipped(order) ? lines : []).flatMap((line) => {
        const pieces = line.quantity - sent(line)
        return pieces > 0 ? [toItem(line, order, seen, { pieces })] : []
      }),
      transfer: transfer && toTransfer(transfer, order, audience),
      canReturn: lastDays.length > 0,
      returnUntil: lastDays.sort().at(-1) ?? null,
      canWithdraw: isOwn && !hasWithdrawn && canWithdraw({ order, parcels, country, postCode, now: seen.now }),
      canReorder: lines.some(isReorderable),
      ...aftermath,
    }
  }
