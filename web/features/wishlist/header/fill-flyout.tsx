import { openIsland } from '../../../lib/hydration/island.tsx'
import { WishlistFlyout } from './WishlistFlyout.tsx'

const islands = new WeakMap<Element, ReturnType<typeof openIsland>>()

/**
 * Puts the lists into the header's flyout, in place of what it says to those who have none. The HTML around them is the
 * server's and stays so.
 */
export async function fillFlyout(flyout: HTMLElement): Promise<void> {
  const place = flyout.querySelector<HTMLElement>('[data-slot="wishlist-lists"]')
  if (!place) return
  const island = islands.get(flyout) ?? openIsland(place, ['wishlist'])
  islands.set(flyout, island)
  const draw = await island
  draw(<WishlistFlyout flyout={flyout} opened={Date.now()} />)
}
