import type { Checkout, CheckoutResult, SelectDeliveryInput, ShippingStepInput } from '#contract/generated/types.ts'
import { checkoutTexts } from '#contract/limits/checkout.ts'
import type { Audience } from '#engine/call/audience.ts'
import { badUserInput } from '#engine/call/bad-user-input.ts'
import { ownerOf } from '#engine/call/caller.ts'
import { retryingTransaction, type Transaction } from '#engine/db/database.ts'
import { cleanText } from '../../account/visitors/accounts/account.rules.ts'
import type { VisitorCall } from '../../account/visitors/visitor-call.ts'
import type { StoredWishes } from '../../orders/orders/order-draft.ts'
import type { CalculatedCart } from '../cart/cart.service.ts'
import { paymentTexts } from '../payments/payment-methods.ts'
import { findPayment, findRecentOrder, saveCheckout } from './checkout.repository.ts'
import { type Asking, type CheckoutDependencies, readState, usualMethod } from './checkout-state.ts'
import { toCheckout } from './checkout-view.ts'
import { InvalidCheckoutError, RefusalError, toFieldErrors } from './checkout-violations.ts'
import { selectPayment } from './payment/select-payment.ts'
import { readForOrder } from './quote/read-for-order.ts'
import { keepSurcharge } from './quote/surcharge.ts'
import { asksForNewEmail, saveShippingStep } from './shipping/save-shipping-step.ts'
import { selectDelivery } from './shipping/select-delivery.ts'
import { attachWallet, takeOffWallet, walletButton } from './wallet/express-wallet.ts'

const find = async (asking: Asking, dependencies: CheckoutDependencies): Promise<Checkout> => {
  const { db, carts, payments, translate } = dependencies
  const { audience } = asking
  const calculated = await carts.findCalculated(asking)
  const state = await readState(db, asking, calculated, dependencies)
  const { pending, ended } = await findPayment(db, calculated.cart.id)
  // The first page after the order may still ask for the cart that was ordered.
  const isOver = calculated.cart.state === 'submitted' || calculated.calculation.lines.length === 0
  const owner = isOver ? ownerOf(asking.identity) : null
  return toCheckout(state, {
    cart: await carts.view(calculated, audience),
    audience,
    translate,
    origins: payments.origins,
    pendingOrderId: pending?.number ?? null,
    pendingPaymentUrl: pending?.url ?? null,
    endedPayment: ended,
    recentOrderId: owner && (await findRecentOrder(db, audience.store.id, owner)),
    approver: await dependencies.approvals.approverOf(db, {
      customerId: calculated.cart.customerId,
      audience,
      net: calculated.calculation.totals.net,
    }),
    expressWallet: walletButton(state, asking, dependencies),
  })
}

type Wishes = { comment?: string; newsletter: boolean }

type Outcome = Omit<CheckoutResult, 'checkout'>

/** Carries out a change of the checkout under the cart's lock, all of it or nothing; what is refused is part of the answer. */
const change = async (
  asking: Asking,
  work: (trx: Transaction, cart: CalculatedCart) => Promise<void>,
  { db, carts, translate }: CheckoutDependencies,
): Promise<Outcome> => {
  const { identity, audience, cartId } = asking
  try {
    await retryingTransaction(db, async (trx) => {
      await carts.touch(trx, identity, audience, cartId)
      const cart = await carts.lockCalculated(trx, asking)
      await keepSurcharge(trx, cart)
      await work(trx, cart)
    })
    return { successful: true, generalErrorMessage: null, fieldErrors: [] }
  } catch (error) {
    if (error instanceof RefusalError)
      return {
        successful: false,
        generalErrorMessage: translate(audience, error.told.key, error.told.values),
        fieldErrors: [],
      }
    if (!(error instanceof InvalidCheckoutError)) throw error
    return {
      successful: false,
      generalErrorMessage: translate(audience, 'visitor.error.check'),
      fieldErrors: toFieldErrors(error.violations, audience, translate),
    }
  }
}

/** The checkout of carts (transactions.md §2 to §5). Throws CART_NOT_FOUND as the cart does. */
export const createCheckoutService = (dependencies: CheckoutDependencies) => {
  const answer = async (
    asking: Asking,
    work: (trx: Transaction, cart: CalculatedCart) => Promise<void>,
  ): Promise<CheckoutResult> => {
    const outcome = await change(asking, work, dependencies)
    return { ...outcome, checkout: await find(asking, dependencies) }
  }

  return {
    find: (asking: Asking): Promise<Checkout> => find(asking, dependencies),

    selectDelivery: (asking: Asking, data: SelectDeliveryInput) =>
      answer(asking, (trx, cart) => selectDelivery({ trx, asking, data, dependencies }, cart)),

    saveShippingStep: async (asking: Asking, { data, call }: { data: ShippingStepInput; call: VisitorCall }) => {
      const { visitors } = dependencies
      // Counted outside of the transaction, which a step with a violation undoes.
      const seconds = asksForNewEmail(asking, data) ? await visitors.questionWait(call) : 0
      return answer(asking, async (trx, cart) => {
        const { email } = await visitors.contactOf(trx, asking.identity, asking.audience)
        if (email === null) throw new RefusalError('login')
        if (seconds > 0)
          throw new InvalidCheckoutError([{ form: 'contact', fieldName: 'email', code: 'wait', values: { seconds } }])
        await saveShippingStep({ trx, asking, data, dependencies }, cart)
      })
    },

    setSelectedPayment: (asking: Asking, data: { paymentId: string; buyerReference?: string | null }) =>
      answer(asking, (trx, cart) => selectPayment({ trx, asking, data, dependencies }, cart)),

    attachWallet: (asking: Asking, { sessionId, call }: { sessionId: string; call: VisitorCall }) =>
      attachWallet({ asking, call, sessionId, change: answer }, dependencies),

    resetWallet: (asking: Asking) => answer(asking, (trx, cart) => takeOffWallet(trx, asking, cart, dependencies)),

    /**
     * Comment and newsletter of the summary, in the order's transaction and under the cart's lock: kept when the payment fails. An
     * empty comment takes the stored one away.
     */
    saveWishes: async (trx: Transaction, cartId: string, { comment, newsletter }: Wishes): Promise<StoredWishes> => {
      const text = cleanText(comment ?? '')
      if (text.length > checkoutTexts.comment) throw badUserInput('The comment is too long')
      const stored = { ...(comment !== undefined && { comment: text || null }), newsletter }
      await saveCheckout(trx, cartId, stored)
      return stored
    },

    /** Name of what business customers pay by unless they choose; null without a method. */
    usualPayment: (audience: Audience): string | null => {
      const id = usualMethod(audience, dependencies)
      return id === null ? null : dependencies.translate(audience, paymentTexts.name(id))
    },

    /** What an order is made of, in its transaction. */
    readForOrder: (trx: Transaction, asking: Asking) => readForOrder(trx, asking, dependencies),
  }
}

export type CheckoutService = ReturnType<typeof createCheckoutService>
