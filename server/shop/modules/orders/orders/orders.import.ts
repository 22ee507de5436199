import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { ImportOrder, ImportOrderAddress, ImportOrderLine, ImportOrderTax } from '#contract/import/orders.ts'
import type { Transaction } from '#engine/db/database.ts'
import type { AddressSnapshot } from '../../account/addresses/address.model.ts'
import { insertPersonKeys } from '../../account/persons/persons.ts'
import { showsNet, taxIn, taxOn } from '../../catalogue/product/pricing/price.rules.ts'
import { itemPath } from '../../catalogue/product/tiles/to-tile.ts'
import { carts } from '../../checkout/cart/cart.tables.ts'
import { payments } from '../../checkout/payments/payments.tables.ts'
import { requestImportedInvoice } from './documents/imported-invoices.ts'
import { shipmentLines, shipments } from './fulfilment/fulfilment.tables.ts'
import { searchTextOf } from './orders.rules.ts'
import { orderLines, orders, orderTaxes } from './orders.tables.ts'
import { membershipPath } from './submit/membership-rows.ts'

export const snapshotOf = (address: ImportOrderAddress): AddressSnapshot => ({
  formType: address.company === null ? 'private' : 'companyOrSchool',
  addition: null,
  phone: null,
  postNumber: null,
  packstationNumber: null,
  email: null,
  ...address,
})

/** Worth of a line before reductions. */
const worthOf = ({ quantity, pricePerUnit, lightning = 0, pricePerUnitLightning = 0 }: ImportOrderLine): number =>
  (quantity - lightning) * pricePerUnit + lightning * pricePerUnitLightning

export const goodsOf = ({ goods, lines }: Pick<ImportOrder, 'goods' | 'lines'>): number =>
  goods ?? lines.reduce((sum, line) => sum + worthOf(line), 0)

/** Net and tax by rate; shipping goes with the rate of the first line. */
export const taxesOf = ({ store, lines, shipping, taxes }: ImportOrder): ImportOrderTax[] => {
  if (taxes) return taxes
  const rates = [...new Set(lines.map(({ taxRate }) => taxRate))]
  return rates.map((rate, index) => {
    const share = index === 0 ? shipping : 0
    const shown = lines.reduce(
      (sum, line) => sum + (line.taxRate === rate ? worthOf(line) - (line.reduction ?? 0) : 0),
      share,
    )
    const tax = showsNet(store) ? taxOn(shown, rate) : taxIn(shown, rate)
    const net = showsNet(store) ? shown : shown - tax
    return { rate, category: 'S' as const, net, tax, shipping: share }
  })
}

/** An order of the paid membership, which is placed and not sent. */
export const isMembership = ({ lines }: Pick<ImportOrder, 'lines'>): boolean =>
  lines.some(({ kind }) => kind === 'membership')

/** The payment of a stored order: what was paid, what has gone back of it, and what the bill was lowered by before. */
const paymentOf = ({ isPaid, state, refunded = 0, credited = 0 }: ImportOrder, total: number) => {
  const captured = isPaid ? total - credited : 0
  const isGivenUp = refunded + credited >= total && total > 0
  const open = state === 'cancelled' ? 'cancelled' : 'due'
  return {
    state: isGivenUp ? ('refunded' as const) : isPaid ? ('captured' as const) : (open as 'cancelled' | 'due'),
    authorised: captured,
    captured,
    refunded,
    credited,
  }
}

const importOrder = async (trx: Transaction, order: ImportOrder): Promise<void> => {
  const { id, number, store, currency, paymentMethod, lines } = order
  const placedAt = new Date(order.placedAt)
  const taxes = taxesOf(order)
  const net = taxes.reduce((sum, each) => sum + each.net, 0)
  const tax = taxes.reduce((sum, each) => sum + each.tax, 0)
  const cartId = randomUUID()
  const { customerId } = order
  const purpose = isMembership(order) ? 'membership' : 'goods'
  await trx.insert(carts).values({ id: cartId, store, customerId, purpose, state: 'submitted', submittedAt: placedAt })
  const address = snapshotOf(order.address)
  const delivery = order.deliveryAddress ? snapshotOf(order.deliveryAddress) : address
  await trx.insert(orders).values({
    id,
    number,
    cartId,
    store,
    language: order.language,
    customerId,
    state: order.state,
    paymentMethod,
    currency,
    total: net + tax,
    net,
    tax,
    goods: goodsOf(order),
    shipping: order.shipping,
    email: order.email,
    billingAddress: address,
    deliveryAddress: delivery,
    voucherCode: order.voucherCode ?? null,
    comment: order.comment ?? null,
    shipperCode: order.shipperCode,
    orderReference: order.orderReference,
    searchText: searchTextOf(
      order,
      lines.map((line) => ({ ...line, variationText: line.variationText ?? '' })),
    ),
    buyerReference: order.buyerReference || null,
    deliveryEarliest: order.deliveryEarliest ?? null,
    deliveryLatest: order.deliveryLatest ?? null,
    deliveryDaysAfterPayment: order.deliveryDaysAfterPayment ?? null,
    speditionFields: order.spedition ?? [],
    legalVersion: order.legalVersion ?? '',
    quoteHash: '',
    createdAt: placedAt,
    placedAt,
    changedAt: placedAt,
  })
  await insertPersonKeys(trx, { id, email: order.email, billingAddress: address, deliveryAddress: delivery })
  const rows = lines.map((line, index) => ({
    ...line,
    id: randomUUID(),
    orderId: id,
    position: index + 1,
    variationText: line.variationText ?? '',
    path: line.kind === 'membership' ? membershipPath : itemPath(line.productId, line.itemId),
    kind: line.kind ?? ('item' as const),
    lightning: line.lightning ?? 0,
    pricePerUnitLightning: line.pricePerUnitLightning ?? null,
    total: worthOf(line),
    reduction: line.reduction ?? 0,
  }))
  await trx.insert(orderLines).values(rows)
  await trx.insert(orderTaxes).values(taxes.map((each) => ({ ...each, orderId: id })))
  await trx.insert(payments).values({
    orderId: id,
    attempt: 1,
    method: paymentMethod,
    merchantRef: `${number}-1`,
    amount: net + tax,
    currency,
    ...paymentOf(order, net + tax),
    createdAt: placedAt,
  })
  for (const { pieces, shippedAt, deliveredAt, ...shipment } of order.shipments) {
    const shipmentId = randomUUID()
    const times = { shippedAt: new Date(shippedAt), deliveredAt: deliveredAt === null ? null : new Date(deliveredAt) }
    await trx.insert(shipments).values({ ...shipment, ...times, id: shipmentId, orderId: id })
    const lineIdOf = (position: string): string => rows[Number(position) - 1]?.id ?? ''
    await trx
      .insert(shipmentLines)
      .values(
        Object.entries(pieces).map(([position, quantity]) => ({ shipmentId, lineId: lineIdOf(position), quantity })),
      )
  }
}

/** Numbers from here on are those of other systems. */
const foreignNumbers = 900_000_000

/** The shop gives no number that an import has brought. Sequences know no transaction: one that is rolled back leaves a gap. */
const keepNumbersFree = async (trx: Transaction, records: readonly ImportOrder[]): Promise<void> => {
  const own = records.map(({ number }) => Number(number)).filter((number) => number < foreignNumbers)
  if (own.length === 0) return
  const highest = own.reduce((one, other) => Math.max(one, other))
  await trx.execute(sql`
    select setval('order_numbers', ${highest}::bigint) where ${highest}::bigint > (select last_value from order_numbers)`)
}

/** Stores orders of another system's customers, which were placed there. Their invoices are made by jobs, numbered in the order of their days. */
export const importOrders = async (trx: Transaction, records: readonly ImportOrder[]): Promise<void> => {
  for (const record of records) await importOrder(trx, record)
  await keepNumbersFree(trx, records)
  const invoices = records.flatMap(({ id, buyerReference, invoicedAt }) =>
    invoicedAt === null
      ? []
      : [{ order: { id, buyerReference: buyerReference || null }, invoicedAt: new Date(invoicedAt) }],
  )
  for (const { order, invoicedAt } of invoices.sort((one, other) => Number(one.invoicedAt) - Number(other.invoicedAt)))
    await requestImportedInvoice(trx, order, invoicedAt)
}
