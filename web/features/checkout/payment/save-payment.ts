import { SelectPayment } from '../../../generated/operations.ts'
import type { Outcome } from '../../../lib/forms/form-outcome.ts'
import { navigate } from '../../../lib/routing/router.ts'
import { changeCheckout } from '../parts/change-checkout.ts'
import { paymentInputOf } from './payment.rules.ts'

/** Stores the choice of the step and goes on to the summary. */
export async function savePayment(values: Readonly<Record<string, string>>): Promise<Outcome> {
  const { outcome } = await changeCheckout(SelectPayment, paymentInputOf(values))
  if (outcome.kind === 'done') await navigate('/checkout/summary')
  return outcome
}
