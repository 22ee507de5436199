import { and, eq, sql } from 'drizzle-orm'
import type { StoreId } from '#contract/generated/types.ts'
import type { Executor } from '../../db/database.ts'
import { visitors } from './visitors.tables.ts'

export const hasVisitor = async (db: Executor, id: string, store: StoreId): Promise<boolean> => {
  const rows = await db
    .select({ id: visitors.id })
    .from(visitors)
    .where(and(eq(visitors.id, id), eq(visitors.store, store)))
  return rows.length > 0
}

/** Number of visitors deleted, at most `rows`. */
export const deleteOldVisitors = async (db: Executor, days: number, rows: number): Promise<number> => {
  const { rowCount } = await db.execute(sql`delete from ${visitors} where ${visitors.id} in (
    select id from visitors where seen_at < now() - make_interval(days => ${days})
    order by seen_at limit ${rows} for update skip locked)`)
  return rowCount ?? 0
}
