import type { CheckoutFragment } from '../../../generated/operations.ts'
import { inBackground } from '../../../lib/browser/in-background.ts'
import { onAnnounced } from '../../../lib/visitor/cross-tab.ts'
import { loadCheckout } from './change-shipping.ts'

/** Bubbling event of a countdown that has ended (ui/product/Countdown). */
const countdownOver = 'shop:countdown-over'

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
  document.addEventListener(countdownOver, onChange, { signal })
  signal.addEventListener('abort', onAnnounced('cart', onChange))
}
