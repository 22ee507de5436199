import type { Executor, Transaction } from '#engine/db/database.ts'
import type { AddressSnapshot } from '#engine/modules/account/addresses/address.model.ts'
import { addPersonKeys } from '#engine/modules/account/persons/persons.ts'
import type { PaymentMethods } from '#engine/modules/checkout/payments/payment-methods.ts'
import type { PaymentRecords } from '#engine/modules/checkout/payments/payment-records.service.ts'
import { paymentTransitions } from '#engine/modules/checkout/payments/payment-states.rules.ts'
import { nextState } from '#lib/transitions.ts'
import type { Attempt, AttemptsService } from '../attempts/attempts.service.ts'
import type { OrderDocuments } from '../documents/documents.service.ts'
import type { OrderMails } from '../mails/order-mails.ts'
import { findLines, saveDeliveryAddress, saveOrderState } from '../orders.repository.ts'
import { type OrderEvent, orderTransitions } from '../orders.rules.ts'
import type { OrderRow } from '../orders.tables.ts'
import { isGivenUp, isPaid } from '../view/order.rules.ts'
import { findOrderByNumber, findOrdersById, findWholeOrders, type WholeOrder } from '../view/whole-orders.repository.ts'
import { findShippedPieces, hasParcel, insertShipment, setDelivered } from './fulfilment.repository.ts'

type FulfilmentDependencies = {
  attempts: Pick<AttemptsService, 'lock' | 'end'>
  records: PaymentRecords
  methods: Pick<PaymentMethods, 'find'>
  mails: OrderMails
  documents: Pick<OrderDocuments, 'shipped' | 'cancelled'>
  reviewRequests: {
    /** Plans a request for reviews of an order that has arrived. */
    plan: (trx: Transaction, order: Pick<OrderRow, 'id' | 'store'>, deliveredAt: Date) => Promise<void>
  }
}

/** What can't be done with an order as it is; the message is for the caller, in English. */
export class FulfilmentRefused extends Error {}

export type Parcel = {
  at: Date
  carrier: string
  trackingCode: string | null
  trackingUrl: string | null
  lines: readonly { lineId: string; quantity: number }[]
}

/** An order for the merchandise system. */
export type OrderToFulfil = WholeOrder & {
  isPaid: boolean
  /** Placed, paid where the method asks for money first, and not given up: who has all of the money back gets no parcel. */
  isReadyToShip: boolean
  /** Pieces on their way, by the line's id. */
  shipped: Map<string, number>
}

const move = async (trx: Transaction, { order }: Attempt, event: OrderEvent): Promise<void> => {
  const next = nextState(orderTransitions, order.state, event)
  if (next === null) throw new FulfilmentRefused(`The order is ${order.state}`)
  await saveOrderState(trx, order.id, next)
}

const ship = async (
  trx: Transaction,
  attempt: Attempt,
  parcel: Parcel,
  { records, methods, mails, documents }: FulfilmentDependencies,
): Promise<void> => {
  const { order, payment } = attempt
  const lines = await findLines(trx, order.id)
  const shipped = await findShippedPieces(trx, [order.id])
  for (const { lineId, quantity } of parcel.lines) {
    const line = lines.find(({ id }) => id === lineId)
    if (!line) throw new FulfilmentRefused(`The order has no line ${lineId}`)
    const sum = (shipped.get(lineId) ?? 0) + quantity
    if (sum > line.quantity) throw new FulfilmentRefused(`Of the line ${lineId} only ${line.quantity} were ordered`)
    shipped.set(lineId, sum)
  }
  const isWhole = lines.every(({ id, quantity }) => shipped.get(id) === quantity)
  await move(trx, attempt, isWhole ? 'ship' : 'shipPart')
  const { at, carrier, trackingCode, trackingUrl } = parcel
  const shipment = { orderId: order.id, shippedAt: at, carrier, trackingCode, trackingUrl }
  await mails.add(trx, 'shipped', order.id, { occasion: await insertShipment(trx, shipment, parcel.lines) })
  if (isWhole) await documents.shipped(trx, order)
  const { settlement } = methods.find(payment.method)
  const isDueNow = order.state === 'placed' && payment.state === 'authorised'
  if (isDueNow && settlement.kind === 'provider' && settlement.captures === 'whenShipped')
    await records.command(trx, {
      paymentId: payment.id,
      kind: 'capture',
      amount: payment.authorised,
      reason: 'shipped',
    })
}

/** The money goes back by itself where a provider has it; a transfer is sent back by hand and reported as refunded. */
const cancel = async (
  trx: Transaction,
  attempt: Attempt,
  { attempts, records, mails, documents }: FulfilmentDependencies,
): Promise<void> => {
  const { order, payment } = attempt
  if (order.state !== 'placed') throw new FulfilmentRefused(`The order is ${order.state}`)
  await attempts.end(trx, attempt, 'cancel')
  const next = payment.state === 'due' ? nextState(paymentTransitions, payment.state, 'aborted') : null
  if (next !== null) await records.save(trx, payment.id, { state: next })
  const left = payment.captured - payment.refunded - (await records.openRefunds(trx, payment.id))
  if (payment.provider !== null && left > 0)
    await records.command(trx, { paymentId: payment.id, kind: 'refund', amount: left, reason: 'cancelled' })
  else if (payment.provider !== null && payment.state === 'authorised')
    await records.command(trx, { paymentId: payment.id, kind: 'void', amount: null, reason: 'cancelled' })
  await documents.cancelled(trx, order, payment)
  await mails.add(trx, 'cancelled', order.id)
}

const day = 86_400_000
/** Of what arrived longer ago nobody is told any more. */
const newsDays = 7

/** What happens to orders once they are placed. Each call is in the caller's transaction, on a locked attempt. */
export const createFulfilment = (dependencies: FulfilmentDependencies) => ({
  /** Locks an order by its number; refused when there is none, or it was never placed. */
  lock: async (trx: Transaction, number: string): Promise<Attempt> => {
    const order = await findOrderByNumber(trx, number)
    if (order === null || order.placedAt === null) throw new FulfilmentRefused(`There is no placed order ${number}`)
    const payment = await dependencies.records.lastOf(trx, order.id)
    return dependencies.attempts.lock(trx, { cartId: order.cartId, orderId: order.id, paymentId: payment.id })
  },

  ship: (trx: Transaction, attempt: Attempt, parcel: Parcel) => ship(trx, attempt, parcel, dependencies),

  /** The order is complete when everything was shipped and has arrived. */
  deliver: async (
    trx: Transaction,
    attempt: Attempt,
    delivery: { at: Date; trackingCode: string | null },
  ): Promise<void> => {
    const { order } = attempt
    if (order.state !== 'shipped' && order.state !== 'partly_shipped')
      throw new FulfilmentRefused(`The order is ${order.state}`)
    const { trackingCode } = delivery
    // Refused, so that it is sent again: its parcel may be reported after it.
    if (trackingCode !== null && !(await hasParcel(trx, order.id, trackingCode)))
      throw new FulfilmentRefused(`The order has no parcel ${trackingCode}`)
    const { delivered, left } = await setDelivered(trx, order.id, delivery)
    if (delivered.length > 0 && Date.now() - delivery.at.getTime() < newsDays * day)
      await dependencies.mails.add(trx, 'delivered', order.id, { occasion: delivered.join() })
    if (order.state !== 'shipped' || left > 0) return
    await move(trx, attempt, 'complete')
    await dependencies.reviewRequests.plan(trx, order, delivery.at)
  },

  cancel: (trx: Transaction, attempt: Attempt) => cancel(trx, attempt, dependencies),

  /** Asks the provider to send money back; the answer settles the payment. Never more than was taken. */
  refund: async (trx: Transaction, { payment }: Attempt, amount: number, reason: string): Promise<void> => {
    if (payment.provider === null) throw new FulfilmentRefused('No provider has the money: it is sent back by transfer')
    const left = payment.captured - payment.refunded - (await dependencies.records.openRefunds(trx, payment.id))
    if (amount < 1 || amount > left) throw new FulfilmentRefused(`At most ${left} can be refunded`)
    await dependencies.records.command(trx, { paymentId: payment.id, kind: 'refund', amount, reason })
  },

  /** The caller has checked the address. Nothing of the order may have left. */
  deliverTo: async (trx: Transaction, { order }: Attempt, address: AddressSnapshot): Promise<void> => {
    if (order.state !== 'placed') throw new FulfilmentRefused(`The order is ${order.state}`)
    await saveDeliveryAddress(trx, order.id, address)
    await addPersonKeys(trx, { ...order, deliveryAddress: address })
  },

  /** Orders with what was shipped of them. */
  read: async (db: Executor, ids: readonly string[]): Promise<OrderToFulfil[]> => {
    const wholes = await findWholeOrders(db, await findOrdersById(db, ids))
    const shipped = await findShippedPieces(db, ids)
    return wholes.map((whole) => {
      const { state, paymentMethod } = whole.order
      const paid = isPaid(whole)
      const isOpen = state === 'placed' || state === 'partly_shipped'
      const isCovered = paid || !dependencies.methods.find(paymentMethod).isPrepaid
      const isReadyToShip = isOpen && isCovered && !isGivenUp(whole)
      return { ...whole, shipped, isPaid: paid, isReadyToShip }
    })
  },
})

export type Fulfilment = ReturnType<typeof createFulfilment>
