import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { StoreId } from '#contract/generated/types.ts'
import type { TextLanguage } from '#contract/stores.ts'
import type { Executor, Transaction } from '../../db/database.ts'
import type { StockAlertDays } from './stock-alerts.rules.ts'
import { type StockAlertRow, stockAlerts } from './stock-alerts.tables.ts'

export type SoldItem = { productId: string; name: string; isAvailable: boolean }

const isWaiting = sql`a.confirmed_at is not null and a.mailed_at is null and a.ended_at is null`

/** Stock less what orders have claimed. */
const available = sql`i.stock - coalesce((select claimed from stock_counts c where c.item_id = i.id), 0)`

/** An item with a price in the store, of a product that the store sells; null otherwise. */
export const findSoldItem = async (
  db: Executor,
  itemId: string,
  store: StoreId,
  language: TextLanguage,
): Promise<SoldItem | null> => {
  const { rows } = await db.execute<SoldItem>(sql`
    select p.id as "productId", i.name ->> ${language} as name, ${available} > 0 as "isAvailable"
    from items i join products p on p.id = i.product_id
    join item_prices ip on ip.item_id = i.id and ip.store = ${store}
    where i.id = ${itemId} and ${store} = any(p.stores) and not p.is_retired`)
  return rows[0] ?? null
}

export const insertAlert = async (
  trx: Transaction,
  alert: Pick<StockAlertRow, 'store' | 'language' | 'itemId' | 'email' | 'consentText' | 'network'>,
): Promise<string> => {
  const [row] = await trx.insert(stockAlerts).values(alert).returning({ id: stockAlerts.id })
  if (!row) throw new Error('A stock alert was not stored')
  return row.id
}

export const findAlert = async (db: Executor, id: string): Promise<StockAlertRow | null> => {
  const [row] = await db.select().from(stockAlerts).where(eq(stockAlerts.id, id))
  return row ?? null
}

export const lockAlert = async (trx: Transaction, id: string): Promise<StockAlertRow | null> => {
  const [row] = await trx.select().from(stockAlerts).where(eq(stockAlerts.id, id)).for('update')
  return row ?? null
}

export const deleteAlert = async (db: Executor, id: string): Promise<void> => {
  await db.delete(stockAlerts).where(eq(stockAlerts.id, id))
}

/** Whether the address waits for the item already, by another request. */
export const hasWaiting = async (db: Executor, { id, email, itemId, store }: StockAlertRow): Promise<boolean> => {
  const { rows } = await db.execute(sql`select from stock_alerts a
    where a.item_id = ${itemId} and a.email = ${email} and a.store = ${store} and a.id <> ${id} and ${isWaiting}`)
  return rows.length > 0
}

/** Requests of the same address for the same item that were never confirmed: only the newest link works. */
export const deleteUnconfirmed = async (db: Executor, { id, email, itemId, store }: StockAlertRow): Promise<void> => {
  const same = and(eq(stockAlerts.email, email), eq(stockAlerts.itemId, itemId), eq(stockAlerts.store, store))
  await db.delete(stockAlerts).where(and(same, ne(stockAlerts.id, id), isNull(stockAlerts.confirmedAt)))
}

export const setConfirmed = async (trx: Transaction, id: string, network: string): Promise<void> => {
  await trx
    .update(stockAlerts)
    .set({ confirmedAt: sql`now()`, confirmedNetwork: network })
    .where(eq(stockAlerts.id, id))
}

/** Ends every request of the address in the store, confirmed or not. */
export const endAlerts = async (db: Executor, email: string, store: StoreId): Promise<void> => {
  await db
    .update(stockAlerts)
    .set({ endedAt: sql`now()` })
    .where(and(eq(stockAlerts.email, email), eq(stockAlerts.store, store), isNull(stockAlerts.endedAt)))
}

const forSale = sql`from stock_alerts a join items i on i.id = a.item_id
  join products p on p.id = i.product_id and not p.is_retired and a.store = any(p.stores)
  join item_prices ip on ip.item_id = i.id and ip.store = a.store
  where ${isWaiting} and ${available} > 0`

/** Whether a confirmed request waits for an item that can be bought; of all products, or of some. */
export const hasAlertsToMail = async (db: Executor, productIds: readonly string[] | null): Promise<boolean> => {
  const ofProducts = productIds === null ? sql`` : sql`and p.id = any(${sql.param([...productIds])}::text[])`
  const { rows } = await db.execute(sql`select ${forSale} ${ofProducts} limit 1`)
  return rows.length > 0
}

type AlertToMail = Pick<StockAlertRow, 'id' | 'store' | 'language' | 'itemId' | 'email'> & {
  productId: string
  name: Record<TextLanguage, string>
}

/** Marks requests whose items can be bought, oldest first, and answers with them; those that another run has locked are left to it. */
export const takeAlertsToMail = async (trx: Transaction, most: number): Promise<AlertToMail[]> => {
  const { rows } = await trx.execute<AlertToMail>(sql`
    with due as (
      select a.id, p.id as product_id, i.name ${forSale} order by a.confirmed_at limit ${most} for update of a skip locked
    )
    update stock_alerts a set mailed_at = now() from due where due.id = a.id
    returning a.id, a.store, a.language, a.item_id as "itemId", a.email, due.product_id as "productId", due.name`)
  return rows
}

/** Deletes what the store need not keep any more, and ends what has waited too long. */
export const cleanAlerts = async (
  db: Executor,
  store: StoreId,
  { confirmDays, waitDays, keptDays }: StockAlertDays,
): Promise<void> => {
  await db.execute(sql`update stock_alerts set ended_at = now()
    where store = ${store} and confirmed_at < now() - make_interval(days => ${waitDays}) and mailed_at is null and ended_at is null`)
  await db.execute(sql`delete from stock_alerts where store = ${store} and (
    confirmed_at is null and created_at < now() - make_interval(days => ${confirmDays})
    or coalesce(mailed_at, ended_at) < now() - make_interval(days => ${keptDays}))`)
}
