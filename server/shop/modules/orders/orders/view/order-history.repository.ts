import { type SQL, sql } from 'drizzle-orm'
import type { StoreId } from '#contract/generated/types.ts'
import type { Executor } from '#engine/db/database.ts'
import { type OrderRow, orders } from '../orders.tables.ts'
import { type DateFilter, recentMonths } from './order-filter.rules.ts'

export type HistoryFilter = {
  /** Whose orders are listed. */
  customerIds: readonly string[]
  store: StoreId
  /** Time zone of the store: days and years begin at its midnight. */
  timeZone: string
  filter: DateFilter
  words: readonly string[]
}

const periodOf = ({ filter, timeZone }: HistoryFilter): SQL =>
  filter.kind === 'year'
    ? sql`placed_at >= make_timestamptz(${filter.year}::int, 1, 1, 0, 0, 0, ${timeZone})
        and placed_at < make_timestamptz(${filter.year + 1}::int, 1, 1, 0, 0, 0, ${timeZone})`
    : sql`placed_at >= (date_trunc('day', now() at time zone ${timeZone})
        - make_interval(months => ${recentMonths}::int)) at time zone ${timeZone}`

/** One customer's orders are read in the order of the index orders_history, those of several are sorted. */
const isOf = (customerIds: readonly string[]): SQL =>
  customerIds.length === 1
    ? sql`customer_id = ${customerIds[0]}`
    : sql`customer_id = any(${sql.param([...customerIds])}::uuid[])`

/** Ranges of the index orders_history; words are then looked for in what it finds. */
const conditionOf = (listed: HistoryFilter): SQL => {
  const { customerIds, store, words } = listed
  const found = words.map((word) => sql` and (strpos(search_text, ${word}) > 0 or strpos(number, ${word}) > 0)`)
  return sql`${isOf(customerIds)} and store = ${store} and placed_at is not null and ${periodOf(listed)}${sql.join(found)}`
}

/** Counts the placed orders of customers. */
export const countOrders = async (db: Executor, listed: HistoryFilter): Promise<number> => {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from ${orders} where ${conditionOf(listed)}`,
  )
  return rows[0]?.count ?? 0
}

/** Ids of one page, newest first. */
export const findOrderIds = async (
  db: Executor,
  listed: HistoryFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<string[]> => {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from ${orders} where ${conditionOf(listed)}
    order by placed_at desc nulls last, id limit ${limit}::int offset ${offset}::int`)
  return rows.map(({ id }) => id)
}

/** Newest first. */
export const findOrderYears = async (
  db: Executor,
  { customerIds, store, timeZone }: Pick<HistoryFilter, 'customerIds' | 'store' | 'timeZone'>,
): Promise<number[]> => {
  const { rows } = await db.execute<{ year: number }>(sql`
    select distinct extract(year from placed_at at time zone ${timeZone})::int as year from ${orders}
    where ${isOf(customerIds)} and store = ${store} and placed_at is not null order by year desc`)
  return rows.map(({ year }) => year)
}

/** Rows in the order of their ids. */
export const inOrderOf = (ids: readonly string[], rows: readonly OrderRow[]): OrderRow[] =>
  ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
