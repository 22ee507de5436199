import { inCoins } from '../product/pricing/price.rules.ts'
import type { PromotionRow } from './promotions.tables.ts'

/** Ids of promotions that merchants make begin with it; all others come with an import. */
export const deskPromotionPrefix = 'desk-'

/** A line as promotions see it: pieces at their normal price, in minor units as the store shows them. */
export type PromotedLine = {
  id: string
  pricePerUnit: number
  /** Without those at a deal's price, which are reduced enough. */
  pieces: number
  categoryIds: readonly string[]
  /** Books have fixed prices. */
  isBook: boolean
}

/** Whether editors let a promotion or voucher count now; `now` in milliseconds. */
export const isRunning = ({ startsAt, endsAt }: { startsAt: Date | null; endsAt: Date | null }, now: number): boolean =>
  (startsAt === null || startsAt.getTime() <= now) && (endsAt === null || endsAt.getTime() > now)

type LineSaving = { saving: number; promotionIds: string[] }

const counts = ({ categoryIds }: PromotionRow, line: PromotedLine): boolean =>
  !line.isBook && line.pieces > 0 && (categoryIds === null || line.categoryIds.some((id) => categoryIds.includes(id)))

/** Places below `end` that are free when of each `group` of places those from `paid` on are. */
const freeBelow = (end: number, group: number, paid: number): number =>
  Math.floor(end / group) * (group - paid) + Math.max(0, (end % group) - paid)

/** The last pieces of each whole group cost nothing, pieces sorted by price, dearest first. */
const buyNPayM = (lines: readonly PromotedLine[], group: number, paid: number): Map<string, number> => {
  const inOrder = lines.toSorted((a, b) => b.pricePerUnit - a.pricePerUnit || (a.id < b.id ? -1 : 1))
  const whole = Math.floor(inOrder.reduce((sum, { pieces }) => sum + pieces, 0) / group) * group
  const savings = new Map<string, number>()
  let start = 0
  for (const { id, pricePerUnit, pieces } of inOrder) {
    const end = start + pieces
    const free = freeBelow(Math.min(end, whole), group, paid) - freeBelow(Math.min(start, whole), group, paid)
    if (free > 0) savings.set(id, free * pricePerUnit)
    start = end
  }
  return savings
}

const percentFrom = (
  lines: readonly PromotedLine[],
  { quantity, percent }: { quantity: number; percent: number },
  currencyCode: string,
): Map<string, number> => {
  const pieces = lines.reduce((sum, line) => sum + line.pieces, 0)
  if (pieces < quantity) return new Map()
  const savingOf = ({ pricePerUnit, pieces }: PromotedLine) =>
    inCoins((pricePerUnit * pieces * percent) / 100, currencyCode)
  return new Map(lines.map((line) => [line.id, savingOf(line)]))
}

const savingsOf = (
  promotion: PromotionRow,
  lines: readonly PromotedLine[],
  currencyCode: string,
): Map<string, number> => {
  const { kind, quantity, pay, percent } = promotion
  if (kind === 'buyNPayM') return buyNPayM(lines, quantity ?? 1, pay ?? 1)
  return kind === 'percentFrom'
    ? percentFrom(lines, { quantity: quantity ?? 1, percent: percent ?? 0 }, currencyCode)
    : new Map()
}

/**
 * What promotions take off each line, in coins of the currency. The editors' order decides: lines that a promotion counts for are out of reach for
 * those after it, so that no piece is reduced twice.
 */
export const promotionSavings = (
  promotions: readonly PromotionRow[],
  lines: readonly PromotedLine[],
  currencyCode: string,
): Map<string, LineSaving> => {
  const result = new Map<string, LineSaving>()
  const usedIds = new Set<string>()
  for (const promotion of promotions) {
    const meant = lines.filter((line) => !usedIds.has(line.id) && counts(promotion, line))
    const savings = savingsOf(promotion, meant, currencyCode)
    if (savings.size === 0) continue
    for (const { id } of meant) {
      usedIds.add(id)
      result.set(id, { saving: savings.get(id) ?? 0, promotionIds: [promotion.id] })
    }
  }
  return result
}

/** Promotions whose gift a cart of this worth gets. */
export const giftsOf = (promotions: readonly PromotionRow[], value: number): { id: string; itemId: string }[] =>
  promotions.flatMap(({ id, kind, itemId, minimumValue }) =>
    kind === 'gift' && itemId !== null && value >= (minimumValue ?? 0) ? [{ id, itemId }] : [],
  )
