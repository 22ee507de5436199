import { sql } from 'drizzle-orm'
import type { StoreId, StudioRunState } from '#contract/generated/types.ts'
import type { Executor, Transaction } from '#engine/db/database.ts'
import type { FreeArticleRow, PromotionRow } from '#engine/modules/catalogue/promotions/promotions.tables.ts'

export type PromotionEntry = PromotionRow & { state: StudioRunState }

const stateOf = sql`case when p.ends_at <= now() then 'ended' when p.starts_at > now() then 'planned' else 'running' end`

const columns = sql`p.id, p.name, p.stores, p.kind, p.quantity, p.pay, p.percent, p.minimum_value as "minimumValue",
  p.item_id as "itemId", p.category_ids as "categoryIds", p.starts_at as "startsAt", p.ends_at as "endsAt", p.position,
  ${stateOf} as state`

const toEntry = (row: PromotionEntry): PromotionEntry => ({
  ...row,
  startsAt: row.startsAt && new Date(row.startsAt),
  endsAt: row.endsAt && new Date(row.endsAt),
})

export const findPromotionEntries = async (
  db: Executor,
  { store, state }: { store: StoreId; state: StudioRunState | null },
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: PromotionEntry[]; total: number }> => {
  const where = sql`${store} = any(p.stores) ${state === null ? sql`` : sql`and ${stateOf} = ${state}`}`
  const { rows } = await db.execute<PromotionEntry>(
    sql`select ${columns} from promotions p where ${where} order by p.position, p.id limit ${limit} offset ${offset}`,
  )
  const count = await db.execute<{ total: number }>(sql`select count(*)::int as total from promotions p where ${where}`)
  return { rows: rows.map(toEntry), total: count.rows[0]?.total ?? 0 }
}

/** The promotion of the store, locked; null for any other. */
export const lockPromotion = async (trx: Transaction, id: string, store: StoreId): Promise<PromotionEntry | null> => {
  const { rows } = await trx.execute<PromotionEntry>(
    sql`select ${columns} from promotions p where p.id = ${id} and ${store} = any(p.stores) for update`,
  )
  return rows[0] ? toEntry(rows[0]) : null
}

/** Free articles of a store are written one after the other. */
export const lockFreeArticles = async (trx: Transaction, store: StoreId): Promise<void> => {
  await trx.execute(sql`select pg_advisory_xact_lock(hashtext('free_articles'), hashtext(${store}))`)
}

/** `itemId`: of one of them. */
export const findFreeArticlesOf = async (
  db: Executor,
  store: StoreId,
  itemId: string | null = null,
): Promise<FreeArticleRow[]> => {
  const { rows } = await db.execute<FreeArticleRow>(sql`
    select store, item_id as "itemId", code, kind, minimum_value as "minimumValue", position from free_articles
    where store = ${store} ${itemId === null ? sql`` : sql`and item_id = ${itemId}`} order by position, item_id`)
  return rows
}

/** Whether a voucher, or another free article of the store, is entered by this code. */
export const isCodeTaken = async (
  db: Executor,
  { store, itemId, code }: Pick<FreeArticleRow, 'store' | 'itemId' | 'code'>,
): Promise<boolean> => {
  const { rows } = await db.execute<{ isTaken: boolean }>(sql`
    select exists (select from vouchers where code = ${code}) or exists (
      select from free_articles where code = ${code} and store = ${store} and item_id <> ${itemId}) as "isTaken"`)
  return rows[0]?.isTaken ?? false
}
