import { Checkout, type CheckoutFragment, SelectDelivery, type SelectDeliveryInput } from '#web/generated/operations.ts'
import { focusIfLost } from '#web/lib/browser/focus-if-lost.ts'
import { makeCallQueue } from '#web/lib/browser/queues/call-queue.ts'
import { messageOf } from '#web/lib/data/message-of.ts'
import { send } from '#web/lib/data/send.ts'
import type { Outcome } from '#web/lib/forms/form-outcome.ts'
import { postFields } from '#web/lib/forms/post-form.ts'
import { postForm } from '#web/lib/forms/posting.ts'
import { toNextStep } from '../parts/to-next-step.ts'
import { forgetSubmission } from '../summary/submission.ts'

/** How a change went, and the checkout after it; null where it is the same, or no answer came. */
type Turn = { outcome: Outcome; checkout: CheckoutFragment | null }

/** In turn: of choices that are sent side by side an earlier one may be stored, or shown, after a later one. */
const queue = makeCallQueue<Turn>()

/** Saves the step and goes on to the next one. */
export async function saveShipping(path: string, fields: FormData): Promise<Outcome> {
  const turn = async () => ({ outcome: await postFields(path, fields, { onDone: toNextStep }), checkout: null })
  return (await queue.change(turn)).outcome
}

/** The checkout after a change, or the words of the refusal; null when no answer came. */
export type ShippingChange = { checkout: CheckoutFragment; removed?: string | null } | { message: string | null }

const shippingChange = ({ outcome, checkout }: Turn): ShippingChange =>
  checkout ? { checkout } : { message: outcome.kind === 'refused' ? outcome.message : null }

/** Chooses at once, so that shippers and sums follow; what is wrong with it is said when the step is sent. */
export async function selectDelivery(data: SelectDeliveryInput): Promise<ShippingChange> {
  // Of choices of the same thing that wait, as those that the arrow keys pass, the last counts.
  const key = `delivery ${Object.keys(data)}`
  return shippingChange(await queue.change(() => choose(data), { key }))
}

async function choose(choice: SelectDeliveryInput): Promise<Turn> {
  const { data, errors } = await send(SelectDelivery, { data: choice }, { tells: 'caller' })
  const answer = data?.selectDelivery
  // A try to pay that was under way ends with the change: the next press is another submission.
  if (answer?.successful) forgetSubmission()
  const message = answer ? (answer.generalErrorMessage ?? null) : messageOf(errors)
  return { outcome: { kind: 'refused', message, errors: {} }, checkout: answer?.checkout ?? null }
}

/** The checkout as it is now; null without an answer. */
export async function loadCheckout(): Promise<CheckoutFragment | null> {
  return (await queue.change(async () => ({ outcome: { kind: 'done' }, checkout: await askForCheckout() }))).checkout
}

const askForCheckout = async () => (await send(Checkout, {}, { fresh: true })).data?.getCheckout ?? null

/** Removes an address, or takes it back. The pressed button goes: the focus stays in the address book, or goes to the address. */
export async function changeAddress(form: HTMLFormElement, submitter: HTMLButtonElement): Promise<ShippingChange> {
  const book = submitter.closest('fieldset')?.parentElement
  let removed: string | null = null
  const turn = await queue.change(async () => {
    const outcome = await postForm(form, submitter, {
      onDone: ({ outcome: { values } }) => {
        removed = values.removed ?? null
      },
    })
    return { outcome, checkout: outcome.kind === 'done' ? await askForCheckout() : null }
  })
  if (turn.outcome.kind === 'done')
    focusIfLost(() =>
      removed
        ? book?.querySelector<HTMLElement>('input:not([type="hidden"])')
        : document.querySelector<HTMLElement>(`input[type="radio"][value="${CSS.escape(submitter.value)}"]`),
    )
  const change = shippingChange(turn)
  return 'checkout' in change ? { ...change, removed } : change
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
