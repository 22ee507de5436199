import { islandRoot } from '#web/lib/hydration/island-root.tsx'
import styles from './FlyoutContent.module.css'
import { FlyoutContent } from './FlyoutContent.tsx'
import { isTooltip } from './flyout-ids.ts'

/** A flyout or tooltip of the header, complete and closed: a popover below its opener on a desk, a sheet from below on phones. */
export function drawFlyout(id: string): HTMLElement {
  const popover = document.createElement('div')
  popover.id = id
  popover.popover = 'auto'
  if (isTooltip(id)) popover.className = styles.tooltip ?? ''
  else {
    popover.className = styles.flyout ?? ''
    popover.setAttribute('role', 'dialog')
    popover.setAttribute('aria-labelledby', `${id}-headline`)
  }
  islandRoot(popover).drawNow(<FlyoutContent id={id} />)
  return popover
}
