import {
  type CheckoutFragment,
  SelectPayment,
  SubmitCart,
  type SubmitCartInput,
  type SubmitCartMutation,
} from '../../../generated/operations.ts'
import { send } from '../../../lib/data/send.ts'
import { wordsOf } from '../../../lib/data/words-of.ts'
import type { Faults } from '../../../lib/forms/form-outcome.ts'
import { changeCheckout } from '../parts/change-checkout.ts'
import { paymentInputOf } from '../payment/payment.rules.ts'
import { forgetSubmission, submissionFor } from './submission.ts'

export type SubmitResult = SubmitCartMutation['submitCart']

export type Submitted =
  | { kind: 'answered'; result: SubmitResult }
  | { kind: 'refused'; faults: Faults; checkout: CheckoutFragment | null }
  | { kind: 'changed'; checkout: CheckoutFragment }
  | { kind: 'lost' }

type Values = Readonly<Record<string, string>>

/** Sends the order that the summary shows: first the payment where it is chosen there, then the cart (transactions.md §4). */
export async function submitOrder(shown: CheckoutFragment, values: Values): Promise<Submitted> {
  let checkout = shown
  if (choosesPayment(shown, values)) {
    const { outcome, checkout: next } = await changeCheckout(SelectPayment, paymentInputOf(values))
    if (outcome.kind === 'lost' || !next) return { kind: 'lost' }
    if (outcome.kind === 'refused') return { kind: 'refused', faults: outcome, checkout: next }
    // The method changes no sum: any other difference is one that the visitor has not seen.
    if (sumsOf(next) !== sumsOf(shown)) return { kind: 'changed', checkout: next }
    checkout = next
  }
  const data = submitInputOf(values, checkout.quoteHash, submissionFor(checkout.quoteHash))
  const { data: answer, errors } = await send(SubmitCart, { data }, { tells: 'caller' })
  if (answer) {
    if (!answer.submitCart.successful) forgetSubmission()
    return { kind: 'answered', result: answer.submitCart }
  }
  const message = wordsOf(errors)
  return message ? { kind: 'refused', faults: { message, errors: {} }, checkout: null } : { kind: 'lost' }
}

export function submitInputOf(values: Values, quoteHash: string, submissionId: string): SubmitCartInput {
  return {
    submissionId,
    quoteHash,
    comment: values.comment?.trim() || null,
    newsletter: (values.newsletter ?? '') !== '',
  }
}

/** Whether the summary's form chooses another way to pay than the stored one. */
function choosesPayment({ paymentStep }: CheckoutFragment, values: Values): boolean {
  const { paymentId, buyerReference } = paymentInputOf(values)
  if (paymentId === '') return false
  return paymentId !== paymentStep.selectedMethodId || buyerReference !== (paymentStep.buyerReference || null)
}

/** What the visitor agrees to pay for what. */
const sumsOf = ({ cart: { basketValues, positions } }: CheckoutFragment): string =>
  JSON.stringify([
    basketValues.total.amount,
    positions.map(({ id, quantity, totalPrice }) => [id, quantity, totalPrice.amount]),
  ])
