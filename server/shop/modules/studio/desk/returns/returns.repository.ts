import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { ReturnState, StoreId, StudioReturnEntry } from '#contract/generated/types.ts'
import type { Executor } from '#engine/db/database.ts'
import { type OrderRow, orders } from '#engine/modules/orders/orders/orders.tables.ts'
import { returnRefunds, returns } from '#engine/modules/orders/returns/returns.tables.ts'

/** Days within which money has to be back after a withdrawal (§ 357 BGB); a return without one is measured alike. */
export const daysToRepay = 14

/** Of an alias `r` of returns and `o` of its order: the withdrawal of its buyer, or else the announcement, and the days from there. */
export const dueAt: SQL = sql`least(r.announced_at, (
  select min(w.declared_at) from withdrawals w where w.store = o.store and w.email = lower(o.email)
    and w.declared_at > o.created_at and w.order_number like '%' || o.number || '%')) + make_interval(days => ${daysToRepay})`

/** Money is still to go back, or goods still to come. */
export const isOpenReturn: SQL = sql`r.state in ('announced', 'labelled', 'received')`

type Row = Omit<StudioReturnEntry, 'announcedAt' | 'dueAt'> & {
  announcedAt: Date
  dueAt: Date | null
  state: ReturnState
}

const select = sql`select r.rma, o.number as order, r.state, r.announced_at as "announcedAt",
  case when ${isOpenReturn} then ${dueAt} end as "dueAt",
  concat_ws(' ', r.contact ->> 'firstName', r.contact ->> 'lastName') as name
  from returns r join orders o on o.id = r.order_id`

const toEntry = ({ announcedAt, dueAt: due, ...row }: Row): StudioReturnEntry => ({
  ...row,
  announcedAt: new Date(announcedAt).toISOString(),
  dueAt: due && new Date(due).toISOString(),
})

export const findReturnEntries = async (
  db: Executor,
  { all, limit, offset }: { all: boolean; limit: number; offset: number },
  store: StoreId,
): Promise<{ returns: StudioReturnEntry[]; total: number }> => {
  const meant = all ? sql`o.store = ${store}` : sql`o.store = ${store} and ${isOpenReturn}`
  const order = all ? sql`r.announced_at desc` : sql`"dueAt", r.announced_at`
  const { rows } = await db.execute<Row>(
    sql`${select} where ${meant} order by ${order}, r.rma limit ${limit} offset ${offset}`,
  )
  const count = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from returns r join orders o on o.id = r.order_id where ${meant}`,
  )
  return { returns: rows.map(toEntry), total: count.rows[0]?.total ?? 0 }
}

export const findReturnEntriesOf = async (db: Executor, orderId: string): Promise<StudioReturnEntry[]> => {
  const { rows } = await db.execute<Row>(sql`${select} where o.id = ${orderId}::uuid order by r.announced_at desc`)
  return rows.map(toEntry)
}

/** Due date of one return; null when it is done. */
export const findDueAt = async (db: Executor, rma: string): Promise<string | null> => {
  const { rows } = await db.execute<Row>(sql`${select} where r.rma = ${rma}`)
  return rows[0] ? (toEntry(rows[0]).dueAt ?? null) : null
}

/** Null for a return that the store does not have. */
export const findOrderOfReturn = async (db: Executor, rma: string, store: StoreId): Promise<OrderRow | null> => {
  const [row] = await db
    .select({ order: orders })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .where(and(eq(returns.rma, rma), eq(orders.store, store)))
  return row?.order ?? null
}

export const findRefundsOf = (db: Executor, returnId: string) =>
  db.select().from(returnRefunds).where(eq(returnRefunds.returnId, returnId)).orderBy(asc(returnRefunds.createdAt))
