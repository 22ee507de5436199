import { islandIn } from '#web/lib/hydration/open-island.tsx'
import { WishlistFlyout } from './WishlistFlyout.tsx'

/**
 * Puts the lists into the header's flyout, in place of what it says to those who have none. The HTML around them is the
 * server's and stays so.
 */
export async function fillFlyout(flyout: HTMLElement): Promise<void> {
  const place = flyout.querySelector<HTMLElement>('[data-slot="wishlist-lists"]')
  if (!place) return
  const draw = await islandIn(place, ['wishlist'])
  draw(<WishlistFlyout flyout={flyout} opened={Date.now()} />)
}
