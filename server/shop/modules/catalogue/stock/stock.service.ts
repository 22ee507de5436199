import type { Executor, Transaction } from '#engine/db/database.ts'
import {
  findClaimsOfCart,
  insertClaims,
  lockAvailable,
  markSold,
  type Pieces,
  releaseClaims,
} from './stock.repository.ts'

/**
 * Claims a piece for each unit of an order, all or nothing: true when there are enough of every item. Two orders for the
 * same items wait for each other, in the order of the items, and never claim more than there are.
 */
const claim = async (trx: Transaction, orderId: string, pieces: readonly Pieces[]): Promise<boolean> => {
  if (pieces.length === 0) return true
  const available = await lockAvailable(
    trx,
    pieces.map(({ itemId }) => itemId),
  )
  if (pieces.some(({ itemId, quantity }) => (available.get(itemId) ?? 0) < quantity)) return false
  await insertClaims(trx, orderId, pieces)
  return true
}

/**
 * Stock that orders have: available is the imported number less the live claims. Every method runs in the transaction of
 * the order, after the cart and its deals were locked.
 */
export const createStockService = () => ({
  claim,
  /** Kept pieces are sold with the order. */
  sell: markSold,
  /** Gives the pieces of an order back; again is no change. */
  release: releaseClaims,
  /** What the order of a cart has: for the cart itself it is available. */
  claimsOfCart: async (executor: Executor, cartId: string): Promise<ReadonlyMap<string, number>> =>
    new Map((await findClaimsOfCart(executor, cartId)).map(({ itemId, quantity }) => [itemId, quantity])),
})

export type StockService = ReturnType<typeof createStockService>
