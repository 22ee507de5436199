import type { CartOpInput } from '#contract/generated/types.ts'
import type { Audience } from '../../../../call/audience.ts'
import type { Transaction } from '../../../../db/database.ts'
import type { LightningService } from '../../../catalogue/lightning/lightning.service.ts'
import type { AttemptsService } from '../../../orders/orders/attempts/attempts.service.ts'
import { voucherCode } from '../../vouchers/vouchers.rules.ts'
import { calculateCart, type PricingContext } from '../calculation/calculation.rules.ts'
import { consequences, noticesSince, settled } from '../calculation/notices.rules.ts'
import type { ReadPricingContext } from '../calculation/pricing-context.ts'
import { readItemId, readPositionId } from '../calculation/quantity.rules.ts'
import type { Position, StoredCart } from '../cart.model.ts'
import { deletePositions, readLocked, saveCart, savePositions, saveUpdate } from '../cart.repository.ts'
import type { StoredOpResult } from '../cart.tables.ts'
import type { CartDraft } from './cart-draft.ts'
import { carryOut } from './cart-ops.ts'

/** Upper limit of pending notices; older ones are dropped when no client fetches them. */
const mostUntold = 50

const itemIdsOf = (ops: readonly CartOpInput[]): string[] =>
  ops.flatMap(({ addPosition }) => (addPosition ? [readItemId(addPosition.itemId).itemId] : []))

const codesOf = (ops: readonly CartOpInput[]): string[] =>
  ops.flatMap(({ addVoucher }) => (addVoucher ? (voucherCode(addVoucher.code) ?? []) : []))

/** Products whose pieces the operations may keep or give back. */
const dealProducts = ({ cart, pricingContext }: CartDraft, ops: readonly CartOpInput[]): string[] => {
  const positionIds = new Set(
    ops.flatMap(({ setQuantity, removePosition, restorePosition }) => {
      const op = setQuantity ?? removePosition ?? restorePosition
      return op ? [readPositionId(op.positionId)] : []
    }),
  )
  const itemIds = new Set([
    ...itemIdsOf(ops),
    ...[...cart.positions, ...cart.removed].filter(({ id }) => positionIds.has(id)).map(({ itemId }) => itemId),
  ])
  return [...itemIds].flatMap((itemId) => {
    const offer = pricingContext.offers.get(itemId)
    return offer && (offer.hasDeal || pricingContext.kept.has(itemId)) ? [offer.productId] : []
  })
}

const isSame = (a: Position, b: Position): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Writes the differences: changed rows of positions, and the cart itself. */
export const store = async (trx: Transaction, before: StoredCart, after: StoredCart): Promise<void> => {
  const rows = (cart: StoredCart) => [...cart.positions, ...cart.removed]
  const stored = new Map(rows(before).map((position) => [position.id, position]))
  const left = new Set(rows(after).map(({ id }) => id))
  await deletePositions(
    trx,
    [...stored.keys()].filter((id) => !left.has(id)),
  )
  await savePositions(
    trx,
    after.id,
    rows(after).filter((position) => {
      const own = stored.get(position.id)
      return !own || !isSame(own, position)
    }),
  )
  await saveCart(trx, after.id, after)
}

export type Update = { cartId: string; updateId: string; earlierIds?: readonly string[]; ops: readonly CartOpInput[] }

export type UpdateDependencies = {
  lightning: LightningService
  attempts: Pick<AttemptsService, 'cancel'>
  readPricingContext: ReadPricingContext
}

type Updated = {
  results: StoredOpResult[]
  /** The cart as this update left it, so that it need not be read again; null when it was carried out before. */
  after: { cart: StoredCart; pricingContext: PricingContext } | null
}

/**
 * Carries out an update in the transaction that holds the cart's lock; a repeated update only returns its stored
 * result. Changes that happened before the update (stock, prices) are recorded first, so that they are not attributed
 * to the visitor.
 */
export const updateLocked = async (
  trx: Transaction,
  audience: Audience,
  { cartId, updateId, earlierIds = [], ops }: Update,
  { lightning, attempts, readPricingContext }: UpdateDependencies,
): Promise<Updated> => {
  const { done, ...read } = await readLocked(trx, cartId, [updateId, ...earlierIds])
  if (done) return { results: done, after: null }
  // An old tab must not pay for a cart that looks different by now.
  const before =
    read.state === 'reserved' && (await attempts.cancel(trx, cartId)) ? await readLocked(trx, cartId) : read
  const pricingContext = await readPricingContext(trx, audience, {
    cart: before,
    itemIds: itemIdsOf(ops),
    voucherCodes: codesOf(ops),
  })
  const then = calculateCart(before, pricingContext)
  const draft: CartDraft = { trx, lightning, pricingContext, cart: settled(before, then) }
  const products = dealProducts(draft, ops)
  if (products.length > 1) await lightning.lock(trx, cartId, audience.store.id, products)

  const results: StoredOpResult[] = []
  for (const op of ops) results.push(await carryOut(draft, op))

  const now = calculateCart(draft.cart, draft.pricingContext)
  const cart: StoredCart = {
    ...settled(draft.cart, now),
    version: before.version + 1,
    notices: [
      ...before.notices,
      ...noticesSince(before, then, pricingContext.promotions),
      ...consequences(noticesSince(draft.cart, now, pricingContext.promotions)),
    ].slice(-mostUntold),
  }
  await store(trx, before, cart)
  await saveUpdate(trx, cartId, updateId, results)
  return { results, after: { cart, pricingContext: draft.pricingContext } }
}
