import type { ImportVoucher } from '#contract/import/offers.ts'
import type { Executor } from '#engine/db/database.ts'
import { saveVouchers } from './vouchers.repository.ts'
import { voucherCode } from './vouchers.rules.ts'
import type { VoucherRow } from './vouchers.tables.ts'

/** What is wrong with a record, for the import to say; null for a good one. */
export const voucherViolation = ({ code }: ImportVoucher): string | null =>
  voucherCode(code) === code ? null : 'must be upper case letters, digits and hyphens'

const instant = (text: string | undefined): Date | null => (text === undefined ? null : new Date(text))

export const voucherRow = (voucher: ImportVoucher): VoucherRow => ({
  code: voucher.code,
  name: voucher.name,
  stores: voucher.stores,
  kind: voucher.kind,
  percent: voucher.kind === 'percent' ? voucher.percent : null,
  amount: voucher.kind === 'amount' ? voucher.amount : null,
  itemId: voucher.kind === 'freeArticle' ? voucher.itemId : null,
  minimumValue: voucher.minimumValue ?? 0,
  categoryIds: voucher.categoryIds ?? null,
  startsAt: instant(voucher.startsAt),
  endsAt: instant(voucher.endsAt),
  isFirstOrder: voucher.isFirstOrder ?? false,
  isOncePerCustomer: voucher.isOncePerCustomer ?? false,
  maxRedemptions: voucher.maxRedemptions ?? null,
  isOffered: voucher.isOffered ?? false,
})

/** Stores editors' vouchers; importing one again replaces it and leaves alone how often it was redeemed. */
export const importVouchers = (db: Executor, records: readonly ImportVoucher[]): Promise<void> =>
  saveVouchers(db, records.map(voucherRow))
