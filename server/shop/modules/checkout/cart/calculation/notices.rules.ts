import type { StoredCart } from '../cart.model.ts'
import type { Seen, SeenPosition, StoredNotice } from '../cart.tables.ts'
import type { CartCalculation, Line } from './calculation.rules.ts'

/** What the visitor knows once he has been shown this. */
const seenOf = ({ lines, voucher }: CartCalculation): Seen => ({
  positions: Object.fromEntries(
    lines
      .filter(({ kind }) => kind === 'item')
      .map(({ id, pricePerUnit, quantity, lightning, isAvailable }) => [
        id,
        { amount: pricePerUnit, quantity, lightning, isAvailable },
      ]),
  ),
  voucher: voucher?.voucher.code ?? null,
  promotions: [...new Set(lines.flatMap(({ promotionIds }) => promotionIds))],
})

const notice = (
  code: StoredNotice['code'],
  values: StoredNotice['values'] = {},
  about: Partial<StoredNotice> = {},
): StoredNotice => ({ code, positionId: null, itemId: null, ...about, values })

/** Carts that are put together may hold more than one order may have: nothing is said of the stock then. */
const limitOf = ({ offer }: Line): 'stock' | 'order' => (offer.stock < offer.maxQuantity ? 'stock' : 'order')

/** A price that falls as carts are put together, since more pieces reach a tier. */
const isByQuantity = ({ quantity, pricePerUnit, tierFrom }: Line, before: SeenPosition): boolean =>
  tierFrom !== null && quantity > before.quantity && pricePerUnit < before.amount

const ofLine = (line: Line, before: SeenPosition, stored: number): StoredNotice[] => {
  const about = { positionId: line.id, itemId: line.itemId }
  if (!line.isAvailable) return before.isAvailable ? [notice('SOLD_OUT', {}, about)] : []
  const lost = Math.min(before.lightning, line.quantity) - line.lightning
  return [
    ...(line.quantity < stored
      ? [notice('QUANTITY_LIMITED', { quantity: line.quantity, limit: limitOf(line) }, about)]
      : []),
    ...(lost > 0 ? [notice('DEAL_EXPIRED', { pieces: lost }, about)] : []),
    ...(before.amount !== line.pricePerUnit && before.amount > 0 && !isByQuantity(line, before)
      ? [notice('PRICE_CHANGED', { before: before.amount, amount: line.pricePerUnit }, about)]
      : []),
  ]
}

/**
 * What is otherwise than when the visitor last saw it. `running` are the promotions that there are: one that is over is told
 * of, one that his own changes have undone is not, unless a gift went with it.
 */
export const noticesSince = (
  { seen, positions }: Pick<StoredCart, 'seen' | 'positions'>,
  calculation: CartCalculation,
  running: readonly { id: string; kind: string }[],
): StoredNotice[] => {
  const { lines, lostVoucher, lost } = calculation
  const stored = new Map(positions.map(({ id, quantity }) => [id, quantity]))
  const counting = new Set(lines.flatMap(({ promotionIds }) => promotionIds))
  const isReported = (id: string) => (running.find((each) => each.id === id)?.kind ?? 'gift') === 'gift'
  return [
    ...lines.flatMap((line) => {
      const before = seen.positions[line.id]
      return before ? ofLine(line, before, stored.get(line.id) ?? line.quantity) : []
    }),
    ...(lostVoucher === null ? [] : [notice('VOUCHER_LOST', { code: lostVoucher })]),
    ...lost.map(({ id, itemId, kind }) =>
      notice(kind === 'item' ? 'SOLD_OUT' : 'FREE_ITEM_LOST', {}, { positionId: id, itemId }),
    ),
    ...seen.promotions.filter((id) => !counting.has(id) && isReported(id)).map(() => notice('PROMOTION_LOST')),
  ]
}

/** What only follows from the visitor's own changes, and would go unnoticed. */
const followsFromChanges: readonly StoredNotice['code'][] = ['VOUCHER_LOST', 'FREE_ITEM_LOST', 'PROMOTION_LOST']

export const consequences = (notices: readonly StoredNotice[]): StoredNotice[] =>
  notices.filter(({ code }) => followsFromChanges.includes(code))

/** The cart as it is once everything has been told: what was taken away is gone from it. */
export const settled = (cart: StoredCart, calculation: CartCalculation): StoredCart => {
  const lost = new Set(calculation.lost.map(({ id }) => id))
  const quantities = new Map(calculation.lines.map(({ id, quantity }) => [id, quantity]))
  return {
    ...cart,
    voucherCode: calculation.lostVoucher === null ? cart.voucherCode : null,
    seen: seenOf(calculation),
    positions: cart.positions
      .filter(({ id }) => !lost.has(id))
      .map((position) => ({ ...position, quantity: quantities.get(position.id) ?? position.quantity })),
  }
}
