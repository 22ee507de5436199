import { and, eq, sql } from 'drizzle-orm'
import type { StoreId } from '#contract/generated/types.ts'
import type { Executor } from '#engine/db/database.ts'
import { visitors } from './visitors.tables.ts'

export const findVisitor = async (
  db: Executor,
  id: string,
  store: StoreId,
): Promise<{ id: string; seenAt: Date } | null> => {
  const [row] = await db
    .select({ id: visitors.id, seenAt: visitors.seenAt })
    .from(visitors)
    .where(and(eq(visitors.id, id), eq(visitors.store, store)))
  return row ?? null
}

export const insertVisitor = async (trx: Executor, store: StoreId): Promise<string> => {
  const [row] = await trx.insert(visitors).values({ store }).returning({ id: visitors.id })
  if (!row) throw new Error('a visitor was not stored')
  return row.id
}

export const touchVisitor = async (db: Executor, id: string): Promise<void> => {
  await db.update(visitors).set({ seenAt: sql`now()` }).where(eq(visitors.id, id))
}

/** Number of visitors deleted, at most `most`; their carts and lists go with them. */
export const deleteOldVisitors = async (db: Executor, days: number, limit: number): Promise<number> => {
  const { rowCount } = await db.execute(sql`delete from visitors where id in (
    select id from visitors where seen_at < now() - make_interval(days => ${days})
    order by seen_at limit ${limit} for update skip locked)`)
  return rowCount ?? 0
}

/** Longer ago than any wait lasts. */
export const deleteOldThrottles = async (db: Executor, limit: number): Promise<number> => {
  const { rowCount } = await db.execute(sql`delete from throttles where key in (
    select key from throttles where updated_at < now() - interval '1 day' limit ${limit} for update skip locked)`)
  return rowCount ?? 0
}
