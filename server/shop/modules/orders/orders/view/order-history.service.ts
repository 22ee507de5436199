import { zoneOf } from '#contract/delivery/delivery-date.ts'
import type { OrderDetails, OrderList, OrderSummary, ReorderResult } from '#contract/generated/types.ts'
import { isBusinessStore } from '#contract/stores.ts'
import type { Audience } from '#engine/call/audience.ts'
import { badUserInput } from '#engine/call/bad-user-input.ts'
import { customerOf, type Identity } from '#engine/call/caller.ts'
import type { Database } from '#engine/db/database.ts'
import type { WishlistsService } from '#engine/modules/account/wishlists/wishlists.service.ts'
import { money } from '#engine/modules/catalogue/product/pricing/price.rules.ts'
import { findShipments, type ShipmentWithLines } from '../fulfilment/fulfilment.repository.ts'
import type { OrderRow } from '../orders.tables.ts'
import { findNames, findReadableCustomers } from '../persons/organisation.ts'
import type { OrderAccess, OrderReader } from './order-access.ts'
import { createOrderDetails, type DetailsDependencies } from './order-details.ts'
import { ordersPerPage, readDateFilter, searchWords } from './order-filter.rules.ts'
import { countOrders, findOrderIds, findOrderYears, inOrderOf } from './order-history.repository.ts'
import { expectedOn, isReorderable, statusOf, statusTextOf } from './order-status.rules.ts'
import { imageOf } from './order-view.ts'
import { findOrdersById, findWholeOrder, findWholeOrders, type WholeOrder } from './whole-orders.repository.ts'

type OrderHistoryDependencies = DetailsDependencies & { access: OrderAccess; toCart: WishlistsService['toCart'] }

type HistoryQuery = { page: number; searchText: string | null; dateFilter: string }

/** Lines that the list shows of an order. */
const shownLines = 4

/** Customers whose orders the caller reads. */
const readableFor = async (identity: Identity, { store }: Audience, db: Database): Promise<string[]> => {
  const customerId = customerOf(identity)
  return isBusinessStore(store.id) ? findReadableCustomers(db, customerId) : [customerId]
}

/** Names of the customers who made orders, where that is not the reader. */
const findOthers = (
  db: Database,
  orders: readonly Pick<OrderRow, 'customerId'>[],
  { customerId: own }: Identity,
): Promise<Map<string, string>> => {
  const others = orders.flatMap(({ customerId }) => (customerId === null || customerId === own ? [] : [customerId]))
  return findNames(db, others)
}

const orderedByOf = ({ customerId }: Pick<OrderRow, 'customerId'>, others: ReadonlyMap<string, string>) =>
  others.get(customerId ?? '') ?? null

type OrderParts = { parcels: readonly ShipmentWithLines[]; others: ReadonlyMap<string, string> }

const toSummary = (
  whole: WholeOrder,
  { parcels, others }: OrderParts,
  audience: Audience,
  { translate, methods }: OrderHistoryDependencies,
): OrderSummary => {
  const { order, lines } = whole
  const method = methods.find(order.paymentMethod)
  const status = statusOf(whole, method)
  const next = parcels.find(({ deliveredAt }) => deliveredAt === null) ?? null
  return {
    orderId: order.number,
    orderedBy: orderedByOf(order, others),
    status,
    statusText: translate(audience, statusTextOf(status, method)),
    orderedAt: (order.placedAt ?? order.createdAt).getTime(),
    totalAmount: money(order.total, order.currency, audience.language),
    orderReference: order.orderReference,
    articleCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    items: lines.slice(0, shownLines).map((line) => ({
      name: line.name,
      image: imageOf(line),
      orderedAmount: line.quantity,
    })),
    furtherItems: Math.max(lines.length - shownLines, 0),
    expectedDeliveryDate: next && expectedOn(next, order.deliveryAddress.country),
    trackingLink: next?.trackingUrl ?? null,
    canReorder: lines.some(isReorderable),
  }
}

const listOrders = async (
  identity: Identity,
  audience: Audience,
  { page, searchText, dateFilter }: HistoryQuery,
  dependencies: OrderHistoryDependencies,
): Promise<OrderList> => {
  const { db } = dependencies
  const filter = readDateFilter(dateFilter)
  if (filter === null) throw badUserInput('dateFilter is last3months or a year')
  if (page < 1) throw badUserInput('page begins at 1')
  const { store } = audience
  const words = searchWords(searchText)
  const customerIds = await readableFor(identity, audience, db)
  const listed = { customerIds, store: store.id, timeZone: zoneOf(store.country), filter, words }
  const totalElements = await countOrders(db, listed)
  const totalPages = Math.max(Math.ceil(totalElements / ordersPerPage), 1)
  const currentPage = Math.min(page, totalPages)
  const at = { limit: ordersPerPage, offset: (currentPage - 1) * ordersPerPage }
  const ids = totalElements === 0 ? [] : await findOrderIds(db, listed, at)
  const wholes = await findWholeOrders(db, inOrderOf(ids, await findOrdersById(db, ids)))
  const parcels = await findShipments(db, ids)
  const madeOrders = wholes.map(({ order }) => order)
  const others = await findOthers(db, madeOrders, identity)
  return {
    orders: wholes.map((whole) => {
      const own = parcels.filter(({ orderId }) => orderId === whole.order.id)
      return toSummary(whole, { parcels: own, others }, audience, dependencies)
    }),
    pageInfo: { totalElements, totalPages, currentPage, elementsPerPage: ordersPerPage },
  }
}

type Into = { cartId: string; updateId: string }

const reorder = async (
  number: string,
  reader: OrderReader,
  into: Into,
  { db, access, toCart }: OrderHistoryDependencies,
): Promise<ReorderResult | null> => {
  const order = await access.findReadable(number, reader)
  const whole = order && order.placedAt !== null ? await findWholeOrder(db, order.id) : null
  if (whole === null) return null
  const { identity, audience } = reader
  const wanted = whole.lines
    .filter(isReorderable)
    .map(({ productId, itemId, quantity }) => ({ productId, itemId, quantity }))
  const { successfullyAdded, quantityChanged, maxInCart, notAvailable, variantsToChoose, cart } = await toCart(
    { identity, audience, ...into },
    wanted,
  )
  return {
    added: successfullyAdded,
    changedQuantity: quantityChanged,
    unavailable: [...maxInCart, ...notAvailable],
    needsChoice: variantsToChoose,
    cart,
  }
}

/** Orders after they were placed: the customer's list, the page of an order, and the way back into the cart. */
export const createOrderHistory = (dependencies: OrderHistoryDependencies) => {
  const { db, access } = dependencies
  const toDetails = createOrderDetails(dependencies)
  return {
    /** Throws LOGIN_REQUIRED without a customer. */
    list: (identity: Identity, audience: Audience, wanted: HistoryQuery): Promise<OrderList> =>
      listOrders(identity, audience, wanted, dependencies),

    years: async (identity: Identity, audience: Audience): Promise<number[]> => {
      const { id: store, country } = audience.store
      return findOrderYears(db, {
        customerIds: await readableFor(identity, audience, db),
        store,
        timeZone: zoneOf(country),
      })
    },

    /** Null for an order that the reader may not read, was never placed, or does not exist. */
    details: async (number: string, reader: OrderReader): Promise<OrderDetails | null> => {
      const order = await access.findReadable(number, reader)
      const whole = order && order.placedAt !== null ? await findWholeOrder(db, order.id) : null
      if (order === null || whole === null) return null
      const orderedBy = orderedByOf(order, await findOthers(db, [order], reader.identity))
      return toDetails(whole, reader.audience, orderedBy)
    },

    /** Null as `details`; throws CART_NOT_FOUND as a cart update does. */
    reorder: (number: string, reader: OrderReader, into: Into): Promise<ReorderResult | null> =>
      reorder(number, reader, into, dependencies),
  }
}
