import { type PrimeCheckoutFragment, SubmitPrime, type SubmitPrimeMutation } from '#web/generated/operations.ts'
import { messageOf } from '#web/lib/data/message-of.ts'
import { send } from '#web/lib/data/send.ts'
import type { Outcome } from '#web/lib/forms/form-outcome.ts'
import { navigate } from '#web/lib/routing/router.ts'
import { track } from '#web/lib/tracking/track.ts'
import { forgetCustomer } from '#web/lib/visitor/customer.ts'
import { forgetSubmission, submissionFor } from '../summary/submission.ts'
import { leaveFor } from '../summary/submit-result.ts'

type Card = SubmitPrimeMutation['submitPrimeSubscription']['computopData']

export type SubmittedPrime = { outcome: Outcome; card: Card; isChanged: boolean }

const refused = (message: string | null, isChanged = false): SubmittedPrime => ({
  outcome: { kind: 'refused', message, errors: {} },
  card: null,
  isChanged,
})

/** Orders the membership, or its next period, by the chosen method (transactions.md §4, as the summary does). */
export async function submitPrime({ quoteHash }: PrimeCheckoutFragment, paymentId: string): Promise<SubmittedPrime> {
  const submissionId = submissionFor(`${quoteHash} ${paymentId}`)
  const { data, errors } = await send(
    SubmitPrime,
    { data: { submissionId, quoteHash, paymentId } },
    { tells: 'caller' },
  )
  if (!data) {
    const message = messageOf(errors)
    return message ? refused(message) : { outcome: { kind: 'lost' }, card: null, isChanged: false }
  }
  const { successful, errorMessage, errorCode, computopData, redirectUrl, orderId } = data.submitPrimeSubscription
  if (!successful) {
    forgetSubmission()
    track('payment_error', { error_code: errorCode ?? 'refused' })
    return refused(errorMessage ?? null, errorCode === 'changed')
  }
  // What this tab knows of the customer is out of date from here on, however soon the next page is left.
  forgetCustomer()
  if (computopData) return { outcome: { kind: 'done' }, card: computopData, isChanged: false }
  if (redirectUrl) return leaveFor(redirectUrl)
  forgetSubmission()
  await navigate(`/checkout/confirmation?orderId=${encodeURIComponent(orderId ?? '')}`)
  return { outcome: { kind: 'done' }, card: null, isChanged: false }
}
