import { inArray, sql } from 'drizzle-orm'
import type { ImportVoucher } from '#contract/import/offers.ts'
import type { Executor, Transaction } from '#engine/db/database.ts'
import { defined } from '#lib/defined.ts'
import { voucherRow } from './vouchers.import.ts'
import { type VoucherRow, vouchers } from './vouchers.tables.ts'

const voucherOf = (row: VoucherRow): ImportVoucher => {
  const { code, name, stores, kind } = row
  return defined({
    code,
    name,
    stores,
    kind,
    percent: row.percent ?? undefined,
    amount: row.amount ?? undefined,
    itemId: row.itemId ?? undefined,
    minimumValue: row.minimumValue || undefined,
    categoryIds: row.categoryIds ?? undefined,
    startsAt: row.startsAt?.toISOString(),
    endsAt: row.endsAt?.toISOString(),
    isFirstOrder: row.isFirstOrder || undefined,
    isOncePerCustomer: row.isOncePerCustomer || undefined,
    maxRedemptions: row.maxRedemptions ?? undefined,
    isOffered: row.isOffered || undefined,
  }) as ImportVoucher
}

const codesWhere = async (db: Executor, condition = sql`true`): Promise<string[]> => {
  const { rows } = await db.execute<{ code: string }>(
    sql`select code from ${vouchers} v where ${condition} order by code collate "C"`,
  )
  return rows.map(({ code }) => code)
}

const isIn = (codes: readonly string[]) => sql`code = any(${sql.param([...codes])}::text[])`

/** Stored vouchers in the form of an import. */
export const voucherExporter = {
  ids: (db: Executor): Promise<string[]> => codesWhere(db),
  find: async (db: Executor, codes: readonly string[]): Promise<Map<string, ImportVoucher>> => {
    const rows = await db
      .select()
      .from(vouchers)
      .where(inArray(vouchers.code, [...codes]))
    return new Map(rows.map((row) => [row.code, voucherOf(row)]))
  },
  normalised: (record: ImportVoucher): ImportVoucher => voucherOf(voucherRow(record)),
}

/** Vouchers that have not ended. */
export const findRunningVouchers = (db: Executor): Promise<string[]> =>
  codesWhere(db, sql`ends_at is null or ends_at > now()`)

/** Those of the codes that orders have redeemed, or carts hold. */
export const findUsedVouchers = (db: Executor, codes: readonly string[]): Promise<string[]> =>
  codesWhere(
    db,
    sql`${isIn(codes)} and (exists (select from voucher_redemptions r where r.code = v.code)
      or exists (select from carts c where c.voucher_code = v.code))`,
  )

export const endVouchers = async (trx: Transaction, codes: readonly string[]): Promise<void> => {
  // One that was to begin later has no time left in which it would count.
  await trx.execute(sql`
    update ${vouchers} set ends_at = now(), starts_at = least(starts_at, now()) where ${isIn(codes)}`)
}

export const removeVouchers = async (trx: Transaction, codes: readonly string[]): Promise<void> => {
  await trx.delete(vouchers).where(inArray(vouchers.code, [...codes]))
}
