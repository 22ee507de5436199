import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#engine/db/database.ts'
import { merchandiseChanges, merchandiseEvents } from './merchandise.tables.ts'

/** Held while cursors are given, so that a smaller one is never committed after a larger one. */
const cursorLock = 4_107_001

/**
 * Gives cursors to changes that are committed. One whose row another transaction holds just now gets its cursor with a later
 * call: it is larger then than every cursor that was read meanwhile.
 */
export const giveCursors = async (trx: Transaction): Promise<void> => {
  await trx.execute(sql`select pg_advisory_xact_lock(${cursorLock})`)
  await trx.execute(sql`update merchandise_changes set cursor = nextval('merchandise_cursors') where order_id in
    (select order_id from merchandise_changes where cursor is null for update skip locked)`)
}

export const findChangesAfter = async (
  db: Executor,
  after: number,
  limit: number,
): Promise<{ orderId: string; cursor: number }[]> => {
  const rows = await db
    .select()
    .from(merchandiseChanges)
    .where(gt(merchandiseChanges.cursor, after))
    .orderBy(asc(merchandiseChanges.cursor))
    .limit(limit)
  return rows.flatMap(({ orderId, cursor }) => (cursor === null ? [] : [{ orderId, cursor }]))
}

/** The merchandise system has read that it may send these orders. */
export const setTaken = async (db: Executor, orderIds: readonly string[]): Promise<void> => {
  if (orderIds.length === 0) return
  await db
    .update(merchandiseChanges)
    .set({ takenAt: sql`now()` })
    .where(and(inArray(merchandiseChanges.orderId, [...orderIds]), isNull(merchandiseChanges.takenAt)))
}

/** Null before the merchandise system has read that it may send the order. */
export const findTaken = async (db: Executor, orderId: string): Promise<Date | null> => {
  const [row] = await db
    .select({ takenAt: merchandiseChanges.takenAt })
    .from(merchandiseChanges)
    .where(eq(merchandiseChanges.orderId, orderId))
  return row?.takenAt ?? null
}

export const hasEvent = async (db: Executor, id: string): Promise<boolean> => {
  const { rowCount } = await db.execute(sql`select from merchandise_events where id = ${id}`)
  return (rowCount ?? 0) > 0
}

/** False when the event is stored already. */
export const insertEvent = async (
  db: Executor,
  event: { id: string; orderId: string; body: Record<string, unknown> },
): Promise<boolean> => {
  const { rowCount } = await db.insert(merchandiseEvents).values(event).onConflictDoNothing()
  return (rowCount ?? 0) > 0
}
