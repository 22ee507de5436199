import { randomUUID } from 'node:crypto'
import { and, eq, inArray, ne } from 'drizzle-orm'
import type { ImportMembership } from '#contract/import/memberships.ts'
import type { Executor, Transaction } from '#engine/db/database.ts'
import { carts } from '../../checkout/cart/cart.tables.ts'
import { orders } from '../../orders/orders/orders.tables.ts'
import { subscriptionPeriods, subscriptions } from './prime.tables.ts'

type Violation = { path: string; message: string }

const orderIdsOf = (records: readonly ImportMembership[]): string[] =>
  records.flatMap(({ periods }) => periods.map(({ orderId }) => orderId))

/** Orders of periods, with the cart of which each is. */
const findOrders = async (db: Executor, records: readonly ImportMembership[]) => {
  const rows = await db
    .select({
      id: orders.id,
      cartId: orders.cartId,
      customerId: orders.customerId,
      store: orders.store,
      purpose: carts.purpose,
    })
    .from(orders)
    .innerJoin(carts, eq(carts.id, orders.cartId))
    .where(inArray(orders.id, orderIdsOf(records)))
  return new Map(rows.map((row) => [row.id, row]))
}

/** Customers' memberships that run, by customer and store. */
const findLive = async (db: Executor, records: readonly ImportMembership[]) => {
  const rows = await db
    .select({ id: subscriptions.id, customerId: subscriptions.customerId, store: subscriptions.store })
    .from(subscriptions)
    .where(
      and(
        inArray(
          subscriptions.customerId,
          records.map(({ customerId }) => customerId),
        ),
        ne(subscriptions.state, 'ended'),
      ),
    )
  return new Map(rows.map(({ id, customerId, store }) => [`${customerId} ${store}`, id]))
}

const isInOrder = (periods: ImportMembership['periods']): boolean =>
  periods.every(
    ({ startsAt, endsAt }, index) =>
      Date.parse(startsAt) < Date.parse(endsAt) &&
      (index === 0 || Date.parse(periods[index - 1]?.endsAt ?? '') <= Date.parse(startsAt)),
  )

/** What is wrong with memberships that are not stored yet. */
export const openMembershipChecks = async (db: Executor, records: readonly ImportMembership[]) => {
  const ordersById = await findOrders(db, records)
  const live = await findLive(db, records)
  return (record: ImportMembership): Violation[] => {
    const { id, customerId, store, state, nextRenewalAt, endsAt, periods } = record
    const key = `${customerId} ${store}`
    const other = live.get(key)
    if (state !== 'ended') live.set(key, id)
    return [
      ...(state !== 'ended' && other !== undefined && other !== id
        ? [{ path: 'customerId', message: `the customer has the membership ${other} of this store` }]
        : []),
      ...(periods.length > 0 ? [] : [{ path: 'periods', message: 'has no periods' }]),
      ...(isInOrder(periods) ? [] : [{ path: 'periods', message: 'the periods do not follow each other' }]),
      ...(state === 'active' && nextRenewalAt === null
        ? [{ path: 'nextRenewalAt', message: 'an active membership is renewed some time' }]
        : []),
      ...(state !== 'active' && endsAt === null ? [{ path: 'endsAt', message: `what is ${state} has an end` }] : []),
      ...periods.flatMap(({ orderId }, index) => {
        const order = ordersById.get(orderId)
        const isIt = order?.customerId === customerId && order.store === store && order.purpose === 'membership'
        return isIt
          ? []
          : [
              {
                path: `periods/${index}/orderId`,
                message: `refers to ${orderId}, which is no order of a membership of this customer and store`,
              },
            ]
      }),
    ]
  }
}

const timeOf = (time: string | null | undefined): Date | null => (time == null ? null : new Date(time))

const importMembership = async (
  trx: Transaction,
  record: ImportMembership,
  cartOf: (orderId: string) => string,
): Promise<void> => {
  const { id, store, language, customerId, state, price, months, paymentMethod, agreement, periods } = record
  await trx.insert(subscriptions).values({
    id,
    store,
    language,
    customerId,
    state,
    price,
    months,
    method: paymentMethod,
    agreement: agreement ?? null,
    startsAt: timeOf(periods[0]?.startsAt),
    paidUntil: timeOf(periods.at(-1)?.endsAt),
    announcedUntil: timeOf(record.announcedUntil),
    nextRenewalAt: timeOf(record.nextRenewalAt),
    failedTries: record.failedTries ?? 0,
    failedSince: timeOf(record.failedSince),
    cancelledAt: timeOf(record.cancelledAt),
    endsAt: timeOf(record.endsAt),
    refundDue: record.refundDue ?? 0,
    createdAt: new Date(record.createdAt),
  })
  await trx.insert(subscriptionPeriods).values(
    periods.map(({ orderId, startsAt, endsAt }, index) => ({
      subscriptionId: id,
      number: index + 1,
      cartId: cartOf(orderId),
      orderId,
      startsAt: new Date(startsAt),
      endsAt: new Date(endsAt),
    })),
  )
}

/** Stores memberships whose orders are stored. They are renewed on their days, as if they had been ordered here. */
export const importMemberships = async (trx: Transaction, records: readonly ImportMembership[]): Promise<void> => {
  const ordersById = await findOrders(trx, records)
  for (const record of records)
    await importMembership(trx, record, (orderId) => ordersById.get(orderId)?.cartId ?? randomUUID())
}
