import type { Transaction } from '#engine/db/database.ts'
import { lockPerson, type Person } from '#engine/modules/account/persons/persons.ts'
import type { OrderDraft } from '#engine/modules/orders/orders/order-draft.ts'
import type { MethodRefusal } from '../../payments/payment-method.ts'
import { chosenShipper, isPayless, needsSpedition } from '../checkout.rules.ts'
import { type Asking, type CheckoutDependencies, readState } from '../checkout-state.ts'
import { deliveryOf } from './delivery-of.ts'
import { keepSurcharge } from './surcharge.ts'

/** Why a cart can't be ordered as its checkout stands. */
export type CheckoutRefusal =
  | { code: 'stepIncomplete' | 'noPaymentSelected' }
  /** The store has no terms, or no withdrawal information for consumers. */
  | { code: 'legalTextsMissing' }
  /** The method that was chosen can't be used any more. */
  | { code: 'paymentRefused'; refusal: MethodRefusal }

/**
 * Everything that an order is made of, read in the caller's transaction; the cart is locked until it ends. A customer's order may
 * be the first step that is stored, so the surcharge's variant is kept here, too. Until the transaction ends no other order of the person
 * is decided. Throws
 * CART_NOT_FOUND unless it is the caller's open cart.
 */
export const readForOrder = async (
  trx: Transaction,
  asking: Asking,
  dependencies: CheckoutDependencies,
): Promise<OrderDraft | CheckoutRefusal> => {
  const cart = await dependencies.carts.lockCalculated(trx, asking)
  await keepSurcharge(trx, cart)
  const missing = await dependencies.legal.missingToSell(trx, asking.audience.store.id)
  if (missing.length > 0) return { code: 'legalTextsMissing' }
  const lock = (person: Person) => lockPerson(trx, person)
  const state = await readState(trx, { ...asking, lock }, cart, dependencies)
  const { row, contact, billingAddress, deliveryAddress, method } = state
  const shipperCode = chosenShipper(cart.calculation)
  if (!state.isShippingComplete || !contact.email || !billingAddress || !deliveryAddress || shipperCode === null)
    return { code: 'stepIncomplete' }
  if (!state.isPaymentComplete && state.refusal !== null) return { code: 'paymentRefused', refusal: state.refusal }
  if (!state.isPaymentComplete)
    return { code: method === null && !isPayless(cart.calculation) ? 'noPaymentSelected' : 'stepIncomplete' }
  return {
    ...cart,
    person: state.person,
    network: state.network,
    email: contact.email,
    billingAddress,
    deliveryAddress,
    paymentMethod: method?.id ?? null,
    buyerReference: state.buyerReference,
    shipperCode,
    // What was said for bulky goods stays with the checkout when they leave the cart.
    speditionFields: needsSpedition(cart.calculation) ? row.speditionFields : [],
    delivery: deliveryOf(cart.calculation, method),
    orderReference: row.orderReference,
    comment: row.comment,
    newsletter: row.newsletter,
    walletSessionId: row.walletSessionId,
    quoteHash: state.quoteHash,
    legalVersion: state.legalVersion,
  }
}
