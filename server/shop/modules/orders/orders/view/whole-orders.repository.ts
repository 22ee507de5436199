import { asc, desc, eq, inArray } from 'drizzle-orm'
import type { Executor } from '#engine/db/database.ts'
import { type PaymentRow, payments } from '#engine/modules/checkout/payments/payments.tables.ts'
import { type OrderLineRow, type OrderRow, type OrderTaxRow, orderLines, orders, orderTaxes } from '../orders.tables.ts'

/** An order with everything that it was made of. */
export type WholeOrder = {
  order: OrderRow
  /** By position. */
  lines: OrderLineRow[]
  /** Highest rate first. */
  taxes: OrderTaxRow[]
  /** By attempt. */
  payments: PaymentRow[]
}

/** What belongs to rows of `orders`, in their order: three queries, however many they are. */
export const findWholeOrders = async (db: Executor, rows: readonly OrderRow[]): Promise<WholeOrder[]> => {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  // One after the other: in a transaction there is one connection.
  const lines = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .orderBy(asc(orderLines.position))
  const taxes = await db
    .select()
    .from(orderTaxes)
    .where(inArray(orderTaxes.orderId, ids))
    .orderBy(desc(orderTaxes.rate))
  const tries = await db.select().from(payments).where(inArray(payments.orderId, ids)).orderBy(asc(payments.attempt))
  return rows.map((order) => ({
    order,
    lines: lines.filter(({ orderId }) => orderId === order.id),
    taxes: taxes.filter(({ orderId }) => orderId === order.id),
    payments: tries.filter(({ orderId }) => orderId === order.id),
  }))
}

export const findWholeOrder = async (db: Executor, id: string): Promise<WholeOrder | null> => {
  const [whole] = await findWholeOrders(db, await db.select().from(orders).where(eq(orders.id, id)))
  return whole ?? null
}

export const findOrderByNumber = async (db: Executor, number: string): Promise<OrderRow | null> => {
  const [row] = await db.select().from(orders).where(eq(orders.number, number))
  return row ?? null
}

export const findOrdersById = (db: Executor, ids: readonly string[]): Promise<OrderRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(orders)
        .where(inArray(orders.id, [...ids]))
