import { eq, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#engine/db/database.ts'
import { type OrderRow, orders } from '../orders/orders.tables.ts'
import { type ReviewRequestOutcome, reviewObjections, reviewRequests } from './review-requests.tables.ts'

/** False when the order has its row already. */
export const insertRequest = async (trx: Transaction, orderId: string): Promise<boolean> => {
  const { rowCount } = await trx.insert(reviewRequests).values({ orderId }).onConflictDoNothing()
  return (rowCount ?? 0) > 0
}

/** Locks a request that waits. */
export const lockWaiting = async (trx: Transaction, orderId: string): Promise<boolean> => {
  const { rows } = await trx.execute(
    sql`select from review_requests where order_id = ${orderId}::uuid and done_at is null for update`,
  )
  return rows.length > 0
}

export const setDone = async (trx: Transaction, orderId: string, outcome: ReviewRequestOutcome): Promise<void> => {
  await trx.update(reviewRequests).set({ doneAt: sql`now()`, outcome }).where(eq(reviewRequests.orderId, orderId))
}

export const findOrder = async (db: Executor, id: string): Promise<OrderRow | null> => {
  const [row] = await db.select().from(orders).where(eq(orders.id, id))
  return row ?? null
}

export const hasObjected = async (db: Executor, emailHash: string): Promise<boolean> => {
  const rows = await db.select().from(reviewObjections).where(eq(reviewObjections.emailHash, emailHash))
  return rows.length > 0
}

export const insertObjection = async (db: Executor, emailHash: string): Promise<void> => {
  await db.insert(reviewObjections).values({ emailHash }).onConflictDoNothing()
}
