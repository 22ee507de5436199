import { and, asc, eq, sql } from 'drizzle-orm'
import type { StoreId } from '#contract/generated/types.ts'
import { replaceRows } from '#engine/db/bulk-rows.ts'
import type { Executor } from '#engine/db/database.ts'
import { type FreeArticleRow, freeArticles, type PromotionRow, promotions } from './promotions.tables.ts'

/** Rows of all stores, in the editors' order. */
export const findPromotions = (db: Executor): Promise<PromotionRow[]> =>
  db.select().from(promotions).orderBy(asc(promotions.position), asc(promotions.id))

/** Rows of all stores, in the editors' order. */
export const findFreeArticles = (db: Executor): Promise<FreeArticleRow[]> =>
  db.select().from(freeArticles).orderBy(asc(freeArticles.position))

export const savePromotions = (db: Executor, rows: PromotionRow[]): Promise<void> => replaceRows(db, promotions, rows)

export const saveFreeArticles = (db: Executor, rows: FreeArticleRow[]): Promise<void> =>
  replaceRows(db, freeArticles, rows)

/** Ends a promotion now. */
export const stopPromotion = async (db: Executor, id: string): Promise<void> => {
  await db.update(promotions).set({ endsAt: sql`now()` }).where(eq(promotions.id, id))
}

export const deleteFreeArticle = async (db: Executor, store: StoreId, itemId: string): Promise<void> => {
  await db.delete(freeArticles).where(and(eq(freeArticles.store, store), eq(freeArticles.itemId, itemId)))
}
