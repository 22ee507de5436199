import type { CheckoutFragment, SubmitCartMutation } from '#web/generated/operations.ts'
import type { Outcome } from '#web/lib/forms/form-outcome.ts'
import { postFields } from '#web/lib/forms/post-form.ts'
import type { FormReply } from '#web/lib/page/flash.ts'
import { navigate } from '#web/lib/routing/router.ts'
import { track } from '#web/lib/tracking/track.ts'
import { forgetSubmission, submissionFor } from './submission.ts'

/** The card provider's form, to be sent. */
export type Card = NonNullable<SubmitCartMutation['submitCart']['computopData']>

type OrderReply = FormReply<{
  card?: Card | null
  /** As it is now, where it differs from what was shown. */
  checkout?: CheckoutFragment | null
} | null>

type OrderOptions = {
  onOrdered?: () => void
  onCard: (card: Card) => void
  onRefused: (reply: OrderReply) => unknown
}

/** Milliseconds before a provider's page is opened (transactions.md §9). */
export const pauseBeforeProvider = 100

/** Sends an order, of the cart or of a membership, under the id of its press, and goes where it leads (transactions.md §4). */
export async function sendOrder(
  path: string,
  fields: FormData,
  { onOrdered, onCard, onRefused }: OrderOptions,
): Promise<Outcome> {
  fields.set('submissionId', submissionFor(String(fields.get('quoteHash'))))
  return postFields(path, fields, {
    onDone: async ({ redirect, data }: OrderReply) => {
      onOrdered?.()
      if (data?.card) return onCard(data.card)
      if (redirect && !redirect.startsWith('/')) return leaveFor(redirect)
      forgetSubmission()
      if (redirect) await navigate(redirect)
    },
    onRefused: (_violations, reply: OrderReply) => {
      endTry(reply)
      return onRefused(reply)
    },
  })
}

/** The shop has refused the order itself: this press has come to an end, and is tracked here or by the page that says so. */
function endTry({ redirect, outcome }: OrderReply): void {
  const { errorCode } = outcome.values
  if (errorCode === undefined) return
  forgetSubmission()
  if (!redirect?.includes('errorCode=')) track('payment_error', { error_code: errorCode })
}

/**
 * Never resolves: the button stays busy until the provider's page has taken the place of this one. Come back to, it is loaded anew
 * (lib/visitor/cross-tab.ts).
 */
async function leaveFor(redirectUrl: string): Promise<never> {
  await new Promise((resolve) => setTimeout(resolve, pauseBeforeProvider))
  location.assign(redirectUrl)
  return new Promise(() => {})
}
