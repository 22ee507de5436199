import type { Transaction } from '#engine/db/database.ts'
import type { CartStates } from '#engine/modules/checkout/cart/states/cart-states.service.ts'
import type { AttemptsService } from '../attempts/attempts.service.ts'
import { findOrder, findSubmission, insertOrder, insertSubmission, lockLiveOrder } from '../orders.repository.ts'
import type { OrderRow } from '../orders.tables.ts'
import { type MembershipOrder, membershipRows } from './membership-rows.ts'
import { type StorePaymentDependencies, storePayment } from './store-payment.ts'
import { unavailable } from './submit.ts'

export type MembershipOrderDependencies = StorePaymentDependencies & {
  attempts: Pick<AttemptsService, 'place'>
  cartStates: CartStates
}

export const findOrderById = findOrder

/** The order of a membership's cart that has not ended, locked. */
export const lockOrderOfCart = lockLiveOrder

/** What became of a submission; null for one that is not known. */
export const findSubmitted = async (
  trx: Transaction,
  submissionId: string,
): Promise<{ isUnavailable: boolean; order: OrderRow | null } | null> => {
  const known = await findSubmission(trx, submissionId)
  if (!known) return null
  return {
    isUnavailable: known.point === 'failed' && known.answer?.code === unavailable,
    order: known.orderId === null ? null : await findOrder(trx, known.orderId),
  }
}

/**
 * Stores an order of a membership with its payment, and places it where it need not wait; otherwise its cart is reserved. With a
 * submission it is the customer's own, and the first payment; without one it is a renewal. The caller has locked the cart.
 */
export const storeMembershipOrder = async (
  trx: Transaction,
  membership: MembershipOrder,
  submission: { id: string; quoteHash: string } | null,
  dependencies: MembershipOrderDependencies,
): Promise<OrderRow> => {
  const { attempts, cartStates } = dependencies
  const { order: row, lines, taxes } = membershipRows(membership)
  const number = await insertOrder(trx, row, lines, taxes)
  const recurring = submission === null ? 'later' : 'first'
  const { country } = membership.store
  const { isPlaced } = await storePayment(trx, { order: row, number, country, recurring }, dependencies)
  if (submission !== null)
    await insertSubmission(trx, { ...submission, cartId: row.cartId, point: 'accepted', orderId: row.id })
  const cart = await cartStates.lock(trx, row.cartId)
  const order = await findOrder(trx, row.id)
  if (!order) throw new Error('An order was not stored')
  if (isPlaced) await attempts.place(trx, { cart, order })
  else await cartStates.move(trx, cart, 'reserve')
  return (await findOrder(trx, order.id)) ?? order
}
