import { currentness } from './navigation.rules.ts'
import { followKeys } from './navigation-keys.ts'
import { followPointer } from './navigation-pointer.ts'
import { close, closeAll, isDesktop, open, part } from './navigation-state.ts'

export type NavigationBehaviour = {
  /** Another page is there: everything closes and the way to it is marked. */
  arriveAt: (path: string) => void
  stop: () => void
}

/** Refines the navigation that the server sent; before this runs, CSS opens flyouts and the drawer shows every link. */
export function startNavigation(nav: HTMLElement): NavigationBehaviour {
  const controller = new AbortController()
  const { signal } = controller
  const desk = matchMedia('(min-width: 1024px)')

  nav.dataset.live = ''
  followPointer(nav, signal)
  followKeys(nav, signal)

  nav.addEventListener(
    'click',
    (event) => {
      const toggle = part(event.target, 'toggle')
      if (toggle) {
        const holder = toggle.closest<HTMLElement>('li')
        if (holder && 'open' in holder.dataset) close(holder)
        else if (holder) open(holder)
      } else if (part(event.target, 'link') && !event.defaultPrevented) {
        closeAll(nav)
        nav.hidePopover()
      }
    },
    { signal },
  )

  nav.addEventListener(
    'toggle',
    () => {
      const isOpen = nav.matches(':popover-open')
      for (const rest of document.querySelectorAll<HTMLElement>('main, footer')) rest.inert = isOpen
      if (isOpen) unfoldCurrent(nav)
      else if (!isDesktop()) closeAll(nav)
    },
    { signal },
  )

  // The drawer of a phone that was turned, or a flyout of a window that was made small, has no place any more.
  desk.addEventListener(
    'change',
    () => {
      closeAll(nav)
      nav.hidePopover()
    },
    { signal },
  )

  return {
    arriveAt: (path) => {
      closeAll(nav)
      nav.hidePopover()
      markCurrent(nav, path)
    },
    stop: () => {
      controller.abort()
      delete nav.dataset.live
    },
  }
}

function markCurrent(nav: HTMLElement, path: string): void {
  for (const link of nav.querySelectorAll<HTMLAnchorElement>('[data-nav="link"]')) {
    const value = currentness(link.pathname, path)
    if (value) link.setAttribute('aria-current', value)
    else link.removeAttribute('aria-current')
  }
}

/** Opens the drawer where the visitor stands. */
function unfoldCurrent(nav: HTMLElement): void {
  for (const link of nav.querySelectorAll('[aria-current]')) {
    const holder = link.closest<HTMLElement>('[data-nav="entry"], [data-nav="group"]')
    if (holder?.querySelector('[data-nav="panel"]')) open(holder)
  }
}
