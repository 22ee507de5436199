import { randomUUID } from 'node:crypto'
import type { Cart, CartNotice, CartOpResult, CartUpdateResult, StoreId } from '#contract/generated/types.ts'
import type { Audience } from '#engine/call/audience.ts'
import { badUserInput } from '#engine/call/bad-user-input.ts'
import { type Identity, type Owner, ownerOf } from '#engine/call/caller.ts'
import type { Cursor } from '#engine/change-log/change-log.repository.ts'
import { type Database, inTransaction, retryingTransaction, type Transaction } from '#engine/db/database.ts'
import { codedError } from '#lib/http/graphql-over-http.ts'
import { isUuid } from '#lib/uuid.ts'
import { createThrottle } from '../../account/visitors/throttle/throttle.ts'
import { findOfferStates } from '../../catalogue/product/pricing/offer-states.ts'
import type { Translate } from '../../content/translations/translate.ts'
import { type CartCalculation, calculateCart, type PricingContext } from './calculation/calculation.rules.ts'
import { noticesSince, settled } from './calculation/notices.rules.ts'
import { createPricingContexts, type PricingContextDependencies } from './calculation/pricing-context.ts'
import type { OrderAttempts, StoredCart } from './cart.model.ts'
import { dropVoucher, isOpenCartOf, lockCart, lockOwnCart, raiseVersion, saveDelivery } from './cart.repository.ts'
import type { StoredOpResult } from './cart.tables.ts'
import { findCart, readLocked } from './cart-read.repository.ts'
import { createCartRetention } from './cart-retention.ts'
import { type ExampleCart, exampleCart, withExample } from './example-cart.ts'
import { moveCart, openCartOf } from './merge/cart-merge.ts'
import { refusalOf } from './update/cart-input.ts'
import {
  store as storeCart,
  type Update,
  type UpdateDependencies,
  updateAtOnce,
  updateLocked,
} from './update/cart-update.ts'
import { createRecentCarts } from './update/recent-carts.ts'
import { countVoucherTries } from './update/voucher-tries.ts'
import { toNotices, toOpResult } from './view/cart-messages.ts'
import { type CartView, toCart } from './view/cart-view.ts'

type CartDependencies = PricingContextDependencies & {
  db: Database
  /** Up to where the change log was applied in this process; empty when it was not. */
  applied: () => Cursor
  translate: Translate
  attempts: OrderAttempts
}

type Login = { visitorId: string | null; customerId: string; store: StoreId; mergeCart: boolean }

/** Who sends an update. `claimed` is who he says he is where the cart's row proves it; null where a session has to be looked up. */
type UpdateCaller = { claimed: Owner | null; identity: () => Promise<Identity>; network: string | null }

const callerOf = (identity: Identity): UpdateCaller => ({
  claimed: null,
  identity: async () => identity,
  network: identity.network ?? null,
})

/** A cart of a caller in his store. */
type WantedCart = { identity: Identity; audience: Audience; cartId: string }

/** A stored cart with what it comes to as of the call, and the data that it was calculated with. */
export type CalculatedCart = { cart: StoredCart; calculation: CartCalculation; pricingContext: PricingContext }

const notFound = () => codedError('CART_NOT_FOUND', 'There is no such cart')

/** Dependencies, and what is made of them. */
type CartParts = CartDependencies & Pick<UpdateDependencies, 'pricingContexts' | 'recentCarts'>

const calculated = (cart: StoredCart, pricingContext: PricingContext): CalculatedCart => ({
  cart,
  pricingContext,
  calculation: calculateCart(cart, pricingContext),
})

const view = (
  { cart, calculation, pricingContext }: CalculatedCart,
  audience: Audience,
  { product, translate }: CartParts,
): Promise<CartView> => toCart(cart, calculation, { product, translate, audience, pricingContext })

const findCalculated = async (wanted: WantedCart, { db, pricingContexts }: CartParts): Promise<CalculatedCart> => {
  const { identity, audience, cartId } = wanted
  const owner = ownerOf(identity)
  const { id: store } = audience.store
  const itemIds = pricingContexts.givenItems(store)
  const read = isUuid(cartId) ? await findCart(db, cartId, owner, store, { itemIds }) : null
  if (!read) throw notFound()
  return calculated(read.cart, await pricingContexts.read(db, audience, read))
}

/** Null unless it is the caller's open cart. */
const lockCalculated = async (
  trx: Transaction,
  { identity, audience, cartId }: WantedCart,
  { pricingContexts }: CartParts,
): Promise<CalculatedCart | null> => {
  if (!isUuid(cartId) || !(await lockCart(trx, cartId, ownerOf(identity), audience.store.id))) return null
  const read = await readLocked(trx, cartId, { itemIds: pricingContexts.givenItems(audience.store.id) })
  return calculated(read.cart, await pricingContexts.read(trx, audience, read))
}

/** Throws CART_NOT_FOUND for an invalid or unknown id and for a cart of another owner or store. */
const find = async (identity: Identity, audience: Audience, cartId: string, parts: CartParts): Promise<CartView> =>
  view(await findCalculated({ identity, audience, cartId }, parts), audience, parts)

/** Stores all changes of an update or none, once for an update id; refused operations are results. */
const updateCart = async (
  { claimed, identity, network }: UpdateCaller,
  audience: Audience,
  given: Update,
  parts: CartParts,
  maxOps?: number,
): Promise<CartUpdateResult> => {
  const { db, translate } = parts
  const refusal = refusalOf(given, maxOps)
  if (refusal) throw badUserInput(refusal)
  const tries = await countVoucherTries(createThrottle(db), given, {
    network,
    owner: claimed ?? ownerOf(await identity()),
  })
  const update = { ...given, network, putOff: tries.putOff }
  const atOnce =
    isUuid(update.cartId) && (await updateAtOnce(db, audience, claimed ?? ownerOf(await identity()), update, parts))
  const { results, after } = atOnce || (await updateInTransaction(ownerOf(await identity()), audience, update, parts))
  await tries.giveBack(results)
  const cart = after
    ? await view(calculated(after.cart, after.pricingContext), audience, parts)
    : await find(await identity(), audience, update.cartId, parts)
  return { cart, results: results.map((result) => toOpResult(result, { translate, audience })) }
}

const updateInTransaction = (owner: Owner, audience: Audience, update: Update, parts: CartParts) => {
  if (!isUuid(update.cartId)) throw notFound()
  return retryingTransaction(parts.db, async (trx) => {
    if (!(await lockCart(trx, update.cartId, owner, audience.store.id))) throw notFound()
    return updateLocked(trx, audience, update, parts)
  })
}

/** Ends a transaction whose changes are not to stay. */
class TriedOut extends Error {}

/** What an update would come to; deals that it would reserve are free again. */
const tryOut = async (
  identity: Identity,
  audience: Audience,
  { cartId, ops }: Pick<Update, 'cartId' | 'ops'>,
  parts: CartParts,
): Promise<CartOpResult[]> => {
  const { db, translate } = parts
  if (!isUuid(cartId)) throw notFound()
  const update = { cartId, updateId: randomUUID(), ops }
  let results: StoredOpResult[] = []
  try {
    await retryingTransaction(db, async (trx) => {
      if (!(await lockCart(trx, cartId, ownerOf(identity), audience.store.id))) throw notFound()
      results = (await updateLocked(trx, audience, update, parts)).results
      throw new TriedOut()
    })
  } catch (error) {
    if (!(error instanceof TriedOut)) throw error
  }
  return results.map((result) => toOpResult(result, { translate, audience }))
}

/**
 * Returns the pending notices and marks them as delivered. Only this field does so: a client that does not show notices
 * must not consume them.
 */
const takeNotices = async (
  identity: Identity,
  audience: Audience,
  cart: Cart,
  parts: CartParts,
): Promise<CartNotice[]> => {
  if (!(cart as CartView).hasNews) return []
  const { db, translate } = parts
  return inTransaction(db, async (trx) => {
    const locked = await lockCalculated(trx, { identity, audience, cartId: cart.id }, parts)
    if (!locked) return []
    const { cart: stored, calculation, pricingContext } = locked
    const notices = [...stored.notices, ...noticesSince(stored, calculation, pricingContext.promotions)]
    if (notices.length === 0) return []
    const after: StoredCart = { ...settled(stored, calculation), notices: [] }
    await storeCart(trx, stored, after)
    return toNotices(notices, { translate, audience, pricingContext })
  })
}

/** At login, in its transaction: the visitor's cart goes into the customer's unless he doesn't want it. */
const mergeAtLogin = async (
  trx: Transaction,
  { visitorId, customerId, store, mergeCart }: Login,
  parts: CartParts,
): Promise<{ cartId: string; cartMerged: boolean }> => {
  const cartId = await openCartOf(trx, { customerId }, store)
  if (visitorId === null || !mergeCart) return { cartId, cartMerged: false }
  const fromId = await openCartOf(trx, { visitorId }, store)
  return { cartId, cartMerged: (await moveCart(trx, fromId, cartId, parts)) > 0 }
}

/** Into a cart of the customer, from one of his own or of the visitor that he was. */
const merge = async (
  identity: Identity,
  audience: Audience,
  { fromId, toId }: { fromId: string; toId: string },
  parts: CartParts,
): Promise<Cart> => {
  const { db } = parts
  const { customerId, visitorId } = identity
  if (customerId === null || !isUuid(fromId) || !isUuid(toId)) throw notFound()
  await retryingTransaction(db, async (trx) => {
    const owners = [{ customerId }, ...(visitorId === null ? [] : [{ visitorId }])]
    const ids = [fromId, toId].sort()
    for (const id of ids) {
      const mayBe = id === toId ? owners.slice(0, 1) : owners
      let isOwn = false
      for (const owner of mayBe) isOwn ||= await lockCart(trx, id, owner, audience.store.id)
      if (!isOwn) throw notFound()
    }
    await moveCart(trx, fromId, toId, parts)
  })
  return find(identity, audience, toId, parts)
}

const previewCart = async (
  audience: Audience,
  example: ExampleCart,
  { db, pricingContexts }: CartParts,
): Promise<CalculatedCart> => {
  const { id: store } = audience.store
  const { cart, itemIds } = exampleCart(store, example)
  const offerStates = await findOfferStates(db, { store, itemIds: [...itemIds, ...pricingContexts.givenItems(store)] })
  const facts = { hasOrdered: false, hasPaid: false, isMember: false, group: null, kept: [], offerStates }
  return calculated(cart, withExample(await pricingContexts.read(db, audience, { cart, facts }), example))
}

export const createCartService = (dependencies: CartDependencies) => {
  const { db } = dependencies
  const parts: CartParts = {
    ...dependencies,
    pricingContexts: createPricingContexts(dependencies),
    recentCarts: createRecentCarts(dependencies),
  }

  return {
    /** The owner's one open cart of the store; it is made when there is none. */
    openFor: (trx: Transaction, { identity, store }: { identity: Identity; store: StoreId }): Promise<string> =>
      openCartOf(trx, ownerOf(identity), store),

    find: (identity: Identity, audience: Audience, cartId: string): Promise<Cart> =>
      find(identity, audience, cartId, parts),

    /** As `find`, for a call that does not name its cart: one that is submitted is none any more. */
    findCurrent: async (identity: Identity, audience: Audience, cartId: string): Promise<Cart> => {
      const found = await findCalculated({ identity, audience, cartId }, parts)
      if (found.cart.state === 'submitted') throw notFound()
      return view(found, audience, parts)
    },

    /** A cart with its lines, shippers and totals, for what is made of it within the engine. Throws as `find` does. */
    findCalculated: (wanted: WantedCart): Promise<CalculatedCart> => findCalculated(wanted, parts),

    /** The same of an open cart, locked until the transaction ends. Throws CART_NOT_FOUND for any other cart. */
    lockCalculated: async (trx: Transaction, wanted: WantedCart): Promise<CalculatedCart> => {
      const locked = await lockCalculated(trx, wanted, parts)
      if (!locked) throw notFound()
      return locked
    },

    update: (identity: Identity, audience: Audience, update: Update) =>
      updateCart(callerOf(identity), audience, update, parts),

    /** As `update`, for a call whose identity need not have been looked up. */
    updateOf: (caller: UpdateCaller, audience: Audience, update: Update) => updateCart(caller, audience, update, parts),

    /** As `update`, for what the engine itself puts in: any number of operations in one transaction. */
    fill: (identity: Identity, audience: Audience, update: Update) =>
      updateCart(callerOf(identity), audience, update, parts, Number.POSITIVE_INFINITY),

    /** What the operations would come to now, in order; nothing is changed. Throws CART_NOT_FOUND as `update` does. */
    tryOut: (identity: Identity, audience: Audience, update: Pick<Update, 'cartId' | 'ops'>) =>
      tryOut(identity, audience, update, parts),

    /** What items would come to that no cart holds, with vouchers and promotions that need not be stored. Nothing is written. */
    preview: (audience: Audience, example: ExampleCart): Promise<CalculatedCart> =>
      previewCart(audience, example, parts),

    takeNotices: (identity: Identity, audience: Audience, cart: Cart) => takeNotices(identity, audience, cart, parts),

    mergeAtLogin: (trx: Transaction, login: Login) => mergeAtLogin(trx, login, parts),

    merge: (identity: Identity, audience: Audience, fromId: string, toId: string) =>
      merge(identity, audience, { fromId, toId }, parts),

    /** Throws CART_NOT_FOUND unless it is the caller's open cart. */
    need: async (identity: Identity, audience: Audience, cartId: string): Promise<void> => {
      const owner = ownerOf(identity)
      if (!isUuid(cartId) || !(await isOpenCartOf(db, cartId, owner, audience.store.id))) throw notFound()
    },

    /** What was calculated, as the contract has it. */
    view: (cart: CalculatedCart, audience: Audience): Promise<Cart> => view(cart, audience, parts),

    /** For the checkout, in its transaction, under the cart's lock. */
    saveDelivery,

    /** The same: takes out a voucher that the person can't have. */
    dropVoucher,

    /** Locks a cart of the caller in any state, for its order. Throws CART_NOT_FOUND for any other cart. */
    lockOwned: async (trx: Transaction, identity: Identity, audience: Audience, cartId: string): Promise<void> => {
      if (!isUuid(cartId) || !(await lockOwnCart(trx, cartId, ownerOf(identity), audience.store.id))) throw notFound()
    },

    clean: createCartRetention(db),

    /**
     * Locks the cart and increments its version, for changes to its content that are no cart update; a payment that is under way
     * for it ends. Throws as `need` does.
     */
    touch: async (trx: Transaction, identity: Identity, audience: Audience, cartId: string): Promise<void> => {
      const owner = ownerOf(identity)
      if (!isUuid(cartId) || !(await lockCart(trx, cartId, owner, audience.store.id))) throw notFound()
      await parts.attempts.cancel(trx, cartId)
      await raiseVersion(trx, cartId)
    },
  }
}

export type CartService = ReturnType<typeof createCartService>
