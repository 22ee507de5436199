import {
  Checkout,
  type CheckoutFragment,
  RemoveAddress,
  RestoreAddress,
  SaveShippingStep,
  SelectDelivery,
  type SelectDeliveryInput,
} from '../../../generated/operations.ts'
import { focusIfLost } from '../../../lib/browser/focus-if-lost.ts'
import { queryOptional } from '../../../lib/data/query-optional.ts'
import type { Outcome } from '../../../lib/forms/form-outcome.ts'
import { sendForm } from '../../../lib/forms/send-form.ts'
import { navigate } from '../../../lib/routing/router.ts'
import { changeCheckout } from '../parts/change-checkout.ts'
import { stepFacts } from '../steps/step-facts.ts'
import { stepAfter } from '../steps/steps.rules.ts'
import type { ShippingValues } from './shipping-fields.ts'
import { shippingInputOf } from './shipping-input.ts'

/** Saves the step and goes on to the next one. */
export async function saveShipping(values: ShippingValues): Promise<Outcome> {
  const { outcome, checkout } = await changeCheckout(SaveShippingStep, { data: shippingInputOf(values) })
  if (checkout && outcome.kind === 'done') await navigate(stepAfter('shipping', stepFacts(checkout)))
  return outcome
}

/** The checkout after a change, or the words of the refusal; null when no answer came. */
export type ShippingChange = { checkout: CheckoutFragment } | { message: string | null }

/** Chooses at once, so that shippers and sums follow; what is wrong with it is said when the step is sent. */
export async function selectDelivery(data: SelectDeliveryInput): Promise<ShippingChange> {
  const { outcome, checkout } = await changeCheckout(SelectDelivery, { data })
  if (checkout) return { checkout }
  return { message: outcome.kind === 'refused' ? outcome.message : null }
}

/** The checkout as it is now; null without an answer. */
export async function loadCheckout(): Promise<CheckoutFragment | null> {
  return (await queryOptional({}, Checkout, {}, { fresh: true }))?.getCheckout ?? null
}

/** Removes an address, or takes it back. The pressed button goes: the focus stays in the address book, or goes to the address. */
export async function changeAddress(how: 'remove' | 'restore', addressId: string): Promise<ShippingChange> {
  const book = document.activeElement?.closest('fieldset')?.parentElement
  const outcome =
    how === 'remove'
      ? await sendForm(RemoveAddress, { addressId }, (data) => data.removeAddress)
      : await sendForm(RestoreAddress, { addressId }, (data) => data.restoreAddress)
  if (outcome.kind !== 'done') return { message: outcome.kind === 'refused' ? outcome.message : null }
  const checkout = await loadCheckout()
  focusIfLost(() =>
    how === 'remove'
      ? book?.querySelector('input:not([type="hidden"])')
      : document.querySelector(`input[type="radio"][value="${CSS.escape(addressId)}"]`),
  )
  return checkout ? { checkout } : { message: null }
}
