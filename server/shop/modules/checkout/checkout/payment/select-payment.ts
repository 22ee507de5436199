import type { Transaction } from '#engine/db/database.ts'
import type { CalculatedCart } from '../../cart/cart.service.ts'
import { shownRefusal } from '../../payments/payment-methods.ts'
import { saveCheckout } from '../checkout.repository.ts'
import { type Asking, type CheckoutDependencies, checksBuyerReferences, readState } from '../checkout-state.ts'
import { InvalidCheckoutError, RefusalError } from '../checkout-violations.ts'
import { isBuyerReference, normaliseBuyerReference } from './buyer-reference.rules.ts'

type Selecting = {
  trx: Transaction
  asking: Asking
  data: { paymentId: string; buyerReference?: string | null }
  dependencies: CheckoutDependencies
}

/**
 * Stores the payment method on the cart, in the caller's transaction and under the cart's lock; unknown ids count as
 * prepayment (transactions.md §3). Throws `RefusalError` for a method that can't be used now, and `InvalidCheckoutError` for a buyer reference.
 */
export const selectPayment = async (
  { trx, asking, data, dependencies }: Selecting,
  cart: CalculatedCart,
): Promise<void> => {
  const { payments, parameters } = dependencies
  if (data.paymentId.trim() === '') throw new RefusalError({ key: 'checkout.fault.noPayment' })
  const { id } = payments.find(data.paymentId)
  const { methods, row } = await readState(trx, asking, cart, dependencies)
  const method = methods.find((each) => each.id === id)
  if (!method) throw new RefusalError('payment')
  if (method.state !== 'available') throw new RefusalError(shownRefusal(method.state, asking.audience))
  // Its payment begins in the wallet: there it is chosen.
  if (method.needsWallet && row.walletSessionId === null)
    throw new RefusalError(shownRefusal({ reason: 'wallet' }, asking.audience))
  const entered = normaliseBuyerReference(data.buyerReference ?? '')
  if (
    method.needsBuyerReference &&
    !isBuyerReference(entered, checksBuyerReferences(parameters, asking.audience.store.id))
  )
    throw new InvalidCheckoutError([
      { form: 'payment', fieldName: 'buyerReference', code: entered === '' ? 'required' : 'buyerReference' },
    ])
  await saveCheckout(trx, asking.cartId, {
    paymentMethod: id,
    ...(method.needsBuyerReference && { buyerReference: entered }),
    // Another method takes the express wallet off the cart.
    ...(id !== row.paymentMethod && { walletSessionId: null }),
  })
}
