import { and, eq } from 'drizzle-orm'
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
