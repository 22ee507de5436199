import { islandIn } from '#web/lib/hydration/open-island.tsx'
import { AccountFlyout } from './AccountFlyout.tsx'

/** Puts the form, or what is inside, in the place of the links that lead there without script. */
export async function fillFlyout(flyout: HTMLElement): Promise<void> {
  const place = flyout.querySelector<HTMLElement>('[data-slot="account"]')
  const links = flyout.querySelector<HTMLElement>('[data-slot="account-links"]')
  if (!place || !links) return
  const draw = await islandIn(place, ['login'])
  links.hidden = true
  draw(<AccountFlyout close={() => flyout.hidePopover()} />)
}
