import { inBackground } from '../../lib/browser/in-background.ts'
import { closeOverlays } from '../../lib/browser/overlays.ts'
import type { Translate } from '../../lib/i18n/use-texts.ts'
import { currentness } from './navigation.rules.ts'
import { navigationId } from './navigation-id.ts'
import { followKeys } from './navigation-keys.ts'
import { addToggle } from './navigation-panels.ts'
import { followPointer, type PanelBringer } from './navigation-pointer.ts'
import { close, closeAll, linkOf, modeOf, open, part, toggleOf } from './navigation-state.ts'
import { type Bring, bringBelow, openByButton } from './navigation-toggle.ts'
import { followScroll } from './sticky-row.ts'

export type NavigationBehaviour = {
  /** Another page is there: everything closes and the way to it is marked. */
  arriveAt: (path: string) => void
  stop: () => void
}

/** Refines the navigation that the server sent; before this runs, CSS opens it and every link leads on. `first`: path of the page. */
export function startNavigation(nav: HTMLElement, t: Translate, first: string): NavigationBehaviour {
  const controller = new AbortController()
  const { signal } = controller
  let path = first

  const bring: Bring = (entry) =>
    bringBelow(entry, () => {
      markCurrent(nav, path)
      entry.dispatchEvent(new Event('navigation:ready'))
    })
  const panels: PanelBringer = {
    bring: (entry) => inBackground(bring(entry)),
    show: (entry) => {
      open(entry)
      inBackground(bring(entry))
    },
  }

  if (!nav.querySelector('[data-nav="toggle"]')) {
    for (const entry of nav.querySelectorAll<HTMLElement>('[data-nav="entry"]')) addToggle(entry, t)
  }
  nav.dataset.live = ''
  followPointer(nav, panels, signal)
  followKeys(nav, panels, signal)
  followScroll(nav, signal)

  nav.addEventListener('click', (event) => clicked(nav, event, bring), { signal })

  nav.addEventListener('beforetoggle', ({ newState }) => shown(nav, newState === 'open', panels), { signal })

  // The drawer of a phone that was turned, or a flyout of a window that was made small, has no place any more.
  matchMedia('(min-width: 64em)').addEventListener('change', () => closeNavigation(nav), { signal })

  markCurrent(nav, path)
  // Opened before this was there: it stays open.
  if (nav.matches(':popover-open')) shown(nav, true, panels)

  return {
    arriveAt: (arrived) => {
      path = arrived
      closeNavigation(nav)
      markCurrent(nav, path)
    },
    stop: () => {
      controller.abort()
      delete nav.dataset.live
    },
  }
}

function clicked(nav: HTMLElement, event: MouseEvent, bring: Bring): void {
  const holder = part(event.target, 'back')?.closest<HTMLElement>('[data-open]')
  if (holder) {
    close(holder)
    toggleOf(holder)?.focus()
    return
  }
  const toggled = part(event.target, 'toggle')?.closest<HTMLElement>('li')
  if (toggled) {
    if ('open' in toggled.dataset) close(toggled)
    else inBackground(openByButton(nav, toggled, bring))
  } else if (event.target instanceof Element && event.target.closest('a') && !event.defaultPrevented) {
    closeNavigation(nav)
  }
}

function shown(nav: HTMLElement, isOpen: boolean, panels: PanelBringer): void {
  for (const rest of document.querySelectorAll<HTMLElement>('main, footer')) rest.inert = isOpen
  if (!isOpen) {
    if (modeOf(nav) !== 'flyouts') closeAll(nav)
    return
  }
  closeOverlays(navigationId)
  openWhereVisitorIs(nav, panels)
  requestAnimationFrame(() => {
    if (nav.contains(document.activeElement)) return
    nav.querySelector<HTMLElement>('[popovertarget]')?.focus({ preventScroll: true })
  })
}

function closeNavigation(nav: HTMLElement): void {
  closeAll(nav)
  if (nav.matches(':popover-open')) nav.hidePopover()
}

/** A group is current for every page of its departments. */
function markCurrent(nav: HTMLElement, path: string): void {
  for (const link of nav.querySelectorAll('a')) {
    const { paths } = link.parentElement?.dataset ?? {}
    const isWithin = paths?.split(' ').some((each) => currentness(each, path))
    const value = currentness(link.pathname, path) ?? (isWithin ? 'true' : undefined)
    if (value) link.setAttribute('aria-current', value)
    else link.removeAttribute('aria-current')
  }
}

/** The full screen always shows one group; the drawer begins with all of them. */
function openWhereVisitorIs(nav: HTMLElement, panels: PanelBringer): void {
  if (modeOf(nav) !== 'fullScreen') return
  const entries = [...nav.querySelectorAll<HTMLElement>('[data-nav="entry"]')]
  const current = entries.find((entry) => linkOf(entry)?.ariaCurrent) ?? entries[0]
  if (current) panels.show(current)
}
