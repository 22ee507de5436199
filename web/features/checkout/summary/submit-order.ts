import { paymentInputOf } from '#contract/rules/checkout/payment.rules.ts'
import { stepFacts, wayFrom } from '#contract/rules/checkout/steps.rules.ts'
import { warningParameter } from '#contract/rules/checkout/warning-parameter.ts'
import { wayWithoutProvider } from '#contract/rules/checkout/way-without-provider.rules.ts'
import { type CheckoutFragment, SelectPayment, SubmitCart, type SubmitCartInput } from '#web/generated/operations.ts'
import { messageOf } from '#web/lib/data/message-of.ts'
import { send } from '#web/lib/data/send.ts'
import type { Outcome, Violations } from '#web/lib/forms/form-outcome.ts'
import { navigate } from '#web/lib/routing/router.ts'
import { track } from '#web/lib/tracking/track.ts'
import { changeCheckout } from '../parts/change-checkout.ts'
import { forgetSubmission, submissionFor } from './submission.ts'
import { leaveFor, type SubmitResult, type Submitted } from './submit-result.ts'

type Values = Readonly<Record<string, string>>

const submitted = (outcome: Outcome, more: Partial<Submitted> = {}): Submitted => ({
  checkout: null,
  card: null,
  isChanged: false,
  ...more,
  outcome,
})

const refused = (violations: Partial<Violations>): Outcome => ({
  kind: 'refused',
  message: null,
  errors: {},
  ...violations,
})

/** Sends the order that the summary shows: first the payment where it is chosen there, then the cart (transactions.md §4). */
export async function submitOrder(shown: CheckoutFragment, values: Values): Promise<Submitted> {
  let checkout = shown
  if (choosesPayment(shown, values)) {
    const { outcome, checkout: next } = await changeCheckout(SelectPayment, paymentInputOf(values))
    if (outcome.kind !== 'done' || !next) return submitted(outcome, { checkout: next })
    // The method changes nothing else: any other difference is one that the visitor has not seen.
    if (orderOf(next) !== orderOf(shown)) return submitted(refused({}), { checkout: next, isChanged: true })
    checkout = next
  }
  const data = submitInputOf(values, checkout, submissionFor(checkout.quoteHash))
  const { data: answer, errors } = await send(SubmitCart, { data }, { tells: 'caller' })
  if (answer) return take(answer.submitCart)
  // The cart is another visitor's by now, or gone.
  if (errors?.[0]?.extensions?.code === 'CART_NOT_FOUND') await navigate(`/?${warningParameter}=sessionExpired`)
  const message = messageOf(errors)
  return submitted(message ? refused({ message }) : { kind: 'lost' })
}

async function take(result: SubmitResult): Promise<Submitted> {
  if (!result.successful) return takeRefusal(result)
  if (result.computopData) return submitted({ kind: 'done' }, { card: result.computopData })
  if (result.redirectUrl) return leaveFor(result.redirectUrl)
  forgetSubmission()
  if (result.approvalId) await navigate('/myaccount/organisation?sent')
  else await navigate(`/checkout/confirmation?orderId=${encodeURIComponent(result.orderId ?? '')}`)
  return submitted({ kind: 'done' })
}

async function takeRefusal({ errorCode, errorMessage, checkout }: SubmitResult): Promise<Submitted> {
  forgetSubmission()
  const toPayment = checkout && errorCode === 'providerUnavailable' ? wayWithoutProvider(checkout.paymentStep) : null
  // The payment step tracks it, too.
  if (toPayment) await navigate(toPayment)
  else track('payment_error', { error_code: errorCode ?? 'refused' })
  if (errorCode === 'orderAlreadySubmitted') await navigate(`/?${warningParameter}=orderAlreadySubmitted`)
  const way = checkout && errorCode === 'stepIncomplete' ? wayFrom('summary', stepFacts(checkout)) : null
  if (way) await navigate(way.target)
  const outcome = refused({ message: errorMessage ?? null })
  return submitted(outcome, { checkout: checkout ?? null, isChanged: errorCode === 'cartChanged' })
}

/** Names the cart: the visitor's own is a new one when another tab has ordered this one. */
function submitInputOf(values: Values, checkout: CheckoutFragment, submissionId: string): SubmitCartInput {
  const { cart, quoteHash } = checkout
  return {
    cartId: cart.id,
    submissionId,
    quoteHash,
    // An empty one takes away what an earlier try has stored.
    comment: values.comment?.trim() ?? null,
    newsletter: (values.newsletter ?? '') !== '',
  }
}

/** Whether the summary's form chooses another way to pay than the stored one. */
function choosesPayment({ paymentStep }: CheckoutFragment, values: Values): boolean {
  const { paymentId, buyerReference } = paymentInputOf(values)
  if (paymentId === '') return false
  return paymentId !== paymentStep.selectedMethodId || buyerReference !== (paymentStep.buyerReference || null)
}

/** Fields of an address that the summary shows, in one order: answers of server and browser have others. */
const addressFields = [
  ...['schoolOrCompany', 'firstName', 'lastName', 'postNumber', 'street', 'addressAddition'],
  ...['postCode', 'city', 'country'],
]

/** What the visitor agrees to, the way to pay aside: what is paid for what, where it goes and on which terms. */
function orderOf({ cart: { basketValues, positions }, shippingStep, legalVersion }: CheckoutFragment): string {
  const { deliveryType, billingAddress, shippingAddress, packstation, account, orderReference } = shippingStep
  const shown = [
    basketValues.total.amount,
    positions.map(({ id, quantity, totalPrice }) => [id, quantity, totalPrice.amount]),
    [billingAddress, { sameAsBilling: null, shippingAddress, packstation }[deliveryType]],
    [account.email, orderReference, legalVersion],
  ]
  return JSON.stringify(shown, addressFields)
}
