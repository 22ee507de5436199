import { type Database, type Executor, inTransaction } from '#engine/db/database.ts'
import { databaseOutageOf } from '#engine/db/database-outage.ts'
import { isShipped } from '../../account/persons/shipped-order.rules.ts'
import type { Attempt } from '../orders/attempts/attempts.service.ts'
import type { OrderDocuments } from '../orders/documents/documents.service.ts'
import { type Fulfilment, FulfilmentRefused, type OrderToFulfil } from '../orders/fulfilment/fulfilment.service.ts'
import type { ReturnReceipts, ReturnToReceive } from '../returns/receipt.service.ts'
import type { PaymentsService } from '../settlement/payments.service.ts'
import type { DeclaredWithdrawal } from '../withdrawals/named-orders.ts'
import { findChangesAfter, findTaken, giveCursors, hasEvent, insertEvent, setTaken } from './merchandise.repository.ts'
import { isTime, type MerchandiseEvent, missingField } from './merchandise-event.ts'

type MerchandiseDependencies = {
  db: Database
  fulfilment: Fulfilment
  payments: Pick<PaymentsService, 'settle'>
  documents: Pick<OrderDocuments, 'canBeCorrected'>
  returns: ReturnReceipts
  withdrawals: { ofOrders: (db: Database, orderIds: readonly string[]) => Promise<DeclaredWithdrawal[]> }
}

/** `failed`: for a reason that the event has no part in; it changed nothing, and a person looks into it. */
export type EventResult = {
  id: string
  outcome: 'applied' | 'repeated' | 'refused' | 'failed'
  message: string | null
}

/** An event that is well-formed, or the id of another with what is wrong in it. */
export type EventOrError = { event: MerchandiseEvent } | { id: string; fault: string }

type Log = { error: (details: object, message: string) => void }

const toExport = (
  { order, lines, taxes, shipped, isPaid, isReadyToShip }: OrderToFulfil,
  {
    cursor,
    returns,
    withdrawals,
  }: { cursor: number; returns: readonly ReturnToReceive[]; withdrawals: readonly DeclaredWithdrawal[] },
) => ({
  cursor: String(cursor),
  number: order.number,
  state: order.state,
  isPaid,
  isReadyToShip,
  store: order.store,
  language: order.language,
  placedAt: order.placedAt?.toISOString() ?? null,
  currency: order.currency,
  total: order.total,
  net: order.net,
  tax: order.tax,
  shipping: order.shipping,
  taxes: taxes.map(({ rate, category, net, tax }) => ({ rate, category, net, tax })),
  paymentMethod: order.paymentMethod,
  buyerReference: order.buyerReference,
  email: order.email,
  billingAddress: order.billingAddress,
  deliveryAddress: order.deliveryAddress,
  shipper: order.shipperCode,
  speditionFields: order.speditionFields,
  orderReference: order.orderReference,
  comment: order.comment,
  lines: lines.map((line) => ({
    lineId: line.id,
    itemId: line.itemId,
    articleNumber: line.articleNumber,
    name: line.name,
    variation: line.variationText,
    quantity: line.quantity,
    shipped: shipped.get(line.id) ?? 0,
    total: line.total,
    reduction: line.reduction,
    taxRate: line.taxRate,
  })),
  returns,
  withdrawals: withdrawals.map(({ id, declaredAt, name, email, goods, isEmailOfOrder }) => ({
    id,
    declaredAt: declaredAt.toISOString(),
    name,
    email,
    isEmailOfOrder,
    goods,
  })),
})

export type ExportedOrder = ReturnType<typeof toExport>

/** Money that no provider has: a transfer that came in or was sent back, or a bill that was lowered, as the merchandise system has booked it. */
const book = async (
  event: MerchandiseEvent,
  { order, payment }: Attempt,
  { payments, documents }: MerchandiseDependencies,
): Promise<void> => {
  if (event.type === 'refunded' && payment.state === 'due' && !(await documents.canBeCorrected(order)))
    throw new FulfilmentRefused('Nothing is invoiced yet')
  const outcome = event.type === 'paid' ? 'captured' : 'refunded'
  const settled = await payments.settle(
    payment.id,
    {
      outcome,
      amount: event.amount ?? null,
      currency: event.currency ?? null,
      providerRef: null,
      code: null,
      eventId: `merchandise:${event.id}`,
      body: { type: event.type, amount: event.amount, currency: event.currency },
    },
    'call',
  )
  if (settled.outcome === 'refused' || settled.outcome === 'ignored')
    throw new FulfilmentRefused(
      `The payment is ${payment.state} and of ${payment.amount - payment.credited} ${payment.currency}`,
    )
}

const carryOut = async (
  trx: Parameters<Fulfilment['ship']>[0],
  attempt: Attempt,
  event: MerchandiseEvent,
  { fulfilment, returns }: MerchandiseDependencies,
): Promise<void> => {
  const at = new Date(event.at)
  const trackingCode = event.trackingCode ?? null
  const { carrier = '', lines = [], amount = 0 } = event
  switch (event.type) {
    case 'shipped':
      return fulfilment.ship(trx, attempt, { at, carrier, trackingCode, trackingUrl: event.trackingUrl ?? null, lines })
    case 'delivered':
      return fulfilment.deliver(trx, attempt, { at, trackingCode })
    case 'cancelled':
      return fulfilment.cancel(trx, attempt)
    case 'refunded':
      if (event.currency !== attempt.payment.currency)
        throw new FulfilmentRefused(`The payment is in ${attempt.payment.currency}`)
      return fulfilment.refund(trx, attempt, amount, 'merchandise')
    case 'returned': {
      const received = lines.map(({ condition = 'good' as const, ...line }) => ({ ...line, condition }))
      return returns.receive(trx, attempt, { eventId: event.id, rma: event.rma ?? '', at, lines: received })
    }
    case 'paid':
      throw new FulfilmentRefused('The provider says whether it is paid')
  }
}

const apply = async (event: MerchandiseEvent, dependencies: MerchandiseDependencies): Promise<EventResult> => {
  const { db, fulfilment } = dependencies
  const { id, type } = event
  const missing = missingField(event)
  if (missing !== null) return { id, outcome: 'refused', message: `${type} needs ${missing}` }
  if (!isTime(event.at)) return { id, outcome: 'refused', message: 'at is no time that the shop knows' }
  if (await hasEvent(db, id)) return { id, outcome: 'repeated', message: null }
  try {
    const isOfMoney = type === 'refunded' || type === 'paid'
    const locked = isOfMoney ? await inTransaction(db, (trx) => fulfilment.lock(trx, event.order)) : null
    const isBooked = locked !== null && locked.payment.provider === null
    // First, and under its own id: after a crash in between the repeated event finds the money booked.
    if (isBooked) await book(event, locked, dependencies)
    return await inTransaction(db, async (trx): Promise<EventResult> => {
      const attempt = await fulfilment.lock(trx, event.order)
      if (!(await insertEvent(trx, { id, orderId: attempt.order.id, body: event })))
        return { id, outcome: 'repeated', message: null }
      if (!isBooked) await carryOut(trx, attempt, event, dependencies)
      return { id, outcome: 'applied', message: null }
    })
  } catch (error) {
    if (error instanceof FulfilmentRefused) return { id, outcome: 'refused', message: error.message }
    throw error
  }
}

/** The shop's side of the merchandise system: orders out, what became of them in. */
export const createMerchandiseService = (dependencies: MerchandiseDependencies) => {
  /** Since the start of the engine: what failed by itself and was passed over for the others. */
  const setAside = { orders: 0, events: 0 }

  const read = async (changes: readonly { orderId: string; cursor: number }[]): Promise<ExportedOrder[]> => {
    const { db, fulfilment, returns, withdrawals } = dependencies
    const ids = changes.map(({ orderId }) => orderId)
    const orders = await fulfilment.read(db, ids)
    const returnsOf = await returns.ofOrders(db, ids)
    const declared = await withdrawals.ofOrders(db, ids)
    const byId = new Map(orders.map((each) => [each.order.id, each]))
    return changes.flatMap(({ orderId, cursor }) => {
      const order = byId.get(orderId)
      const withdrawn = declared.filter((each) => each.orderId === orderId)
      return order && isShipped(order.order)
        ? [toExport(order, { cursor, returns: returnsOf.get(orderId) ?? [], withdrawals: withdrawn })]
        : []
    })
  }

  /** Each by itself where they can't be read together: one that can't be read is passed over. */
  const readAll = async (
    changes: readonly { orderId: string; cursor: number }[],
    log: Log,
  ): Promise<{ orders: ExportedOrder[]; setAside: string[] }> => {
    try {
      return { orders: await read(changes), setAside: [] }
    } catch (err) {
      if (databaseOutageOf(err) !== null) throw err
      const [change, ...others] = changes
      if (!change) throw err
      if (others.length === 0) {
        setAside.orders += 1
        log.error({ err, orderId: change.orderId }, 'an order is not told to the merchandise system')
        return { orders: [], setAside: [change.orderId] }
      }
    }
    const orders: ExportedOrder[] = []
    const unread: string[] = []
    for (const change of changes) {
      const found = await readAll([change], log)
      orders.push(...found.orders)
      unread.push(...found.setAside)
    }
    return { orders, setAside: unread }
  }

  const applyAlone = async (given: EventOrError, log: Log): Promise<EventResult> => {
    if ('fault' in given) return { id: given.id, outcome: 'refused', message: given.fault }
    const { id, type, order } = given.event
    try {
      return await apply(given.event, dependencies)
    } catch (err) {
      if (databaseOutageOf(err) !== null) throw err
      setAside.events += 1
      log.error({ err, event: id, type, order }, 'an event of the merchandise system failed')
      return { id, outcome: 'failed', message: 'The shop could not carry it out: its log says why' }
    }
  }

  return {
    /** Placed orders that changed after the cursor, oldest change first; an order comes again with each change. `setAside`: ids of those that can't be read, for a person. Memberships are no goods. */
    ordersAfter: async (
      after: number,
      limit: number,
      log: Log,
    ): Promise<{ orders: ExportedOrder[]; cursor: string; hasMore: boolean; setAside: string[] }> => {
      const { db } = dependencies
      const changes = await inTransaction(db, async (trx) => {
        await giveCursors(trx)
        return findChangesAfter(trx, after, limit + 1)
      })
      const page = changes.slice(0, limit)
      const found = await readAll(page, log)
      const idOf = new Map(page.map(({ orderId, cursor }) => [String(cursor), orderId]))
      await setTaken(
        db,
        found.orders.flatMap(({ isReadyToShip, cursor }) => (isReadyToShip ? (idOf.get(cursor) ?? []) : [])),
      )
      return {
        ...found,
        cursor: String(page.at(-1)?.cursor ?? after),
        hasMore: changes.length > limit,
      }
    },

    /** A picture that came with a return; null for any other. */
    returnImage: (id: string) => dependencies.returns.image(dependencies.db, id),

    /** One after the other, each in its own transaction; a refused or failed one changes nothing, keeps back no other and can be sent again. */
    apply: async (events: readonly EventOrError[], log: Log): Promise<EventResult[]> => {
      const results: EventResult[] = []
      for (const event of events) results.push(await applyAlone(event, log))
      return results
    },

    /** When the merchandise system first read that it may send the order; null before that. */
    takenAt: (executor: Executor, orderId: string): Promise<Date | null> => findTaken(executor, orderId),

    /** Whether an event with this id was carried out. */
    takenEvent: (id: string): Promise<boolean> => hasEvent(dependencies.db, id),

    /** For operators. */
    countSetAside: () => setAside,
  }
}

export type MerchandiseService = ReturnType<typeof createMerchandiseService>
