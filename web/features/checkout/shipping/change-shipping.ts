import type { ShippingValues } from '#contract/rules/checkout/shipping-fields.ts'
import { shippingInputOf } from '#contract/rules/checkout/shipping-input.ts'
import { stepAfter, stepFacts } from '#contract/rules/checkout/steps.rules.ts'
import {
  Checkout,
  type CheckoutFragment,
  RemoveAddress,
  RestoreAddress,
  SaveShippingStep,
  SelectDelivery,
  type SelectDeliveryInput,
} from '#web/generated/operations.ts'
import { focusIfLost } from '#web/lib/browser/focus-if-lost.ts'
import { makeCallQueue } from '#web/lib/browser/queues/call-queue.ts'
import { send } from '#web/lib/data/send.ts'
import type { Outcome } from '#web/lib/forms/form-outcome.ts'
import { sendForm } from '#web/lib/forms/send-form.ts'
import { navigate } from '#web/lib/routing/router.ts'
import { type CheckoutChange, changeCheckout } from '../parts/change-checkout.ts'

/** In turn: of choices that are sent side by side an earlier one may be stored, or shown, after a later one. */
const queue = makeCallQueue<CheckoutChange>()

/** Saves the step and goes on to the next one. */
export async function saveShipping(values: ShippingValues): Promise<Outcome> {
  const data = shippingInputOf(values)
  const { outcome, checkout } = await queue.change(() => changeCheckout(SaveShippingStep, { data }))
  if (checkout && outcome.kind === 'done') await navigate(stepAfter('shipping', stepFacts(checkout)))
  return outcome
}

/** The checkout after a change, or the words of the refusal; null when no answer came. */
export type ShippingChange = { checkout: CheckoutFragment } | { message: string | null }

const shippingChange = ({ outcome, checkout }: CheckoutChange): ShippingChange =>
  checkout ? { checkout } : { message: outcome.kind === 'refused' ? outcome.message : null }

/** Chooses at once, so that shippers and sums follow; what is wrong with it is said when the step is sent. */
export async function selectDelivery(data: SelectDeliveryInput): Promise<ShippingChange> {
  // Of choices of the same thing that wait, as those that the arrow keys pass, the last counts.
  const key = `delivery ${Object.keys(data)}`
  return shippingChange(await queue.change(() => changeCheckout(SelectDelivery, { data }), { key }))
}

/** The checkout as it is now; null without an answer. */
export async function loadCheckout(): Promise<CheckoutFragment | null> {
  return (await queue.change(async () => ({ outcome: { kind: 'done' }, checkout: await askForCheckout() }))).checkout
}

const askForCheckout = async () => (await send(Checkout, {}, { fresh: true })).data?.getCheckout ?? null

/** Removes an address, or takes it back. The pressed button goes: the focus stays in the address book, or goes to the address. */
export async function changeAddress(how: 'remove' | 'restore', addressId: string): Promise<ShippingChange> {
  const book = document.activeElement?.closest('fieldset')?.parentElement
  const { outcome, checkout } = await queue.change(async () => {
    const sent =
      how === 'remove'
        ? await sendForm(RemoveAddress, { addressId }, (data) => data.removeAddress)
        : await sendForm(RestoreAddress, { addressId }, (data) => data.restoreAddress)
    return { outcome: sent, checkout: sent.kind === 'done' ? await askForCheckout() : null }
  })
  if (outcome.kind === 'done')
    focusIfLost(() =>
      how === 'remove'
        ? book?.querySelector('input:not([type="hidden"])')
        : document.querySelector(`input[type="radio"][value="${CSS.escape(addressId)}"]`),
    )
  return shippingChange({ outcome, checkout })
}

/** The pressed link goes when an address is changed, and when it is no longer: the focus goes to its first field, or back to its link. */
export function followEdit(addressId: string | null, before: string | null): void {
  focusIfLost(() =>
    addressId === null
      ? document.querySelector<HTMLElement>(`main a[href$="?edit=${before}"]`)
      : document
          .querySelector(`input[type="hidden"][value="${CSS.escape(addressId)}"]`)
          ?.parentElement?.querySelector<HTMLElement>('input:not([type="hidden"]), select'),
  )
}
