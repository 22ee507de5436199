import type { CheckoutFragment, SubmitCartMutation } from '#web/generated/operations.ts'
import type { Outcome } from '#web/lib/forms/form-outcome.ts'

export type SubmitResult = SubmitCartMutation['submitCart']

/** How a press of the button went, for the page that showed it. */
export type Submitted = {
  outcome: Outcome
  /** As it is now, where it differs from what was shown. */
  checkout: CheckoutFragment | null
  /** The card provider's form, to be sent. */
  card: SubmitResult['computopData']
  /** Nothing was ordered, because something has changed. */
  isChanged: boolean
}

/** Milliseconds before a provider's page is opened (transactions.md §9). */
export const pauseBeforeProvider = 100

/**
 * Never resolves: the button stays busy until the provider's page has taken the place of this one. Come back to, it is loaded anew
 * (lib/visitor/cross-tab.ts).
 */
export async function leaveFor(redirectUrl: string): Promise<never> {
  await new Promise((resolve) => setTimeout(resolve, pauseBeforeProvider))
  location.assign(redirectUrl)
  return new Promise(() => {})
}
