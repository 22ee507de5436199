import type { Executor, Transaction } from '#engine/db/database.ts'
import type { CartHead, CartStates } from '#engine/modules/checkout/cart/states/cart-states.service.ts'
import type { PaymentRecords } from '#engine/modules/checkout/payments/payment-records.service.ts'
import {
  type EndReason,
  endedBy,
  paymentTransitions,
  walletSessionOf,
} from '#engine/modules/checkout/payments/payment-states.rules.ts'
import type { PaymentRow } from '#engine/modules/checkout/payments/payments.tables.ts'
import { nextState } from '#lib/transitions.ts'
import type { OrderDocuments } from '../documents/documents.service.ts'
import type { OrderMails } from '../mails/order-mails.ts'
import type { OrderDraft } from '../order-draft.ts'
import {
  endSubmissions,
  findOrder,
  findOrderOfCart,
  lockLiveOrder,
  lockOrder,
  saveOrderState,
} from '../orders.repository.ts'
import { isEnded, type OrderEvent, orderTransitions } from '../orders.rules.ts'
import type { OrderRow } from '../orders.tables.ts'
import { type ClaimSources, claimAll, releaseAll } from './claims.ts'

type AttemptsDependencies = ClaimSources & {
  cartStates: CartStates
  payments: PaymentRecords
  mails: OrderMails
  documents: Pick<OrderDocuments, 'placed' | 'shipped'>
  memberships: MembershipOrders
  /** Takes an ended session of the express wallet off its cart, which then has no method. */
  takeOffSession: (trx: Transaction, cartId: string, sessionId: string) => Promise<void>
}

/** What follows for a membership from an order of it; in the transaction of the order. */
export type MembershipOrders = {
  placed: (trx: Transaction, order: OrderRow) => Promise<void>
  /** `by`: `shop` where the try was given up here, as with an account that is deleted; otherwise the provider or the clock has ended it. */
  ended: (trx: Transaction, order: OrderRow, by: 'shop' | 'payment') => Promise<void>
}

/** One try to pay an order, locked: cart, then order, then payment. */
export type Attempt = { cart: CartHead; order: OrderRow; payment: PaymentRow }

/** Rolls back what was claimed of an order that can't have all of it. */
class ClaimFailed extends Error {}

const move = async (trx: Transaction, order: OrderRow, event: OrderEvent): Promise<void> => {
  const next = nextState(orderTransitions, order.state, event)
  if (next === null) throw new Error(`An order that is ${order.state} has no event ${event}`)
  await saveOrderState(trx, order.id, next)
}

/** Locks an attempt by its payment; the caller names its cart, which never changes. */
const lock = async (
  trx: Transaction,
  ids: { cartId: string; orderId: string; paymentId: string },
  { cartStates, payments }: AttemptsDependencies,
): Promise<Attempt> => {
  const cart = await cartStates.lock(trx, ids.cartId)
  const order = await lockOrder(trx, ids.orderId)
  if (!order) throw new Error(`The order ${ids.orderId} is gone`)
  return { cart, order, payment: await payments.lock(trx, ids.paymentId) }
}

/** The order is made: its claims are sold, its cart is submitted, and its customer hears of it. */
const place = async (
  trx: Transaction,
  { cart, order }: Pick<Attempt, 'cart' | 'order'>,
  { cartStates, documents, stock, mails, memberships }: AttemptsDependencies,
): Promise<void> => {
  await move(trx, order, isEnded(order.state) ? 'placeLate' : 'place')
  await stock.sell(trx, order.id)
  await cartStates.move(trx, cart, 'submit')
  await endSubmissions(trx, order.id, 'done', null)
  // A renewal has a mail of its own: the customer has ordered nothing.
  if (cart.purpose !== 'membershipRenewal') await mails.add(trx, 'received', order.id)
  await documents.placed(trx, order)
  if (cart.purpose === 'goods') return
  await move(trx, { ...order, state: 'placed' }, 'ship')
  await move(trx, { ...order, state: 'shipped' }, 'complete')
  await documents.shipped(trx, order)
  await memberships.placed(trx, order)
}

/** The order came to nothing: others may have what it had, and its cart is open again unless the order had been placed. */
const end = async (
  trx: Transaction,
  { cart, order }: Pick<Attempt, 'cart' | 'order'>,
  { event, by }: { event: 'cancel' | 'expire'; by: 'shop' | 'payment' },
  dependencies: AttemptsDependencies,
): Promise<void> => {
  await move(trx, order, event)
  await releaseAll(trx, order, dependencies)
  await endSubmissions(trx, order.id, 'failed', null)
  if (cart.state === 'reserved') await dependencies.cartStates.move(trx, cart, 'release')
  if (cart.purpose !== 'goods') await dependencies.memberships.ended(trx, order, by)
}

/** The session of the wallet that the payment began with ends with it. */
const endSession = async (
  trx: Transaction,
  { cart, payment }: Pick<Attempt, 'cart' | 'payment'>,
  { takeOffSession }: AttemptsDependencies,
): Promise<void> => {
  const sessionId = walletSessionOf(payment)
  if (sessionId !== null) await takeOffSession(trx, cart.id, sessionId)
}

/** Whether an ended order could be placed after all; its claims are made in a savepoint, all or none. */
const revive = async (
  trx: Transaction,
  attempt: Pick<Attempt, 'cart' | 'order'>,
  draft: OrderDraft | null,
  dependencies: AttemptsDependencies,
): Promise<boolean> => {
  const { cart, order } = attempt
  if (cart.state !== 'open' || draft?.quoteHash !== order.quoteHash) return false
  try {
    await trx.transaction(async (savepoint) => {
      if (!(await claimAll(savepoint, order.id, draft, dependencies))) throw new ClaimFailed()
      await place(savepoint, attempt, dependencies)
    })
    return true
  } catch (error) {
    if (error instanceof ClaimFailed) return false
    throw error
  }
}

/**
 * Ends the try that is under way for a cart; null without one. The provider is told by a command; should the money have been taken
 * meanwhile, its answer is late money. The caller has locked the cart. With the hash of a return token only the try that has it.
 */
const cancel = async (
  trx: Transaction,
  cartId: string,
  dependencies: AttemptsDependencies,
  { reason = null, returnTokenHash }: { reason?: EndReason | null; returnTokenHash?: string } = {},
): Promise<Attempt | null> => {
  const { cartStates, payments } = dependencies
  const cart = await cartStates.lock(trx, cartId)
  if (cart.state !== 'reserved') return null
  const order = await lockLiveOrder(trx, cartId)
  if (!order) throw new Error(`The cart ${cartId} is reserved without an order`)
  const payment = await payments.lock(trx, (await payments.lastOf(trx, order.id)).id)
  if (returnTokenHash !== undefined && payment.returnTokenHash !== returnTokenHash) return null
  const next = nextState(paymentTransitions, payment.state, 'aborted')
  const providerData = { ...payment.providerData, ...(reason && endedBy(reason)) }
  if (next !== null) await payments.save(trx, payment.id, { state: next, providerData })
  if (payment.provider !== null)
    await payments.command(trx, { paymentId: payment.id, kind: 'void', amount: null, reason: 'aborted' })
  await end(trx, { cart, order }, { event: 'cancel', by: 'shop' }, dependencies)
  return { cart, order, payment }
}

/** Orders between their submission and their end. Carts end a try when they are changed (`OrderAttempts`). */
export const createAttemptsService = (dependencies: AttemptsDependencies) => ({
  lock: (trx: Transaction, ids: { cartId: string; orderId: string; paymentId: string }) => lock(trx, ids, dependencies),
  claim: (trx: Transaction, orderId: string, draft: OrderDraft) => claimAll(trx, orderId, draft, dependencies),
  place: (trx: Transaction, attempt: Pick<Attempt, 'cart' | 'order'>) => place(trx, attempt, dependencies),
  /** The provider, a person or the clock has ended it: the wallet's session pays nothing any more. */
  end: async (trx: Transaction, attempt: Attempt, event: 'cancel' | 'expire'): Promise<void> => {
    await end(trx, attempt, { event, by: 'payment' }, dependencies)
    await endSession(trx, attempt, dependencies)
  },
  revive: (trx: Transaction, attempt: Pick<Attempt, 'cart' | 'order'>, draft: OrderDraft | null) =>
    revive(trx, attempt, draft, dependencies),
  find: (db: Executor, orderId: string): Promise<OrderRow | null> => findOrder(db, orderId),
  /** The order that a cart has become; null for one that is not ordered. */
  orderedOf: (db: Executor, cartId: string): Promise<OrderRow | null> => findOrderOfCart(db, cartId),
  /** Before the cart is changed; a wallet's session may pay for what it becomes. True when there was a try. */
  cancel: async (trx: Transaction, cartId: string): Promise<boolean> =>
    (await cancel(trx, cartId, dependencies, { reason: 'cartChanged' })) !== null,
  /** Because the visitor gives up, or the provider will not have it: the wallet's session ends, too. True when there was a try. */
  abandon: async (trx: Transaction, cartId: string, returnTokenHash?: string): Promise<boolean> => {
    const attempt = await cancel(trx, cartId, dependencies, { returnTokenHash })
    if (attempt) await endSession(trx, attempt, dependencies)
    return attempt !== null
  },
})

export type AttemptsService = ReturnType<typeof createAttemptsService>
