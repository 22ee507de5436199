import { asc } from 'drizzle-orm'
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
