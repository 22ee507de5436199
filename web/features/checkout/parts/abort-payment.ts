import { AbortPayment } from '#web/generated/operations.ts'
import type { Outcome } from '#web/lib/forms/form-outcome.ts'
import { navigate } from '#web/lib/routing/router.ts'
import { changeCheckout } from './change-checkout.ts'

/** Ends the payment that is under way; the cart is open again. */
export async function abortPayment(): Promise<Outcome> {
  const { outcome } = await changeCheckout(AbortPayment, {})
  if (outcome.kind === 'done') await navigate('/checkout/payment')
  return outcome
}
