import { randomUUID } from 'node:crypto'
import type { ImportOrder, ImportOrderAddress } from '#contract/import/orders.ts'
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

const snapshotOf = (address: ImportOrderAddress): AddressSnapshot => ({
  ...address,
  formType: address.company === null ? 'private' : 'companyOrSchool',
  addition: null,
  phone: null,
  postNumber: null,
  packstationNumber: null,
  email: null,
})

/** Net and tax by rate; shipping goes with the rate of the first line. */
const taxesOf = ({ store, lines, shipping }: ImportOrder) => {
  const rates = [...new Set(lines.map(({ taxRate }) => taxRate))]
  return rates.map((rate, index) => {
    const share = index === 0 ? shipping : 0
    const shown = lines.reduce(
      (sum, { taxRate, pricePerUnit, quantity }) => sum + (taxRate === rate ? pricePerUnit * quantity : 0),
      share,
    )
    const tax = showsNet(store) ? taxOn(shown, rate) : taxIn(shown, rate)
    const net = showsNet(store) ? shown : shown - tax
    return { rate, category: 'S' as const, net, tax, shipping: share }
  })
}

const importOrder = async (trx: Transaction, order: ImportOrder): Promise<void> => {
  const { id, number, store, currency, placedAt, paymentMethod, isPaid, lines } = order
  const taxes = taxesOf(order)
  const net = taxes.reduce((sum, each) => sum + each.net, 0)
  const tax = taxes.reduce((sum, each) => sum + each.tax, 0)
  const cartId = randomUUID()
  const { customerId } = order
  await trx.insert(carts).values({ id: cartId, store, customerId, state: 'submitted', submittedAt: placedAt })
  const address = snapshotOf(order.address)
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
    goods: lines.reduce((sum, { pricePerUnit, quantity }) => sum + pricePerUnit * quantity, 0),
    shipping: order.shipping,
    email: order.email,
    billingAddress: address,
    deliveryAddress: address,
    shipperCode: order.shipperCode,
    orderReference: order.orderReference,
    searchText: searchTextOf(
      order,
      lines.map((line) => ({ ...line, variationText: '' })),
    ),
    legalVersion: '',
    quoteHash: '',
    createdAt: placedAt,
    placedAt,
    changedAt: placedAt,
  })
  await insertPersonKeys(trx, { id, email: order.email, billingAddress: address, deliveryAddress: address })
  const rows = lines.map((line, index) => ({
    ...line,
    id: randomUUID(),
    orderId: id,
    position: index + 1,
    variationText: '',
    path: itemPath(line.productId, line.itemId),
    kind: 'item' as const,
    total: line.pricePerUnit * line.quantity,
    reduction: 0,
  }))
  await trx.insert(orderLines).values(rows)
  await trx.insert(orderTaxes).values(taxes.map((each) => ({ ...each, orderId: id })))
  const taken = isPaid ? net + tax : 0
  await trx.insert(payments).values({
    orderId: id,
    attempt: 1,
    method: paymentMethod,
    merchantRef: `${number}-1`,
    amount: net + tax,
    currency,
    state: isPaid ? 'captured' : order.state === 'cancelled' ? 'cancelled' : 'due',
    authorised: taken,
    captured: taken,
    createdAt: placedAt,
  })
  for (const { pieces, ...shipment } of order.shipments) {
    const shipmentId = randomUUID()
    await trx.insert(shipments).values({ ...shipment, id: shipmentId, orderId: id })
    const lineIdOf = (position: string): string => rows[Number(position) - 1]?.id ?? ''
    await trx
      .insert(shipmentLines)
      .values(
        Object.entries(pieces).map(([position, quantity]) => ({ shipmentId, lineId: lineIdOf(position), quantity })),
      )
  }
}

/** Stores orders of another system's customers, which were placed there. Their invoices are made by jobs, numbered in the order of their days. */
export const importOrders = async (trx: Transaction, records: readonly ImportOrder[]): Promise<void> => {
  for (const record of records) await importOrder(trx, record)
  const invoices = records.flatMap(({ id, invoicedAt }) => (invoicedAt === null ? [] : [{ orderId: id, invoicedAt }]))
  for (const { orderId, invoicedAt } of invoices.sort(
    (one, other) => Number(one.invoicedAt) - Number(other.invoicedAt),
  ))
    await requestImportedInvoice(trx, orderId, invoicedAt)
}
