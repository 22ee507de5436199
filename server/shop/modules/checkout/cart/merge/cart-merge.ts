import type { StoreId } from '#contract/generated/types.ts'
import type { Owner } from '#engine/call/caller.ts'
import type { Transaction } from '#engine/db/database.ts'
import type { LightningService } from '#engine/modules/catalogue/lightning/lightning.service.ts'
import type { OrderAttempts } from '../cart.model.ts'
import {
  clearCart,
  copyCheckout,
  copyUpdates,
  deletePositions,
  findOpenCart,
  insertCart,
  lockCarts,
  saveCart,
  savePositions,
} from '../cart.repository.ts'
import { readLocked } from '../cart-read.repository.ts'
import { mergeCarts } from './merge.rules.ts'

/** The owner's open cart of a store; created when missing. */
export const openCartOf = async (trx: Transaction, owner: Owner, store: StoreId): Promise<string> => {
  const id = (await findOpenCart(trx, owner, store)) ?? (await insertCart(trx, owner, store))
  // A concurrent request created it between the two queries.
  const found = id ?? (await findOpenCart(trx, owner, store))
  if (found === null) throw new Error('A cart was neither found nor made')
  return found
}

/**
 * Puts the positions of one cart into another, in the caller's transaction, with what its checkout has stored where the other has
 * nothing; says how many positions there were. Two at once wait for each other, and the second one finds nothing left to move.
 * Payments that are under way for either end.
 */
export const moveCart = async (
  trx: Transaction,
  fromId: string,
  toId: string,
  { lightning, attempts }: { lightning: LightningService; attempts: OrderAttempts },
): Promise<number> => {
  if (fromId === toId) return 0
  await lockCarts(trx, [fromId, toId])
  for (const id of [fromId, toId]) await attempts.cancel(trx, id)
  const { cart: from } = await readLocked(trx, fromId)
  const { cart: to } = await readLocked(trx, toId)
  // A client may repeat a running update on the merged cart.
  await copyUpdates(trx, fromId, toId)
  if (from.positions.length === 0 && from.voucherCode === null) return 0
  const { into, absorbed, moved } = mergeCarts(from, to)
  await deletePositions(
    trx,
    absorbed.map(({ id }) => id),
  )
  await savePositions(trx, toId, [...into.positions, ...into.removed])
  await lightning.moveToCart(trx, fromId, toId)
  await copyCheckout(trx, fromId, toId)
  await saveCart(trx, toId, into)
  await clearCart(trx, fromId)
  return moved
}
