import { and, asc, eq, notInArray, sql } from 'drizzle-orm'
import type { OrderState } from '#contract/generated/types.ts'
import type { Executor, Transaction } from '#engine/db/database.ts'
import { insertPersonKeys } from '../../account/persons/persons.ts'
import { customers } from '../../account/visitors/visitors.tables.ts'
import type { StoredWishes } from './order-draft.ts'
import { searchTextOf } from './orders.rules.ts'
import {
  type OrderLineRow,
  type OrderRow,
  type OrderTaxRow,
  orderLines,
  orders,
  orderTaxes,
  submissions,
} from './orders.tables.ts'

export type NewOrder = Omit<OrderRow, 'number' | 'searchText' | 'createdAt' | 'placedAt' | 'changedAt'>
export type NewLine = Omit<OrderLineRow, 'id' | 'orderId'>
export type NewTax = Omit<OrderTaxRow, 'orderId'>

/** Stores an order with its lines and taxes; answers with its number. `network` is that of an order which is paid later. */
export const insertOrder = async (
  trx: Transaction,
  order: NewOrder,
  lines: readonly NewLine[],
  taxes: readonly NewTax[],
  network: string | null = null,
): Promise<string> => {
  const [row] = await trx
    .insert(orders)
    .values({ ...order, number: sql`nextval('order_numbers')::text`, searchText: searchTextOf(order, lines) })
    .returning({ number: orders.number })
  if (!row) throw new Error('An order was not stored')
  await trx.insert(orderLines).values(lines.map((line) => ({ ...line, orderId: order.id })))
  await insertPersonKeys(trx, order, network)
  if (taxes.length > 0) await trx.insert(orderTaxes).values(taxes.map((tax) => ({ ...tax, orderId: order.id })))
  return row.number
}

export const findOrder = async (db: Executor, id: string): Promise<OrderRow | null> =>
  (await db.select().from(orders).where(eq(orders.id, id)))[0] ?? null

/** The order was made with an account that has been deleted since. */
export const hasLostAccount = async (db: Executor, { customerId }: Pick<OrderRow, 'customerId'>): Promise<boolean> => {
  if (customerId === null) return false
  const [row] = await db.select({ deletedAt: customers.deletedAt }).from(customers).where(eq(customers.id, customerId))
  return Boolean(row?.deletedAt)
}

export const lockOrder = async (trx: Transaction, id: string): Promise<OrderRow | null> =>
  (await trx.select().from(orders).where(eq(orders.id, id)).for('no key update'))[0] ?? null

/** The cart's order that has not ended. */
export const lockLiveOrder = async (trx: Transaction, cartId: string): Promise<OrderRow | null> =>
  (
    await trx
      .select()
      .from(orders)
      .where(and(eq(orders.cartId, cartId), sql`${orders.state} not in ('cancelled', 'expired')`))
      .for('no key update')
  )[0] ?? null

/** The order that a cart has become, placed by one of its tries; null without one. */
export const findOrderOfCart = async (db: Executor, cartId: string): Promise<OrderRow | null> =>
  (
    await db
      .select()
      .from(orders)
      .where(and(eq(orders.cartId, cartId), notInArray(orders.state, ['awaiting_payment', 'cancelled', 'expired'])))
  )[0] ?? null

export const findLines = (db: Executor, orderId: string): Promise<OrderLineRow[]> =>
  db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.position))

export const saveOrderState = async (trx: Transaction, id: string, state: OrderState): Promise<void> => {
  await trx
    .update(orders)
    .set({ state, changedAt: sql`now()`, ...(state === 'placed' && { placedAt: sql`now()` }) })
    .where(eq(orders.id, id))
}

export const saveDeliveryAddress = async (
  trx: Transaction,
  id: string,
  deliveryAddress: OrderRow['deliveryAddress'],
): Promise<void> => {
  await trx.update(orders).set({ deliveryAddress, changedAt: sql`now()` }).where(eq(orders.id, id))
}

/** Saves wishes of an order that is not placed yet. */
export const saveOrderWishes = async (
  trx: Transaction,
  id: string,
  { comment, newsletter }: StoredWishes,
): Promise<void> => {
  await trx
    .update(orders)
    .set({ ...(comment !== undefined && { comment }), wantsNewsletter: newsletter })
    .where(eq(orders.id, id))
}

export type SubmissionRow = typeof submissions.$inferSelect

export const findSubmission = async (db: Executor, id: string): Promise<SubmissionRow | null> =>
  (await db.select().from(submissions).where(eq(submissions.id, id)))[0] ?? null

export const insertSubmission = async (trx: Transaction, row: typeof submissions.$inferInsert): Promise<void> => {
  await trx.insert(submissions).values(row)
}

/** Ends the submissions of an order that are under way. */
export const endSubmissions = async (
  trx: Transaction,
  orderId: string,
  point: 'done' | 'failed',
  answer: Record<string, unknown> | null,
): Promise<void> => {
  await trx
    .update(submissions)
    .set({ point, answer })
    .where(and(eq(submissions.orderId, orderId), eq(submissions.point, 'accepted')))
}
