import { AbortPayment } from '../../../generated/operations.ts'
import type { Outcome } from '../../../lib/forms/form-outcome.ts'
import { navigate } from '../../../lib/routing/router.ts'
import { changeCheckout } from './change-checkout.ts'

/** Ends the payment that is under way; the cart is open again. */
export async function abortPayment(): Promise<Outcome> {
  const { outcome } = await changeCheckout(AbortPayment, {})
  if (outcome.kind === 'done') await navigate('/checkout/payment')
  return outcome
}
