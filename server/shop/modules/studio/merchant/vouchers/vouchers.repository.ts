import { type SQL, sql } from 'drizzle-orm'
import type { StoreId, StudioVoucherState } from '#contract/generated/types.ts'
import type { Executor, Transaction } from '#engine/db/database.ts'
import type { VoucherRow } from '#engine/modules/checkout/vouchers/vouchers.tables.ts'

/** A voucher as merchants see it. */
export type VoucherEntry = VoucherRow & {
  state: StudioVoucherState
  redemptions: number
  isOwn: boolean
  seriesId: string | null
}

type Page = { limit: number; offset: number }

const stateOf = sql`case when v.ends_at <= now() then case when d.stopped_at >= v.ends_at then 'stopped' else 'ended' end
  when v.max_redemptions <= coalesce(c.redemptions, 0) then 'usedUp' when v.starts_at > now() then 'planned' else 'active' end`

const source = sql`vouchers v left join voucher_counts c on c.code = v.code left join desk_vouchers d on d.code = v.code`

const columns = sql`v.code, v.name, v.stores, v.kind, v.percent, v.amount, v.item_id as "itemId", v.minimum_value as "minimumValue",
  v.category_ids as "categoryIds", v.starts_at as "startsAt", v.ends_at as "endsAt", v.is_first_order as "isFirstOrder",
  v.is_once_per_customer as "isOncePerCustomer", v.max_redemptions as "maxRedemptions", v.is_offered as "isOffered",
  ${stateOf} as state, coalesce(c.redemptions, 0) as redemptions, coalesce(d.is_own, false) as "isOwn", d.series_id as "seriesId"`

const dateOrNull = (value: Date | null): Date | null => value && new Date(value)
const toEntry = <Entry extends VoucherEntry>(row: Entry): Entry => ({
  ...row,
  startsAt: dateOrNull(row.startsAt),
  endsAt: dateOrNull(row.endsAt),
})

const pattern = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`

export const findVoucherEntries = async (
  db: Executor,
  { store, search, state }: { store: StoreId; search: string; state: StudioVoucherState | null },
  { limit, offset }: Page,
): Promise<{ rows: VoucherEntry[]; total: number }> => {
  const contains = pattern(search)
  const isMeant: SQL =
    search === ''
      ? sql`d.series_id is null`
      : sql`(v.code = upper(${search}) or (d.series_id is null
          and (v.code ilike ${contains} or v.name ->> 'de' ilike ${contains} or v.name ->> 'en' ilike ${contains})))`
  const where = sql`${store} = any(v.stores) and ${isMeant} ${state === null ? sql`` : sql`and ${stateOf} = ${state}`}`
  const { rows } = await db.execute<VoucherEntry>(sql`
    select ${columns} from ${source} where ${where}
    order by v.ends_at desc nulls first, v.code limit ${limit} offset ${offset}`)
  const count = await db.execute<{ total: number }>(sql`select count(*)::int as total from ${source} where ${where}`)
  return { rows: rows.map(toEntry), total: count.rows[0]?.total ?? 0 }
}

export const findVoucherEntry = async (db: Executor, code: string, store: StoreId): Promise<VoucherEntry | null> => {
  const { rows } = await db.execute<VoucherEntry>(
    sql`select ${columns} from ${source} where v.code = ${code} and ${store} = any(v.stores)`,
  )
  return rows[0] ? toEntry(rows[0]) : null
}

export type SeriesRow = VoucherEntry & {
  id: string
  prefix: string
  createdAt: Date
  codes: number
  used: number
}

/** Each with its first code; `id` for one of them. */
const selectSeries = (store: StoreId, id: string | null): SQL => sql`
  select s.id, s.prefix, s.created_at as "createdAt", first.*, counted.codes, counted.used
  from voucher_series s
  cross join lateral (
    select ${columns} from ${source} where v.code = (
      select min(o.code) from desk_vouchers o where o.series_id = s.id)) first
  cross join lateral (
    select count(*)::int as codes, count(*) filter (where r.redemptions > 0)::int as used
    from desk_vouchers o left join voucher_counts r on r.code = o.code where o.series_id = s.id) counted
  where ${store} = any(first.stores) ${id === null ? sql`` : sql`and s.id = ${id}::uuid`}`

export const findSeries = async (db: Executor, store: StoreId, { limit, offset }: Page): Promise<SeriesRow[]> => {
  const { rows } = await db.execute<SeriesRow>(
    sql`${selectSeries(store, null)} order by s.created_at desc, s.id limit ${limit} offset ${offset}`,
  )
  return rows.map(toEntry)
}

export const findOneSeries = async (db: Executor, store: StoreId, id: string): Promise<SeriesRow | null> => {
  const { rows } = await db.execute<SeriesRow>(selectSeries(store, id))
  return rows[0] ? toEntry(rows[0]) : null
}

export const countSeries = async (db: Executor, store: StoreId): Promise<number> => {
  const { rows } = await db.execute<{ total: number }>(sql`
    select count(*)::int as total from voucher_series s where exists (
      select from desk_vouchers o join vouchers v on v.code = o.code where o.series_id = s.id and ${store} = any(v.stores))`)
  return rows[0]?.total ?? 0
}

/** All of a series, with whether each was redeemed. */
export const findCodesOfSeries = async (db: Executor, id: string): Promise<{ code: string; isUsed: boolean }[]> => {
  const { rows } = await db.execute<{ code: string; isUsed: boolean }>(sql`
    select o.code, coalesce(r.redemptions > 0, false) as "isUsed"
    from desk_vouchers o left join voucher_counts r on r.code = o.code where o.series_id = ${id}::uuid order by o.code`)
  return rows
}

/** Vouchers are written one after the other where a code decides. */
export const lockVoucher = async (trx: Transaction, code: string): Promise<void> => {
  await trx.execute(sql`select pg_advisory_xact_lock(hashtext('vouchers'), hashtext(${code}))`)
}
