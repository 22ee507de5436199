import type { CartOpInput, StoreId } from '#contract/generated/types.ts'
import type { Audience } from '#engine/call/audience.ts'
import type { Owner } from '#engine/call/caller.ts'
import type { Database, Transaction } from '#engine/db/database.ts'
import type { LightningService } from '#engine/modules/catalogue/lightning/lightning.service.ts'
import type { ProductService } from '#engine/modules/catalogue/product/product.service.ts'
import { voucherCode } from '../../vouchers/vouchers.rules.ts'
import { type CartCalculation, calculateCart, type PricingContext } from '../calculation/calculation.rules.ts'
import { consequences, noticesSince, settled } from '../calculation/notices.rules.ts'
import type { PricingContexts } from '../calculation/pricing-context.ts'
import { readItemId, readPositionId } from '../calculation/quantity.rules.ts'
import type { OrderAttempts, Position, StoredCart } from '../cart.model.ts'
import { deletePositions, saveCart, savePositions, saveUpdate } from '../cart.repository.ts'
import type { StoredOpResult } from '../cart.tables.ts'
import { type CartRead, findCart, readLocked } from '../cart-read.repository.ts'
import { type CartDraft, refused } from './cart-draft.ts'
import { carryOut } from './cart-ops.ts'
import { hasMany, type RecentCarts } from './recent-carts.ts'
import { saveUnchanged, type Unless } from './save-update.repository.ts'

/** Upper limit of pending notices; older ones are dropped when no client fetches them. */
const maxNotices = 50

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

/** Rows of positions that a change leaves out, and those that it makes or changes. */
const differences = (before: StoredCart, after: StoredCart): { gone: string[]; changed: Position[] } => {
  const rows = (cart: StoredCart) => [...cart.positions, ...cart.removed]
  const stored = new Map(rows(before).map((position) => [position.id, position]))
  const left = new Set(rows(after).map(({ id }) => id))
  return {
    gone: [...stored.keys()].filter((id) => !left.has(id)),
    changed: rows(after).filter((position) => {
      const own = stored.get(position.id)
      return !own || (own !== position && !isSame(own, position))
    }),
  }
}

/** Writes the differences: changed rows of positions, and the cart itself. */
export const store = async (trx: Transaction, before: StoredCart, after: StoredCart): Promise<void> => {
  const { gone, changed } = differences(before, after)
  await deletePositions(trx, gone)
  await savePositions(trx, after.id, changed)
  await saveCart(trx, after.id, after)
}

export type Update = {
  cartId: string
  updateId: string
  earlierIds?: readonly string[]
  ops: readonly CartOpInput[]
  /** Keyed hash of the caller's network. */
  network?: string | null
  /** Voucher codes that are not even looked for, since too many of this visitor or network were wrong. */
  putOff?: ReadonlySet<CartOpInput>
}

export type UpdateDependencies = {
  lightning: LightningService
  attempts: OrderAttempts
  pricingContexts: PricingContexts
  recentCarts: RecentCarts
  product: Pick<ProductService, 'recentStates'>
}

type UpdateResult = {
  results: StoredOpResult[]
  /** The cart as this update left it, so that it need not be read again; null when it was carried out before. */
  after: { cart: StoredCart; pricingContext: PricingContext } | null
}

const requestOf = (store: StoreId, { updateId, earlierIds = [], ops }: Update, pricingContexts: PricingContexts) => ({
  updateIds: [updateId, ...earlierIds],
  itemIds: [...itemIdsOf(ops), ...pricingContexts.givenItems(store)],
})

/**
 * Carries out the operations on a draft of the cart. Changes that happened before the update (stock, prices) are recorded first, so that
 * they are not attributed to the visitor.
 */
const carryOutAll = async (
  draft: CartDraft,
  { before, then, update: { ops, putOff } }: { before: StoredCart; then: CartCalculation; update: Update },
): Promise<{ results: StoredOpResult[]; cart: StoredCart }> => {
  const { promotions } = draft.pricingContext
  const results: StoredOpResult[] = []
  for (const op of ops) results.push(putOff?.has(op) ? refused('VOUCHER_TOO_OFTEN') : await carryOut(draft, op))

  const now = calculateCart(draft.cart, draft.pricingContext)
  const cart: StoredCart = {
    ...settled(draft.cart, now),
    version: before.version + 1,
    notices: [
      ...before.notices,
      ...noticesSince(before, then, promotions),
      ...consequences(noticesSince(draft.cart, now, promotions)),
    ].slice(-maxNotices),
  }
  return { results, cart }
}

/**
 * Carries out an update in the transaction that holds the cart's lock; a repeated update only returns its stored
 * result.
 */
export const updateLocked = async (
  trx: Transaction,
  audience: Audience,
  update: Update,
  { lightning, attempts, pricingContexts }: UpdateDependencies,
): Promise<UpdateResult> => {
  const { cartId, updateId, ops } = update
  const requested = requestOf(audience.store.id, update, pricingContexts)
  const first = await readLocked(trx, cartId, requested)
  if (first.done) return { results: first.done, after: null }
  // An old tab must not pay for a cart that looks different by now.
  const isCancelled = first.cart.state === 'reserved' && (await attempts.cancel(trx, cartId))
  const { cart: before, facts } = isCancelled ? await readLocked(trx, cartId, requested) : first
  const pricingContext = await pricingContexts.read(trx, audience, { cart: before, facts, voucherCodes: codesOf(ops) })
  const then = calculateCart(before, pricingContext)
  // Who has paid before is known: others of the network keep nothing from him.
  const network = pricingContext.hasPaid ? null : (update.network ?? null)
  const draft: CartDraft = { deals: { trx, lightning, network }, pricingContext, cart: settled(before, then) }
  const products = dealProducts(draft, ops)
  if (products.length > 1) await lightning.lock(trx, cartId, audience.store.id, products)
  const { results, cart } = await carryOutAll(draft, { before, then, update })
  await store(trx, before, cart)
  await saveUpdate(trx, cartId, updateId, results)
  return { results, after: { cart, pricingContext: draft.pricingContext } }
}

type AtOnce = Pick<UpdateDependencies, 'pricingContexts' | 'product' | 'recentCarts'>

/** A read cart, with what keeps the update from being saved when it was read earlier than the update came. */
type CheckedRead = { read: Omit<CartRead, 'done'>; unless?: Unless }

/** Returns null, and the caller locks the cart, when the update reaches deals, removes rows, or the cart has changed since it was read. */
const carryOutAtOnce = async (
  db: Database,
  audience: Audience,
  update: Update,
  { read, unless }: CheckedRead,
  { pricingContexts, recentCarts }: AtOnce,
): Promise<UpdateResult | null> => {
  const { updateId, ops } = update
  const { cart: before, facts, rowVersion } = read
  const pricingContext = await pricingContexts.read(db, audience, { cart: before, facts, voucherCodes: codesOf(ops) })
  const then = calculateCart(before, pricingContext)
  const draft: CartDraft = { deals: null, pricingContext, cart: settled(before, then) }
  if (dealProducts(draft, ops).length > 0) return null
  const { results, cart } = await carryOutAll(draft, { before, then, update })
  if (unless && hasMany(cart)) return null
  const { gone, changed: positions } = differences(before, cart)
  if (gone.length > 0) return null
  const savedVersion = await saveUnchanged(db, cart, { rowVersion, positions, updateId, results, unless })
  if (savedVersion === null) return null
  recentCarts.keep(cart, facts, savedVersion)
  return { results, after: { cart, pricingContext } }
}

/**
 * Carries out an update without holding a lock while it thinks: one statement reads the cart, one saves it unless its row was changed
 * in between. So it takes two statements instead of a transaction of seven, and one where the cart is remembered. Null, and nothing is
 * done, where that is not enough: the cart is not the owner's or not open, was changed by another call, or the update reaches deals or takes
 * rows away; `updateLocked` does those.
 */
export const updateAtOnce = async (
  db: Database,
  audience: Audience,
  owner: Owner,
  update: Update,
  dependencies: AtOnce,
): Promise<UpdateResult | null> => {
  const { pricingContexts, product, recentCarts } = dependencies
  const { cartId } = update
  const { id: store } = audience.store
  const requested = requestOf(store, update, pricingContexts)
  const recalled = recentCarts.recall({ cartId, owner, store, ...requested })
  if (recalled) {
    const updated = await carryOutAtOnce(db, audience, update, recalled, dependencies)
    if (updated) return updated
    recentCarts.giveUp(cartId)
  }
  const readIn = product.recentStates.generation()
  const read = await findCart(db, cartId, owner, store, requested)
  if (read?.cart.state !== 'open') return null
  product.recentStates.keep(store, read.facts.offerStates, readIn)
  if (read.done) return { results: read.done, after: null }
  return carryOutAtOnce(db, audience, update, { read }, dependencies)
}
