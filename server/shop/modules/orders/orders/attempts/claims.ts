import type { Transaction } from '#engine/db/database.ts'
import type { LightningService } from '#engine/modules/catalogue/lightning/lightning.service.ts'
import type { StockService } from '#engine/modules/catalogue/stock/stock.service.ts'
import type { Line } from '#engine/modules/checkout/cart/calculation/calculation.rules.ts'
import type { VouchersService } from '#engine/modules/checkout/vouchers/vouchers.service.ts'
import type { OrderDraft } from '../order-draft.ts'

export type ClaimSources = {
  vouchers: Pick<VouchersService, 'redeem' | 'unredeem'>
  lightning: Pick<LightningService, 'sell' | 'unsell'>
  stock: Pick<StockService, 'claim' | 'sell' | 'release'>
}

/** What is ordered: a line that is not available costs nothing and is left out. */
export const orderedLines = ({ calculation }: Pick<OrderDraft, 'calculation'>): Line[] =>
  calculation.lines.filter(({ isAvailable, quantity }) => isAvailable && quantity > 0)

/** Pieces of each item over all lines. */
export const piecesOf = (lines: readonly Line[]) => {
  const pieces = new Map<string, number>()
  for (const { itemId, quantity } of lines) pieces.set(itemId, (pieces.get(itemId) ?? 0) + quantity)
  return [...pieces].map(([itemId, quantity]) => ({ itemId, quantity }))
}

const redeemed = async (trx: Transaction, { calculation, cart, person }: OrderDraft, { vouchers }: ClaimSources) => {
  const { voucher: state } = calculation
  if (!state || state.reasons.length > 0) return true
  return vouchers.redeem(trx, { cartId: cart.id, voucher: state.voucher, person })
}

/** Pieces at a deal's price are exactly those that the draft was calculated with. */
const sold = async (trx: Transaction, draft: OrderDraft, { lightning }: ClaimSources): Promise<boolean> => {
  const pieces = new Map((await lightning.sell(trx, draft.cart.id)).map(({ itemId, quantity }) => [itemId, quantity]))
  return orderedLines(draft).every(
    ({ itemId, kind, lightning: wanted }) => kind !== 'item' || wanted <= (pieces.get(itemId) ?? 0),
  )
}

/**
 * Takes what an order needs and others may want, too: its voucher, its deal pieces and its stock, always in this order. False when
 * something is gone since the draft was calculated; the caller rolls back.
 */
export const claimAll = async (
  trx: Transaction,
  orderId: string,
  draft: OrderDraft,
  sources: ClaimSources,
): Promise<boolean> =>
  (await redeemed(trx, draft, sources)) &&
  (await sold(trx, draft, sources)) &&
  (await sources.stock.claim(trx, orderId, piecesOf(orderedLines(draft))))

/** Gives everything back; again is no change. */
export const releaseAll = async (
  trx: Transaction,
  { id, cartId }: { id: string; cartId: string },
  { vouchers, lightning, stock }: ClaimSources,
): Promise<void> => {
  await vouchers.unredeem(trx, cartId)
  await lightning.unsell(trx, cartId)
  await stock.release(trx, id)
}
