import { NavigationBelow } from '../../generated/operations.ts'
import { inBackground } from '../../lib/browser/in-background.ts'
import { closeOverlays } from '../../lib/browser/overlays.ts'
import { prepare } from '../../lib/data/send.ts'
import type { Translate } from '../../lib/i18n/use-texts.ts'
import { currentness } from './navigation.rules.ts'
import { navigationId } from './navigation-id.ts'
import { followKeys } from './navigation-keys.ts'
import { addHead, addLeaves, addToggle } from './navigation-levels.ts'
import { followPointer } from './navigation-pointer.ts'
import {
  close,
  closeAll,
  hasPanel,
  linkOf,
  modeOf,
  open,
  openDepartment,
  panelOf,
  part,
  toggleOf,
} from './navigation-state.ts'

export type NavigationBehaviour = {
  /** Another page is there: everything closes and the way to it is marked. */
  arriveAt: (path: string) => void
  stop: () => void
}

/** Refines the navigation that the server sent; before this runs, CSS opens it and every link leads on. */
export function startNavigation(nav: HTMLElement, t: Translate): NavigationBehaviour {
  const controller = new AbortController()
  const { signal } = controller
  let path = ''

  addParts(nav, t)
  nav.dataset.live = ''
  followPointer(nav, signal)
  followKeys(nav, signal)

  nav.addEventListener('click', (event) => clicked(nav, event, t), { signal })

  nav.addEventListener(
    'navigation:open',
    (event) => {
      const entry = part(event.target, 'entry')
      if (entry) inBackground(addLeaves(entry, t).then(() => markCurrent(nav, path)))
    },
    { signal },
  )

  // A flyout asks as soon as it opens; what asks for it is brought before that.
  nav.addEventListener('pointerover', () => inBackground(prepare(NavigationBelow)), {
    signal,
    once: true,
  })

  nav.addEventListener('beforetoggle', (event) => shown(nav, event), { signal })

  // The drawer of a phone that was turned, or a flyout of a window that was made small, has no place any more.
  matchMedia('(min-width: 1024px)').addEventListener('change', () => closeNavigation(nav), { signal })

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

function addParts(nav: HTMLElement, t: Translate): void {
  if (nav.querySelector('[data-nav="toggle"]')) return
  const top = t('shell.menu.headline')
  for (const holder of nav.querySelectorAll<HTMLElement>('li[data-id]')) {
    const panel = panelOf(holder)
    if (panel) addHead(panel, holder, top, t)
    if (panel || holder.dataset.nav === 'group') addToggle(holder, t)
  }
}

function clicked(nav: HTMLElement, event: MouseEvent, t: Translate): void {
  const holder = part(event.target, 'back')?.parentElement?.closest<HTMLElement>('li')
  if (holder) {
    close(holder)
    toggleOf(holder)?.focus()
    return
  }
  const toggle = part(event.target, 'toggle')
  const toggled = toggle?.closest<HTMLElement>('li')
  if (toggled) {
    if ('open' in toggled.dataset) close(toggled)
    else inBackground(openByButton(nav, toggled, t))
  } else if (event.target instanceof Element && event.target.closest('a') && !event.defaultPrevented) {
    closeNavigation(nav)
  }
}

async function openByButton(nav: HTMLElement, holder: HTMLElement, t: Translate): Promise<void> {
  open(holder)
  if (modeOf(nav) !== 'drawer') return
  const entry = part(holder, 'entry')
  if (entry && entry !== holder) await addLeaves(entry, t)
  // What is below could not be brought: its own page shows it.
  if (!hasPanel(holder)) linkOf(holder)?.click()
  panelOf(holder)?.querySelector<HTMLElement>('[data-nav="back"]')?.focus({ preventScroll: true })
}

function shown(nav: HTMLElement, event: ToggleEvent): void {
  const isOpen = event.newState === 'open'
  for (const rest of document.querySelectorAll<HTMLElement>('main, footer')) rest.inert = isOpen
  if (!isOpen) {
    if (modeOf(nav) !== 'flyouts') closeAll(nav)
    return
  }
  closeOverlays(navigationId)
  openWhereVisitorIs(nav)
  requestAnimationFrame(() => nav.querySelector<HTMLElement>('[popovertarget]')?.focus({ preventScroll: true }))
}

function closeNavigation(nav: HTMLElement): void {
  closeAll(nav)
  if (nav.matches(':popover-open')) nav.hidePopover()
}

function markCurrent(nav: HTMLElement, path: string): void {
  for (const link of nav.querySelectorAll('a')) {
    const value = currentness(link.pathname, path)
    if (value) link.setAttribute('aria-current', value)
    else link.removeAttribute('aria-current')
  }
}

/** The full screen always shows one department; the drawer begins with all of them. */
function openWhereVisitorIs(nav: HTMLElement): void {
  if (modeOf(nav) !== 'fullScreen') return
  const entries = [...nav.querySelectorAll<HTMLElement>('[data-nav="entry"]')].filter(hasPanel)
  const current = entries.find((entry) => entry.querySelector('[aria-current]')) ?? entries[0]
  if (current) openDepartment(current)
}
