import { paymentInputOf } from '#contract/rules/checkout/payment.rules.ts'
import { SelectPayment } from '#web/generated/operations.ts'
import type { Outcome } from '#web/lib/forms/form-outcome.ts'
import { navigate } from '#web/lib/routing/router.ts'
import { changeCheckout } from '../parts/change-checkout.ts'

/** Stores the choice of the step and goes on to the summary. */
export async function savePayment(values: Readonly<Record<string, string>>): Promise<Outcome> {
  const { outcome } = await changeCheckout(SelectPayment, paymentInputOf(values))
  if (outcome.kind === 'done') await navigate('/checkout/summary')
  return outcome
}
