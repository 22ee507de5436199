import { homeWith, pageAfterOrder, pageAfterRefusal } from '#contract/rules/checkout/order-result.rules.ts'
import { paymentInputOf } from '#contract/rules/checkout/payment.rules.ts'
import { isSameOrder } from '#contract/rules/checkout/same-order.rules.ts'
import { isUuid } from '#lib/uuid.ts'
import {
  Checkout,
  type CheckoutFragment,
  SelectPayment,
  SubmitCart,
  type SubmitCartInput,
  type SubmitCartMutation,
  SubmitPrime,
} from '#web/generated/operations.ts'
import { type FormResult, resultOf, type SentForm } from '../forms/form-route.ts'
import { codeIn, refusal, refusalBy, textOf } from '../forms/refusals.ts'
import { submissionIdOf } from '../forms/submission-id.ts'

/**
 * The order as the summary shows it. Where the way to pay is chosen there, the choice is stored first: it changes nothing else, so any other
 * difference is one that the visitor has not seen.
 */
export async function submitOrder(sent: SentForm): Promise<FormResult> {
  const { run, request, values } = sent
  const choice = await choosePayment(sent)
  if ('isDone' in choice) return choice
  const { submissionId = '', quoteHash = '' } = values
  const data: SubmitCartInput = {
    cartId: values.cartId || null,
    // By what was sent, not by what is stored: the same press, sent again after an answer that got lost, is the same order.
    submissionId: submissionIdOf(submissionId, [quoteHash, paymentInputOf(values)]),
    quoteHash: choice.quoteHash,
    // An empty one takes away what an earlier try has stored.
    comment: values.comment?.trim() ?? null,
    newsletter: (values.newsletter ?? '') !== '',
  }
  const { data: answer, errors } = await run(SubmitCart, { data }, request.visitor)
  if (answer) return resultOfOrder(sent, answer.submitCart)
  // The cart is another visitor's by now, or gone.
  if (codeIn(errors) === 'CART_NOT_FOUND') return { isDone: false, message: null, next: homeWith('sessionExpired') }
  return refusal(sent, errors)
}

type Choice = Pick<CheckoutFragment['paymentStep'], 'selectedMethodId' | 'buyerReference'>

const isSameChoice = (one: Choice, other: Choice): boolean =>
  one.selectedMethodId === other.selectedMethodId && (one.buyerReference || null) === (other.buyerReference || null)

/** Stores another way to pay. The hash of the order with it, or why nothing is ordered. */
async function choosePayment(sent: SentForm): Promise<FormResult | { quoteHash: string | null }> {
  const { run, request, values } = sent
  const { paymentId, buyerReference } = paymentInputOf(values)
  const asShown = { quoteHash: values.quoteHash ?? null }
  if (paymentId === '') return asShown
  const stored = (await run(Checkout, {}, request.visitor)).data?.getCheckout
  // The shown cart was ordered, and the visitor's own is another one: the engine knows the order.
  if (!stored || stored.cart.id !== values.cartId) return asShown
  if (isSameChoice(stored.paymentStep, { selectedMethodId: paymentId, buyerReference })) return asShown
  if (stored.quoteHash !== asShown.quoteHash) return changed(sent, stored)
  const { data, errors } = await run(SelectPayment, { paymentId, buyerReference }, request.visitor)
  if (!data) return refusal(sent, errors)
  const { checkout, ...answer } = data.setSelectedPayment
  if (!answer.successful) return { ...resultOf(answer), data: { checkout } }
  return isSameOrder(stored, checkout) ? { quoteHash: checkout.quoteHash } : changed(sent, checkout)
}

/** Nothing is ordered before the visitor has seen what has changed. */
const changed = async ({ run, request }: SentForm, checkout: CheckoutFragment | null): Promise<FormResult> => ({
  isDone: false,
  message: await textOf(run, 'checkout.cartChanged', request.visitor),
  values: { errorCode: 'cartChanged' },
  data: { checkout },
})

type Result = SubmitCartMutation['submitCart']

async function resultOfOrder(sent: SentForm, result: Result): Promise<FormResult> {
  const { successful, computopData, newCartId, errorCode, errorMessage, checkout = null } = result
  if (successful) {
    if (newCartId) sent.request.visitor.identity?.takeIds({ cartId: newCartId })
    return { isDone: true, message: null, next: pageAfterOrder(result), data: { card: computopData } }
  }
  if (errorCode === 'cartChanged') return changed(sent, checkout)
  return {
    isDone: false,
    message: errorMessage ?? null,
    next: pageAfterRefusal(result),
    values: { errorCode: errorCode ?? 'refused' },
    data: { checkout },
  }
}

/** The order of a membership, or of its next period. */
export async function submitPrime(sent: SentForm): Promise<FormResult> {
  const { run, request, values } = sent
  const { paymentId = '', quoteHash = '', submissionId = '' } = values
  if (!isUuid(submissionId)) return refusalBy(sent, 'BAD_USER_INPUT')
  // The method is chosen with the press of the button: another one is another order.
  const data = { paymentId, quoteHash, submissionId: submissionIdOf(submissionId, [quoteHash, paymentId]) }
  const { data: answer, errors } = await run(SubmitPrime, { data }, request.visitor)
  if (!answer) return refusal(sent, errors)
  const { successful, errorCode, errorMessage, ...ordered } = answer.submitPrimeSubscription
  if (successful)
    return { isDone: true, message: null, next: pageAfterOrder(ordered), data: { card: ordered.computopData } }
  return { isDone: false, message: errorMessage ?? null, values: { errorCode: errorCode ?? 'refused' } }
}
