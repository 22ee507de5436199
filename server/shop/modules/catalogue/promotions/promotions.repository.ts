import { asc, eq, sql } from 'drizzle-orm'
import type { StoreId } from '#contract/generated/types.ts'
import { replaceRows } from '../../../db/bulk-rows.ts'
import type { Executor } from '../../../db/database.ts'
import { type FreeArticleRow, freeArticles, type PromotionRow, promotions } from './promotions.tables.ts'

/** Those that count at this moment, in the editors' order. */
export const findRunning = (db: Executor, store: StoreId): Promise<PromotionRow[]> =>
  db
    .select()
    .from(promotions)
    .where(
      sql`${store} = any(${promotions.stores}) and coalesce(${promotions.startsAt} <= now(), true)
        and coalesce(${promotions.endsAt} > now(), true)`,
    )
    .orderBy(asc(promotions.position), asc(promotions.id))

export const findFreeArticles = (db: Executor, store: StoreId): Promise<FreeArticleRow[]> =>
  db.select().from(freeArticles).where(eq(freeArticles.store, store)).orderBy(asc(freeArticles.position))

export const savePromotions = (db: Executor, rows: PromotionRow[]): Promise<void> => replaceRows(db, promotions, rows)

export const saveFreeArticles = (db: Executor, rows: FreeArticleRow[]): Promise<void> =>
  replaceRows(db, freeArticles, rows)
