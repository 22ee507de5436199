import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#engine/db/database.ts'
import {
  type PaymentCommandRow,
  type PaymentRow,
  paymentCommands,
  payments,
} from '#engine/modules/checkout/payments/payments.tables.ts'
import { orders } from '#engine/modules/orders/orders/orders.tables.ts'
import { isLateTransfer, isWithdrawn } from './issues.ts'

/** The last try to pay an order, locked; null for a number that no order has. */
export const lockLastPayment = async (trx: Transaction, number: string): Promise<PaymentRow | null> => {
  const [row] = await trx
    .select({ payment: payments })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(orders.number, number))
    .orderBy(desc(payments.attempt))
    .limit(1)
    .for('no key update', { of: payments })
  return row?.payment ?? null
}

export const findCommands = (db: Executor, paymentId: string): Promise<PaymentCommandRow[]> =>
  db
    .select()
    .from(paymentCommands)
    .where(eq(paymentCommands.paymentId, paymentId))
    .orderBy(asc(paymentCommands.createdAt))

export const findCommandState = async (
  db: Executor,
  id: string,
): Promise<Pick<PaymentCommandRow, 'state' | 'error'> | null> => {
  const [row] = await db
    .select({ state: paymentCommands.state, error: paymentCommands.error })
    .from(paymentCommands)
    .where(eq(paymentCommands.id, id))
  return row ?? null
}

/** False for a command that has not failed. */
export const reopenCommand = async (trx: Transaction, id: string): Promise<boolean> => {
  const { rowCount } = await trx
    .update(paymentCommands)
    .set({ state: 'open' })
    .where(and(eq(paymentCommands.id, id), eq(paymentCommands.state, 'failed')))
  return rowCount === 1
}

export type OpenIssue = { order: string; method: string; state: string; problem: string; since: Date }

/**
 * Payments whose result is not known after ten minutes, commands that were given up, placed orders whose money was taken back, and
 * transfers for ended orders; oldest first.
 */
export const findIssues = async (db: Executor): Promise<OpenIssue[]> => {
  const { rows } = await db.execute<OpenIssue & { since: string }>(sql`
    select o.number as order, p.method, p.state, 'not settled' as problem, p.created_at as since
    from payments p join orders o on o.id = p.order_id
    where p.state in ('created', 'pending', 'unknown') and p.created_at < now() - interval '10 minutes'
    union all
    select o.number, p.method, p.state, c.kind || ' failed (' || c.id || '): ' || coalesce(c.error, ''), c.created_at
    from payment_commands c join payments p on p.id = c.payment_id join orders o on o.id = p.order_id
    where c.state = 'failed'
    union all
    select o.number, p.method, p.state, 'the order is ' || o.state || ', its money was taken back', p.changed_at
    from payments p join orders o on o.id = p.order_id where ${isWithdrawn}
    union all
    select o.number, p.method, p.state, 'the order is ' || o.state || ', send back ' || p.captured - p.refunded, p.changed_at
    from payments p join orders o on o.id = p.order_id where ${isLateTransfer}
    order by since`)
  return rows.map((row) => ({ ...row, since: new Date(row.since) }))
}
