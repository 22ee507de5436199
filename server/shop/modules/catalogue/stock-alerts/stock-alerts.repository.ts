import { eq, sql } from 'drizzle-orm'
import type { StoreId } from '#contract/generated/types.ts'
import type { TextLanguage } from '#contract/stores.ts'
import type { Executor, Transaction } from '#engine/db/database.ts'
import { createOptInRows } from '../../mail/opt-ins/opt-in-rows.ts'
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

export const alerts = createOptInRows<StockAlertRow>(stockAlerts, {
  isRunning: sql`confirmed_at is not null and mailed_at is null and ended_at is null`,
  isSame: ({ itemId }) => eq(stockAlerts.itemId, itemId),
})

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
export const takeAlertsToMail = async (trx: Transaction, limit: number): Promise<AlertToMail[]> => {
  const { rows } = await trx.execute<AlertToMail>(sql`
    with due as (
      select a.id, p.id as product_id, i.name ${forSale} order by a.confirmed_at limit ${limit} for update of a skip locked
    )
    update stock_alerts a set mailed_at = now() from due where due.id = a.id
    returning a.id, a.store, a.language, a.item_id as "itemId", a.email, due.product_id as "productId", due.name`)
  return rows
}

/** Deletes what the store need not keep any more, and ends what has waited too long. */
export const cleanAlerts = async (
  db: Executor,
  store: StoreId,
  { confirmDays, waitDays, keptDays: retentionDays }: { confirmDays: number; waitDays: number; keptDays: number },
): Promise<void> => {
  await db.execute(sql`update stock_alerts set ended_at = now()
    where store = ${store} and confirmed_at < now() - make_interval(days => ${waitDays}) and mailed_at is null and ended_at is null`)
  await db.execute(sql`delete from stock_alerts where store = ${store} and (
    confirmed_at is null and created_at < now() - make_interval(days => ${confirmDays})
    or coalesce(mailed_at, ended_at) < now() - make_interval(days => ${retentionDays}))`)
}
