import { and, eq, getTableColumns, or, sql } from 'drizzle-orm'
import type { StoreId } from '#contract/generated/types.ts'
import { insertRows, replaceRows } from '#engine/db/bulk-rows.ts'
import type { Executor, Transaction } from '#engine/db/database.ts'
import { isOrderOf, type Person } from '../../account/persons/persons.ts'
import type { Voucher } from './vouchers.rules.ts'
import {
  deskVouchers,
  type VoucherRow,
  voucherCounts,
  voucherRedemptions,
  voucherSeries,
  vouchers,
} from './vouchers.tables.ts'

export type WantedVouchers = {
  store: StoreId
  codes: readonly string[]
  customerId: string | null
  /** Its own redemption is not held against it. */
  cartId: string
}

/** Vouchers of the store that have one of these codes or are public now. */
export const findVouchers = (
  db: Executor,
  { store, codes, customerId, cartId }: WantedVouchers,
): Promise<Voucher[]> => {
  const own = sql`(select count(*) from ${voucherRedemptions}
    where ${voucherRedemptions.code} = ${vouchers.code} and ${voucherRedemptions.cartId} = ${cartId}::uuid)`
  const isUsedUp = sql<boolean>`coalesce(${voucherCounts.redemptions} - ${own} >= ${vouchers.maxRedemptions}, false)`
  const isUsedByCustomer = sql<boolean>`exists (select 1 from ${voucherRedemptions}
    where ${voucherRedemptions.code} = ${vouchers.code} and ${voucherRedemptions.customerId} = ${customerId}::uuid
      and ${voucherRedemptions.cartId} <> ${cartId}::uuid)`
  return db
    .select({ ...getTableColumns(vouchers), isUsedUp, isUsedByCustomer })
    .from(vouchers)
    .leftJoin(voucherCounts, eq(voucherCounts.code, vouchers.code))
    .where(
      and(
        sql`${store} = any(${vouchers.stores})`,
        or(
          sql`${vouchers.code} = any(${sql.param([...codes])}::text[])`,
          sql`${vouchers.isOffered} and coalesce(${vouchers.startsAt} <= now(), true) and coalesce(${vouchers.endsAt} > now(), true)`,
        ),
      ),
    )
    .orderBy(vouchers.minimumValue, vouchers.code)
}

/** Vouchers of all stores that carts offer, whether they run now or not. */
export const findOfferedVouchers = (db: Executor): Promise<VoucherRow[]> =>
  db.select().from(vouchers).where(eq(vouchers.isOffered, true)).orderBy(vouchers.minimumValue, vouchers.code)

/** Counts a redemption by an order; false when there is none left. The count's row is locked until the order is stored. */
export const countRedemption = async (db: Executor, code: string): Promise<boolean> => {
  await db.insert(voucherCounts).values({ code, redemptions: 0 }).onConflictDoNothing()
  const { rowCount } = await db.execute(sql`
    update voucher_counts c set redemptions = c.redemptions + 1 from vouchers v
    where c.code = ${code} and v.code = c.code and (v.max_redemptions is null or c.redemptions < v.max_redemptions)`)
  return rowCount === 1
}

/** Those of the codes that orders of a person have redeemed, with an account or as a guest; not counting the order of the cart. */
export const findRedeemed = async (
  db: Executor,
  { person, codes, cartId }: { person: Person; codes: readonly string[]; cartId: string },
): Promise<string[]> => {
  const { rows } = await db.execute<{ code: string }>(sql`
    select distinct r.code from voucher_redemptions r
    where r.code = any(${sql.param([...codes])}::text[]) and r.cart_id <> ${cartId}::uuid
      and (r.customer_id = ${person.customerId}::uuid or exists (
        select from orders o where o.cart_id = r.cart_id and ${isOrderOf(person)}))`)
  return rows.map(({ code }) => code)
}

/** False when this order has redeemed it already. */
export const saveRedemption = async (
  db: Executor,
  redemption: { cartId: string; code: string; customerId: string | null },
): Promise<boolean> => {
  const { rowCount } = await db.insert(voucherRedemptions).values(redemption).onConflictDoNothing()
  return rowCount === 1
}

/** Takes an order's redemptions back. */
export const deleteRedemptions = async (db: Executor, cartId: string): Promise<void> => {
  await db.execute(sql`
    with gone as (delete from voucher_redemptions where cart_id = ${cartId}::uuid returning code)
    update voucher_counts c set redemptions = c.redemptions - 1 from gone where gone.code = c.code`)
}

export const saveVouchers = (db: Executor, rows: VoucherRow[]): Promise<void> => replaceRows(db, vouchers, rows)

/** Which of these codes are a voucher's, or that of a free article, which is entered as one. */
export const findTakenCodes = async (db: Executor, codes: readonly string[]): Promise<string[]> => {
  const { rows } = await db.execute<{ code: string }>(sql`
    select code from vouchers where code = any(${sql.param([...codes])}::text[])
    union select code from free_articles where code = any(${sql.param([...codes])}::text[])`)
  return rows.map(({ code }) => code)
}

/** Stores vouchers of a merchant, whose codes nobody has. */
export const insertOwnVouchers = async (
  trx: Transaction,
  rows: VoucherRow[],
  series: { id: string; prefix: string } | null,
): Promise<void> => {
  if (series) await trx.insert(voucherSeries).values(series)
  await insertRows(trx, vouchers, rows)
  const seriesId = series?.id ?? null
  await insertRows(
    trx,
    deskVouchers,
    rows.map(({ code }) => ({ code, isOwn: true, seriesId, stoppedAt: null })),
  )
}

/** Ends vouchers now, as a merchant's decision; those that have ended stay as they are. */
export const stopVouchers = async (trx: Transaction, of: { code: string } | { seriesId: string }): Promise<void> => {
  const meant =
    'code' in of
      ? sql`v.code = ${of.code}`
      : sql`v.code in (select code from desk_vouchers where series_id = ${of.seriesId}::uuid)`
  await trx.execute(sql`
    with stopped as (
      update vouchers v set ends_at = now() where ${meant} and (v.ends_at is null or v.ends_at > now()) returning v.code)
    insert into desk_vouchers (code, is_own, stopped_at) select code, false, now() from stopped
    on conflict (code) do update set stopped_at = excluded.stopped_at`)
}
