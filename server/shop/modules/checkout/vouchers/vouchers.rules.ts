import { splitByWeight } from '#lib/split-by-weight.ts'
import type { VoucherRow } from './vouchers.tables.ts'

export type Voucher = VoucherRow & {
  /** Redeemed as often as it may be. */
  isUsedUp: boolean
  isUsedByCustomer: boolean
}

/** A line as vouchers see it; its worth is what is left after promotions, minor units as the store shows them. */
export type VouchedLine = { id: string; worth: number; categoryIds: readonly string[]; isBook: boolean }

export type VoucherReason =
  | { code: 'notYet' | 'ended' | 'usedUp' | 'alreadyUsed' | 'firstOrder' | 'noGoods' | 'category' | 'giftSoldOut' }
  | { code: 'minimum'; missing: number; minimum: number }

/** What no change of the cart can mend: the voucher is taken out of it. */
const lasting: readonly VoucherReason['code'][] = ['ended', 'usedUp', 'alreadyUsed', 'firstOrder']

export const isLost = (reasons: readonly VoucherReason[]): boolean => reasons.some(({ code }) => lasting.includes(code))

/** As it is entered: case and spaces make no difference. Null for what can be no code. */
export const voucherCode = (entered: string): string | null => {
  const code = entered.replaceAll(/\s/g, '').toUpperCase()
  return /^[A-Z0-9][A-Z0-9-]{2,39}$/.test(code) ? code : null
}

/** Lines that a voucher counts for. Books have fixed prices: nothing is taken off them, but they may be sent for nothing. */
const vouchedLines = (voucher: VoucherRow, lines: readonly VouchedLine[]): VouchedLine[] => {
  const { categoryIds, kind } = voucher
  const takesOff = kind === 'percent' || kind === 'amount'
  return lines.filter(
    (line) =>
      !(takesOff && line.isBook) &&
      line.worth > 0 &&
      (categoryIds === null || line.categoryIds.some((id) => categoryIds.includes(id))),
  )
}

const worthOf = (lines: readonly VouchedLine[]): number => lines.reduce((sum, { worth }) => sum + worth, 0)

type VoucherCheck = {
  lines: readonly VouchedLine[]
  now: number
  /** The customer is known to have ordered before. */
  hasOrdered: boolean
  /** The item that comes with it is not to be had. */
  isGiftSoldOut: boolean
}

/** Why a voucher does not count; empty when it does. */
export const voucherReasons = (
  voucher: Voucher,
  { lines, now, hasOrdered, isGiftSoldOut }: VoucherCheck,
): VoucherReason[] => {
  const reasons: VoucherReason[] = []
  if (voucher.startsAt !== null && voucher.startsAt.getTime() > now) reasons.push({ code: 'notYet' })
  if (voucher.endsAt !== null && voucher.endsAt.getTime() <= now) reasons.push({ code: 'ended' })
  if (voucher.isUsedUp) reasons.push({ code: 'usedUp' })
  if (voucher.isOncePerCustomer && voucher.isUsedByCustomer) reasons.push({ code: 'alreadyUsed' })
  if (voucher.isFirstOrder && hasOrdered) reasons.push({ code: 'firstOrder' })
  if (isGiftSoldOut) reasons.push({ code: 'giftSoldOut' })
  const meant = vouchedLines(voucher, lines)
  const worth = worthOf(meant)
  if (worth < voucher.minimumValue)
    reasons.push({ code: 'minimum', missing: voucher.minimumValue - worth, minimum: voucher.minimumValue })
  else if (meant.length === 0) reasons.push({ code: voucher.categoryIds === null ? 'noGoods' : 'category' })
  return reasons
}

/** What a voucher that counts takes off each line, by the line's id. */
export const voucherDiscounts = (voucher: VoucherRow, lines: readonly VouchedLine[]): Map<string, number> => {
  const { kind, percent, amount } = voucher
  if (kind !== 'percent' && kind !== 'amount') return new Map()
  const meant = vouchedLines(voucher, lines)
  const worth = worthOf(meant)
  const discount = kind === 'percent' ? Math.round((worth * (percent ?? 0)) / 100) : Math.min(amount ?? 0, worth)
  const shares = splitByWeight(
    discount,
    meant.map((line) => line.worth),
  )
  return new Map(meant.map(({ id }, index) => [id, shares[index] ?? 0]))
}
