import type { CheckoutChangeFragment, CheckoutFragment } from '#web/generated/operations.ts'
import { messageOf } from '#web/lib/data/message-of.ts'
import type { Operation } from '#web/lib/data/operation.ts'
import { send } from '#web/lib/data/send.ts'
import { type Outcome, outcomeOf } from '#web/lib/forms/form-outcome.ts'
import { forgetSubmission } from '../summary/submission.ts'

export type CheckoutChange = { outcome: Outcome; checkout: CheckoutFragment | null }

/** Changes the checkout: how it went for the form, and the checkout after it; null where no answer came. */
export async function changeCheckout<Data extends Record<string, CheckoutChangeFragment>, Variables>(
  mutation: Operation<Data, Variables>,
  variables: Variables,
): Promise<CheckoutChange> {
  const { data, errors } = await send(mutation, variables, { tells: 'caller' })
  const answer = data && Object.values(data)[0]
  // A try to pay that was under way ends with the change: the next press is another submission.
  if (answer?.successful) forgetSubmission()
  if (answer) return { outcome: outcomeOf(answer), checkout: answer.checkout }
  const message = messageOf(errors)
  return { outcome: message ? { kind: 'refused', message, errors: {} } : { kind: 'lost' }, checkout: null }
}
