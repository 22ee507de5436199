import type { CheckoutFragment } from '#web/generated/operations.ts'
import { inBackground } from '#web/lib/browser/in-background.ts'
import { onAnnounced } from '#web/lib/visitor/cross-tab.ts'
import { loadCheckout } from './change-shipping.ts'

/** Event of the cart when the time of its deals has ended beside this step, and what says so from then on (cart/parts/CheckoutDeals.tsx). */
const dealsOver = { event: 'shop:deals-over', mark: 'dealsOver' }

/** Asks for the checkout again when the cart changes beside the form: deals are extended, secured again or over. */
export function followCart(take: (checkout: CheckoutFragment) => void, signal: AbortSignal): void {
  if (signal.aborted) return
  let turns = 0
  const reload = async () => {
    const turn = ++turns
    const next = await loadCheckout()
    // Answers may arrive out of order; the last one asked for counts.
    if (next && turn === turns && !signal.aborted) take(next)
  }
  const onChange = () => inBackground(reload())
  document.addEventListener(dealsOver.event, onChange, { signal })
  if (dealsOver.mark in document.documentElement.dataset) onChange()
  signal.addEventListener('abort', onAnnounced('cart', onChange))
}
