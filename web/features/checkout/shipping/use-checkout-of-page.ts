import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import type { CheckoutFragment } from '../../../generated/operations.ts'
import { inBackground } from '../../../lib/browser/in-background.ts'
import { onAnnounced } from '../../../lib/visitor/cross-tab.ts'

/** Bubbling event of a countdown that has ended (ui/product/Countdown). */
const countdownOver = 'shop:countdown-over'

/** The checkout of the page; asked for again when the cart changes beside the form: deals are extended, secured again or over. */
export function useCheckoutOfPage(
  loaded: CheckoutFragment,
): [CheckoutFragment, Dispatch<SetStateAction<CheckoutFragment>>] {
  const [checkout, setCheckout] = useState(loaded)
  useEffect(() => setCheckout(loaded), [loaded])
  useEffect(() => {
    const reload = async () => {
      const { loadCheckout } = await import('./change-shipping.ts')
      const next = await loadCheckout()
      if (next) setCheckout(next)
    }
    const onChange = () => inBackground(reload())
    document.addEventListener(countdownOver, onChange)
    const leave = onAnnounced('cart', onChange)
    return () => {
      document.removeEventListener(countdownOver, onChange)
      leave()
    }
  }, [])
  return [checkout, setCheckout]
}
