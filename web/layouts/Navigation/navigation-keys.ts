import { close, closeAll, linkOf, modeOf, open, openDepartment, part } from './navigation-state.ts'

/**
 * Arrows lead along the departments, into what is below one, between groups and their links; Esc closes a flyout and goes
 * back to its department. In the drawer and the full screen Tab stays inside; Esc is the popover's own.
 */
export function followKeys(nav: HTMLElement, signal: AbortSignal): void {
  nav.addEventListener(
    'keydown',
    (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return
      const isHandled =
        event.key === 'Tab' ? modeOf(nav) !== 'flyouts' && keepInside(nav, event) : moveByArrows(nav, event)
      if (isHandled) event.preventDefault()
    },
    { signal },
  )

  nav.addEventListener(
    'focusout',
    (event) => {
      const next = event.relatedTarget
      const left = part(event.target, 'entry')
      if (modeOf(nav) !== 'flyouts' || !left || !(next instanceof Node)) return
      if (!left.contains(next)) close(left)
    },
    { signal },
  )

  nav.addEventListener(
    'focusin',
    (event) => {
      const group = part(event.target, 'group')
      if (group && modeOf(nav) === 'flyouts') open(group)
    },
    { signal },
  )
}

function moveByArrows(nav: HTMLElement, event: KeyboardEvent): boolean {
  const mode = modeOf(nav)
  const entry = part(event.target, 'entry')
  const group = part(event.target, 'group')
  if (!entry || mode === 'drawer') return false
  if (event.key === 'Escape') {
    const isFlyout = mode === 'flyouts' && 'open' in entry.dataset
    if (isFlyout) {
      closeAll(nav)
      linkOf(entry)?.focus()
    }
    return isFlyout
  }
  if (!group) return moveAlongDepartments(nav, entry, event.key)
  const isLeaf = event.target instanceof Element && event.target.closest('[data-nav="leaves"]') !== null
  return isLeaf ? moveInLeaves(group, event) : moveInGroups(group, event.key)
}

/** Departments lie beside each other above flyouts, and below each other on the full screen. */
function moveAlongDepartments(nav: HTMLElement, entry: HTMLElement, key: string): boolean {
  const entries = [...nav.querySelectorAll<HTMLElement>('[data-nav="entry"]')]
  const isRow = modeOf(nav) === 'flyouts'
  switch (key) {
    case isRow ? 'ArrowRight' : 'ArrowDown':
      return focusDepartment(nav, entries[(entries.indexOf(entry) + 1) % entries.length])
    case isRow ? 'ArrowLeft' : 'ArrowUp':
      return focusDepartment(nav, entries.at(entries.indexOf(entry) - 1))
    case isRow ? 'ArrowDown' : 'ArrowRight': {
      const group = entry.querySelector<HTMLElement>('[data-nav="group"]')
      if (group) openDepartment(entry)
      return focusLinkOf(group)
    }
    default:
      return false
  }
}

/** On the full screen departments are tabs: the one that is reached is shown. */
function focusDepartment(nav: HTMLElement, entry: HTMLElement | undefined): boolean {
  if (entry && modeOf(nav) === 'fullScreen') openDepartment(entry)
  return focusLinkOf(entry)
}

function moveInGroups(group: HTMLElement, key: string): boolean {
  switch (key) {
    case 'ArrowDown':
      return focusLinkOf(group.nextElementSibling)
    case 'ArrowUp':
      return focusLinkOf(group.previousElementSibling ?? part(group, 'entry'))
    case 'ArrowRight':
      return focusLinkOf(group.querySelector('[data-nav="leaves"]'))
    case 'ArrowLeft':
      return focusLinkOf(part(group, 'entry'))
    default:
      return false
  }
}

function moveInLeaves(group: HTMLElement, event: KeyboardEvent): boolean {
  const item = event.target instanceof Element ? event.target.closest('li') : null
  switch (event.key) {
    case 'ArrowDown':
      return focusLinkOf(item?.nextElementSibling)
    case 'ArrowUp':
      return focusLinkOf(item?.previousElementSibling ?? group)
    case 'ArrowLeft':
      return focusLinkOf(group)
    default:
      return false
  }
}

function keepInside(nav: HTMLElement, event: KeyboardEvent): boolean {
  const stops = [...nav.querySelectorAll<HTMLElement>('a, button')].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  )
  const [first, last] = event.shiftKey ? [stops.at(-1), stops[0]] : [stops[0], stops.at(-1)]
  if (document.activeElement !== last) return false
  first?.focus()
  return true
}

function focusLinkOf(holder: Element | null | undefined): boolean {
  const link = linkOf(holder)
  link?.focus()
  return link !== null
}
