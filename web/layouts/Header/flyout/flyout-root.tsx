import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { readFirstPage } from '#web/lib/scope/first-page.ts'
import { makeScope } from '#web/lib/scope/make-scope.ts'
import { PageScopeContext } from '#web/lib/scope/page-scope.ts'
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
  const scope = makeScope(readFirstPage(), { url: location.pathname, data: null, status: 200 })
  const root = createRoot(popover, { identifierPrefix: `${id}-` })
  flushSync(() =>
    root.render(
      <PageScopeContext value={scope}>
        <FlyoutContent id={id} />
      </PageScopeContext>,
    ),
  )
  return popover
}
