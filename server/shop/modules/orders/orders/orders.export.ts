import { inArray, type SQL, sql } from 'drizzle-orm'
import type { ImportOrder, ImportOrderAddress, ImportOrderLine, ImportShipment } from '#contract/import/orders.ts'
import type { Executor, Transaction } from '#engine/db/database.ts'
import { defined } from '#lib/defined.ts'
import type { AddressSnapshot } from '../../account/addresses/address.model.ts'
import { carts } from '../../checkout/cart/cart.tables.ts'
import { type PaymentRow, payments } from '../../checkout/payments/payments.tables.ts'
import { shipmentLines, shipments } from './fulfilment/fulfilment.tables.ts'
import { goodsOf, snapshotOf, taxesOf } from './orders.import.ts'
import { type OrderLineRow, type OrderRow, orderLines, orders, orderTaxes } from './orders.tables.ts'

const isoTime = (time: string | Date): string => new Date(time).toISOString()

const addressOf = ({ formType: _form, ...address }: AddressSnapshot): ImportOrderAddress =>
  defined({
    salutation: address.salutation,
    firstName: address.firstName,
    lastName: address.lastName,
    company: address.company,
    street: address.street,
    addition: address.addition ?? undefined,
    postCode: address.postCode,
    city: address.city,
    country: address.country,
    phone: address.phone ?? undefined,
    postNumber: address.postNumber ?? undefined,
    packstationNumber: address.packstationNumber ?? undefined,
    email: address.email ?? undefined,
  }) as ImportOrderAddress

type Line = Omit<ImportOrderLine, 'kind' | 'pricePerUnitLightning'> & {
  kind?: OrderLineRow['kind'] | undefined
  pricePerUnitLightning?: number | null | undefined
}

const lineOf = (line: Line): ImportOrderLine =>
  defined({
    itemId: line.itemId,
    productId: line.productId,
    articleNumber: line.articleNumber,
    name: line.name,
    variationText: line.variationText || undefined,
    pictureId: line.pictureId,
    kind: line.kind === 'item' ? undefined : line.kind,
    quantity: line.quantity,
    pricePerUnit: line.pricePerUnit,
    lightning: line.lightning || undefined,
    pricePerUnitLightning: line.pricePerUnitLightning ?? undefined,
    reduction: line.reduction || undefined,
    taxRate: line.taxRate,
  }) as ImportOrderLine

const shipmentKey = ({ shippedAt, trackingCode }: ImportShipment): string => `${shippedAt} ${trackingCode ?? ''}`

const sortedShipments = (all: readonly ImportShipment[]): ImportShipment[] =>
  all
    .map((each) => ({
      carrier: each.carrier,
      trackingCode: each.trackingCode,
      trackingUrl: each.trackingUrl,
      shippedAt: isoTime(each.shippedAt),
      deliveredAt: each.deliveredAt === null ? null : isoTime(each.deliveredAt),
      pieces: each.pieces,
    }))
    .toSorted((one, other) => (shipmentKey(one) < shipmentKey(other) ? -1 : 1))

const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other)

const normalised = (order: ImportOrder): ImportOrder => {
  const address = addressOf(snapshotOf(order.address))
  const delivery = order.deliveryAddress && addressOf(snapshotOf(order.deliveryAddress))
  return defined({
    ...order,
    placedAt: isoTime(order.placedAt),
    goods: goodsOf(order),
    refunded: order.refunded || undefined,
    credited: order.credited || undefined,
    buyerReference: order.buyerReference || undefined,
    legalVersion: order.legalVersion || undefined,
    spedition: order.spedition?.length ? order.spedition : undefined,
    voucherCode: order.voucherCode || undefined,
    comment: order.comment || undefined,
    address,
    deliveryAddress: delivery && !isSame(delivery, address) ? delivery : undefined,
    lines: order.lines.map(lineOf),
    taxes: taxesOf(order).toSorted((one, other) => one.rate - other.rate || (one.category < other.category ? -1 : 1)),
    shipments: sortedShipments(order.shipments),
  }) as ImportOrder
}

/** Placed orders: those that wait for their payment have not been made yet. */
const isExported: SQL = sql`placed_at is not null and state not in ('awaiting_payment', 'expired')`

const groups = <Row extends { orderId: string }>(rows: readonly Row[]) => {
  const byOrder = Map.groupBy(rows, ({ orderId }) => orderId)
  return (id: string): Row[] => byOrder.get(id) ?? []
}

const findShipments = async (db: Executor, ids: readonly string[], positionOf: ReadonlyMap<string, number>) => {
  const rows = await db
    .select()
    .from(shipments)
    .where(inArray(shipments.orderId, [...ids]))
  const pieces = await db
    .select()
    .from(shipmentLines)
    .where(
      inArray(
        shipmentLines.shipmentId,
        rows.map(({ id }) => id),
      ),
    )
  const piecesOf = Map.groupBy(pieces, ({ shipmentId }) => shipmentId)
  return groups(
    rows.map(({ id, orderId, carrier, trackingCode, trackingUrl, shippedAt, deliveredAt }) => ({
      orderId,
      carrier,
      trackingCode,
      trackingUrl,
      shippedAt: isoTime(shippedAt),
      deliveredAt: deliveredAt && isoTime(deliveredAt),
      pieces: Object.fromEntries(
        (piecesOf.get(id) ?? []).map(({ lineId, quantity }) => [String(positionOf.get(lineId)), quantity]),
      ),
    })),
  )
}

const moneyStates = ['captured', 'refunded', 'authorised', 'due']

/** Of the try by which the order is paid or due. More than its sum was taken only where all of it goes back. */
const paymentOf = (tries: readonly PaymentRow[]): Pick<ImportOrder, 'isPaid' | 'refunded' | 'credited'> => {
  const payment = tries
    .toSorted((one, other) => one.attempt - other.attempt)
    .findLast(({ state }) => moneyStates.includes(state))
  if (!payment) return { isPaid: false }
  const { state, amount, captured, refunded, credited } = payment
  return {
    isPaid: state === 'authorised' || state === 'captured' || captured > 0,
    refunded: Math.min(refunded, amount - credited),
    credited,
  }
}

const find = async (db: Executor, ids: readonly string[]): Promise<Map<string, ImportOrder>> => {
  const list = [...ids]
  const rows = await db
    .select()
    .from(orders)
    .where(sql`${inArray(orders.id, list)} and ${isExported}`)
  const { rows: deleted } = await db.execute<{ id: string }>(sql`
    select o.id from ${orders} o join customers c on c.id = o.customer_id
    where o.id = any(${sql.param(list)}::uuid[]) and c.deleted_at is not null`)
  const ofDeleted = new Set(deleted.map(({ id }) => id))
  const lines = await db.select().from(orderLines).where(inArray(orderLines.orderId, list)).orderBy(orderLines.position)
  const linesOf = groups(lines)
  const taxes = groups(await db.select().from(orderTaxes).where(inArray(orderTaxes.orderId, list)))
  const paymentsOf = groups(await db.select().from(payments).where(inArray(payments.orderId, list)))
  const shipmentsOf = await findShipments(db, list, new Map(lines.map(({ id, position }) => [id, position])))
  const recordOf = (row: OrderRow): ImportOrder => ({
    id: row.id,
    number: row.number,
    customerId: ofDeleted.has(row.id) ? null : row.customerId,
    store: row.store,
    language: row.language,
    state: row.state as ImportOrder['state'],
    placedAt: isoTime(row.placedAt ?? row.createdAt),
    paymentMethod: row.paymentMethod,
    ...paymentOf(paymentsOf(row.id)),
    currency: row.currency,
    shipperCode: row.shipperCode,
    goods: row.goods,
    shipping: row.shipping,
    email: row.email,
    orderReference: row.orderReference,
    buyerReference: row.buyerReference ?? '',
    legalVersion: row.legalVersion,
    ...defined({
      deliveryEarliest: row.deliveryEarliest ?? undefined,
      deliveryLatest: row.deliveryLatest ?? undefined,
      deliveryDaysAfterPayment: row.deliveryDaysAfterPayment ?? undefined,
    }),
    spedition: row.speditionFields,
    voucherCode: row.voucherCode ?? '',
    comment: row.comment ?? '',
    address: addressOf(row.billingAddress),
    deliveryAddress: addressOf(row.deliveryAddress),
    lines: linesOf(row.id).map((line) => lineOf(line as Line)),
    taxes: taxes(row.id).map(({ rate, category, net, tax, shipping }) => ({ rate, category, net, tax, shipping })),
    shipments: shipmentsOf(row.id).map(({ orderId: _order, ...shipment }) => shipment),
    // Its invoice is a record of its own, also one that is still to be written.
    invoicedAt: null,
  })
  return new Map(rows.map((row) => [row.id, normalised(recordOf(row))]))
}

/** Stored orders in the form of an import. */
export const orderExporter = {
  ids: async (db: Executor): Promise<string[]> => {
    const { rows } = await db.execute<{ id: string }>(sql`select id from ${orders} where ${isExported} order by id`)
    return rows.map(({ id }) => id)
  },
  find,
  normalised,
}

/** Ids of orders by their numbers. */
export const findOrderIds = async (db: Executor, numbers: readonly string[]): Promise<Map<string, string>> => {
  const rows = await db
    .select({ id: orders.id, number: orders.number })
    .from(orders)
    .where(inArray(orders.number, [...numbers]))
  return new Map(rows.map(({ id, number }) => [number, id]))
}

/** Orders of these that have gone on since they were placed, or have papers: they stay. */
export const findTouchedOrders = async (db: Executor, ids: readonly string[]): Promise<string[]> => {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from ${orders} o where id = any(${sql.param([...ids])}::uuid[]) and (
      changed_at is distinct from placed_at
      or exists (select from order_documents d where d.order_id = o.id)
      or exists (select from order_notes n where n.order_id = o.id)
      or exists (select from returns r where r.order_id = o.id)
      or exists (select from handled_declarations h where h.order_id = o.id)
      or exists (select from payments p join payment_events e on e.payment_id = p.id where p.order_id = o.id))`)
  return rows.map(({ id }) => id)
}

/** Deletes orders with their payments and carts. */
export const removeOrders = async (trx: Transaction, ids: readonly string[]): Promise<void> => {
  await trx.delete(payments).where(inArray(payments.orderId, [...ids]))
  const gone = await trx
    .delete(orders)
    .where(inArray(orders.id, [...ids]))
    .returning({ cartId: orders.cartId })
  await trx.delete(carts).where(
    inArray(
      carts.id,
      gone.map(({ cartId }) => cartId),
    ),
  )
}
