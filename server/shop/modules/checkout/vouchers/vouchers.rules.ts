import { splitByWeight } from '#lib/split-by-weight.ts'
import { inCoins } from '../../catalogue/product/pricing/price.rules.ts'
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
  /** Some goods in the cart do not count: books at fixed prices, or what is of other categories. */
  | { code: 'minimum' | 'minimumWithoutBooks' | 'minimumOfCategory'; missing: number; minimum: number }

/** What no change of the cart can mend: the voucher is taken out of it. */
const lasting: readonly VoucherReason['code'][] = ['ended', 'usedUp', 'alreadyUsed', 'firstOrder']

export const isLost = (reasons: readonly VoucherReason[]): boolean => reasons.some(({ code }) => lasting.includes(code))

/** As it is entered: case and spaces make no difference. Null for what can be no code. */
export const voucherCode = (entered: string): string | null => {
  const code = entered.replaceAll(/\s/g, '').toUpperCase()
  return /^[A-Z0-9][A-Z0-9-]{2,39}$/.test(code) ? code : null
}

const takesOff = ({ kind }: VoucherRow): boolean => kind === 'percent' || kind === 'amount'

/** Lines that a voucher counts for. Books have fixed prices: nothing is taken off them, but they may be sent for nothing. */
const vouchedLines = (voucher: VoucherRow, lines: readonly VouchedLine[]): VouchedLine[] => {
  const { categoryIds } = voucher
  return lines.filter(
    (line) =>
      !(takesOff(voucher) && line.isBook) &&
      line.worth > 0 &&
      (categoryIds === null || line.categoryIds.some((id) => categoryIds.includes(id))),
  )
}

const worthOf = (lines: readonly VouchedLine[]): number => lines.reduce((sum, { worth }) => sum + worth, 0)

/** The minimum as it is told: where goods lie in the cart that do not count, which they are. */
const minimumOf = (
  voucher: VoucherRow,
  lines: readonly VouchedLine[],
  meant: readonly VouchedLine[],
): 'minimum' | 'minimumWithoutBooks' | 'minimumOfCategory' => {
  const others = lines.filter((line) => line.worth > 0 && !meant.includes(line))
  if (others.length === 0) return 'minimum'
  return takesOff(voucher) && others.every(({ isBook }) => isBook) ? 'minimumWithoutBooks' : 'minimumOfCategory'
}

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
    reasons.push({
      code: minimumOf(voucher, lines, meant),
      missing: voucher.minimumValue - worth,
      minimum: voucher.minimumValue,
    })
  else if (meant.length === 0) reasons.push({ code: voucher.categoryIds === null ? 'noGoods' : 'category' })
  return reasons
}

/** What a voucher that counts takes off each line, by the line's id; all of it together in coins of the currency. */
export const voucherDiscounts = (
  voucher: VoucherRow,
  lines: readonly VouchedLine[],
  currencyCode: string,
): Map<string, number> => {
  const { kind, percent, amount } = voucher
  if (kind !== 'percent' && kind !== 'amount') return new Map()
  const meant = vouchedLines(voucher, lines)
  const worth = worthOf(meant)
  const discount = Math.min(
    worth,
    inCoins(kind === 'percent' ? (worth * (percent ?? 0)) / 100 : (amount ?? 0), currencyCode),
  )
  const shares = splitByWeight(
    discount,
    meant.map((line) => line.worth),
  )
  return new Map(meant.map(({ id }, index) => [id, shares[index] ?? 0]))
}
