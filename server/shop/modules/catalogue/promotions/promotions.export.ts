import { inArray, sql } from 'drizzle-orm'
import type { ImportFreeArticle, ImportPromotion } from '#contract/import/offers.ts'
import type { Executor, Transaction } from '#engine/db/database.ts'
import { defined } from '#lib/defined.ts'
import { promotionRow } from './promotions.import.ts'
import { type FreeArticleRow, freeArticles, type PromotionRow, promotions } from './promotions.tables.ts'

const promotionOf = (row: PromotionRow): ImportPromotion => {
  const { id, name, stores, kind, position } = row
  return defined({
    id,
    name,
    stores,
    kind,
    quantity: row.quantity ?? undefined,
    pay: row.pay ?? undefined,
    percent: row.percent ?? undefined,
    minimumValue: row.minimumValue ?? undefined,
    itemId: row.itemId ?? undefined,
    categoryIds: row.categoryIds ?? undefined,
    startsAt: row.startsAt?.toISOString(),
    endsAt: row.endsAt?.toISOString(),
    position,
  }) as ImportPromotion
}

/** Stored promotions in the form of an import. */
export const promotionExporter = {
  ids: async (db: Executor): Promise<string[]> => {
    const { rows } = await db.execute<{ id: string }>(sql`select id from ${promotions} order by id collate "C"`)
    return rows.map(({ id }) => id)
  },
  find: async (db: Executor, ids: readonly string[]): Promise<Map<string, ImportPromotion>> => {
    const rows = await db
      .select()
      .from(promotions)
      .where(inArray(promotions.id, [...ids]))
    return new Map(rows.map((row) => [row.id, promotionOf(row)]))
  },
  normalised: (record: ImportPromotion): ImportPromotion => promotionOf(promotionRow(record)),
}

/** Orders say what a promotion took off them, and need it no more. */
export const removePromotions = async (trx: Transaction, ids: readonly string[]): Promise<void> => {
  await trx.delete(promotions).where(inArray(promotions.id, [...ids]))
}

const freeArticleOf = ({ minimumValue, ...row }: FreeArticleRow): ImportFreeArticle =>
  minimumValue > 0 ? { ...row, minimumValue } : row

/** Store and item. */
export const freeArticleIdOf = ({ store, itemId }: Pick<ImportFreeArticle, 'store' | 'itemId'>): string =>
  `${store} ${itemId}`

const isOneOf = (ids: readonly string[]) =>
  sql`${freeArticles.store} || ' ' || ${freeArticles.itemId} = any(${sql.param([...ids])}::text[])`

/** Stored free articles in the form of an import. */
export const freeArticleExporter = {
  ids: async (db: Executor): Promise<string[]> =>
    (await db.select({ store: freeArticles.store, itemId: freeArticles.itemId }).from(freeArticles))
      .map(freeArticleIdOf)
      .toSorted(),
  find: async (db: Executor, ids: readonly string[]): Promise<Map<string, ImportFreeArticle>> => {
    const rows = await db.select().from(freeArticles).where(isOneOf(ids))
    return new Map(rows.map((row) => [freeArticleIdOf(row), freeArticleOf(row)]))
  },
  normalised: (record: ImportFreeArticle): ImportFreeArticle => record,
}

export const removeFreeArticles = async (trx: Transaction, ids: readonly string[]): Promise<void> => {
  await trx.delete(freeArticles).where(isOneOf(ids))
}
