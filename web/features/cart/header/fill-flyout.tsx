import { inBackground } from '#web/lib/browser/in-background.ts'
import { islandIn } from '#web/lib/hydration/open-island.tsx'
import { cartState } from '../state/cart-store.ts'
import { loadCart } from '../state/load-cart.ts'
import { MiniCart } from './MiniCart.tsx'

/** Puts the cart into the header's flyout; what it says to those who have none steps back. */
export async function fillFlyout(flyout: HTMLElement): Promise<void> {
  const place = flyout.querySelector<HTMLElement>('[data-slot="cart-lines"]')
  if (!place) return
  const island = islandIn(place, ['cart'])
  if (!cartState().cart) inBackground(loadCart())
  const draw = await island
  draw(<MiniCart flyout={flyout} />)
}
