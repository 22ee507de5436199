import type { FastifyRequest } from 'fastify'
import { cardFormAddress } from '#contract/card-form.ts'
import { primeOrderPage } from '#contract/limits/prime.ts'
import { paymentInputOf } from '#contract/rules/checkout/payment.rules.ts'
import { wayWithoutProvider } from '#contract/rules/checkout/way-without-provider.rules.ts'
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
import { codeIn, textOf } from '../forms/refusals.ts'
import { submissionIdOf } from '../forms/submission-id.ts'
import type { EdgeRun } from '../graphql/edge-run.ts'
import { changeBy, type Led, refused } from './carry-out.ts'

type Values = Readonly<Record<string, string>>

const summary = '/checkout/summary'

/** The order as the summary shows it. Where the way to pay is chosen there, another choice is shown first and ordered by the next press. */
export async function submitForm(run: EdgeRun, values: Values, request: FastifyRequest): Promise<Led> {
  const chosen = await choosePayment(run, values, request)
  if (chosen) return chosen
  const data: SubmitCartInput = {
    cartId: values.cartId || null,
    submissionId: values.submissionId ?? null,
    quoteHash: values.quoteHash ?? null,
    // An empty one takes away what an earlier try has stored.
    comment: values.comment?.trim() ?? null,
    newsletter: (values.newsletter ?? '') !== '',
  }
  const { data: answer, errors } = await run(SubmitCart, { data }, request.visitor)
  if (answer) return wayOf(run, request, answer.submitCart)
  return refused(run, request, summary, codeIn(errors))
}

type Choice = Pick<CheckoutFragment['paymentStep'], 'selectedMethodId' | 'buyerReference'>

const isSameChoice = (one: Choice, other: Choice): boolean =>
  one.selectedMethodId === other.selectedMethodId && (one.buyerReference || null) === (other.buyerReference || null)

async function choosePayment(run: EdgeRun, values: Values, request: FastifyRequest): Promise<Led | null> {
  const { paymentId, buyerReference } = paymentInputOf(values)
  if (paymentId === '') return null
  const { data } = await run(Checkout, {}, request.visitor)
  const stored = data?.getCheckout.paymentStep
  if (!stored || isSameChoice(stored, { selectedMethodId: paymentId, buyerReference })) return null
  const change = await changeBy(run, request, SelectPayment, { paymentId, buyerReference }, summary)
  if ('refusal' in change) return change.refusal
  const { successful, generalErrorMessage, fieldErrors, checkout } = change.answer
  if (!successful) return { way: summary, told: { isDone: false, message: generalErrorMessage ?? null, fieldErrors } }
  // The engine keeps a reference in capitals, and only for methods that need one: what was typed may differ from it at each press.
  if (isSameChoice(stored, checkout.paymentStep)) return null
  return {
    way: summary,
    told: { isDone: false, message: await textOf(run, 'checkout.paymentChanged', request.visitor) },
  }
}

type Result = SubmitCartMutation['submitCart']

async function wayOf(run: EdgeRun, request: FastifyRequest, result: Result): Promise<Led> {
  const { successful, computopData, redirectUrl, orderId, newCartId, approvalId, errorCode, errorMessage, checkout } =
    result
  if (successful) {
    if (newCartId) request.visitor.identity?.takeIds({ cartId: newCartId })
    if (approvalId) return { way: '/myaccount/organisation?sent' }
    return { way: wayToPay({ computopData, redirectUrl, orderId }) }
  }
  if (errorCode === 'orderAlreadySubmitted') return { way: '/?checkout=orderAlreadySubmitted' }
  const toPayment = checkout && errorCode === 'providerUnavailable' ? wayWithoutProvider(checkout.paymentStep) : null
  if (toPayment) return { way: toPayment }
  const isChanged = errorCode === 'cartChanged'
  const message = isChanged ? await textOf(run, 'checkout.cartChanged', request.visitor) : (errorMessage ?? null)
  return { way: summary, told: { isDone: false, message, values: { errorCode: errorCode ?? '' } } }
}

/** The order of a membership, or of its next period. */
export async function submitPrimeForm(run: EdgeRun, values: Values, request: FastifyRequest): Promise<Led> {
  const { paymentId = '', quoteHash = '', submissionId = '' } = values
  if (!isUuid(submissionId)) return refused(run, request, primeOrderPage, 'BAD_USER_INPUT')
  // The method is chosen with the press of the button: another one is another order.
  const data = { paymentId, quoteHash, submissionId: submissionIdOf(submissionId, [quoteHash, paymentId]) }
  const { data: answer, errors } = await run(SubmitPrime, { data }, request.visitor)
  if (!answer) return refused(run, request, primeOrderPage, codeIn(errors))
  const { successful, errorMessage, ...ordered } = answer.submitPrimeSubscription
  if (successful) return { way: wayToPay(ordered) }
  return { way: primeOrderPage, told: { isDone: false, message: errorMessage ?? null } }
}

/** To the provider's page, or to the thanks for an order that waits for none. */
function wayToPay({ computopData, redirectUrl, orderId }: Pick<Result, 'computopData' | 'redirectUrl' | 'orderId'>) {
  if (computopData) return cardFormAddress(computopData)
  return redirectUrl ?? `/checkout/confirmation?orderId=${encodeURIComponent(orderId ?? '')}`
}
