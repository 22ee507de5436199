import { close, closeAll, isDesktop, open, part } from './navigation-state.ts'

/**
 * On a desk: arrows along the departments, down into a flyout, between groups and their links; Esc closes and goes back
 * to the department. In the drawer: Tab stays inside while it is open; Esc is the popover's own.
 */
export function followKeys(nav: HTMLElement, signal: AbortSignal): void {
  nav.addEventListener(
    'keydown',
    (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return
      const isHandled = isDesktop() ? moveOnDesk(nav, event) : event.key === 'Tab' && keepInside(nav, event)
      if (isHandled) event.preventDefault()
    },
    { signal },
  )

  nav.addEventListener(
    'focusout',
    (event) => {
      const next = event.relatedTarget
      const left = part(event.target, 'entry')
      if (!isDesktop() || !left || !(next instanceof Node)) return
      if (!left.contains(next)) close(left)
    },
    { signal },
  )

  nav.addEventListener(
    'focusin',
    (event) => {
      const group = part(event.target, 'group')
      if (group && isDesktop()) open(group)
    },
    { signal },
  )
}

function moveOnDesk(nav: HTMLElement, event: KeyboardEvent): boolean {
  const entry = part(event.target, 'entry')
  const group = part(event.target, 'group')
  if (!entry) return false
  if (event.key === 'Escape') {
    const wasOpen = 'open' in entry.dataset
    closeAll(nav)
    if (wasOpen) firstLink(entry)?.focus()
    return wasOpen
  }
  if (!group) return moveAlongDepartments(nav, entry, event.key)
  const isLeaf = part(event.target, 'panel')?.matches('ul') === true
  return isLeaf ? moveInLeaves(group, event) : moveInGroups(group, event.key)
}

function moveAlongDepartments(nav: HTMLElement, entry: HTMLElement, key: string): boolean {
  const entries = [...nav.querySelectorAll<HTMLElement>('[data-nav="entry"]')]
  switch (key) {
    case 'ArrowRight':
      return focusLinkOf(entries[(entries.indexOf(entry) + 1) % entries.length])
    case 'ArrowLeft':
      return focusLinkOf(entries.at(entries.indexOf(entry) - 1))
    case 'ArrowDown': {
      const group = entry.querySelector<HTMLElement>('[data-nav="group"]')
      if (group) open(entry)
      return focusLinkOf(group)
    }
    default:
      return false
  }
}

function moveInGroups(group: HTMLElement, key: string): boolean {
  switch (key) {
    case 'ArrowDown':
      return focusLinkOf(group.nextElementSibling)
    case 'ArrowUp':
      return focusLinkOf(group.previousElementSibling ?? group.closest('[data-nav="entry"]'))
    case 'ArrowRight':
      return focusLinkOf(group.querySelector('li'))
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
  const stops = [...nav.querySelectorAll<HTMLElement>('a, button')].filter((element) => element.checkVisibility())
  const [first, last] = event.shiftKey ? [stops.at(-1), stops[0]] : [stops[0], stops.at(-1)]
  if (document.activeElement !== last) return false
  first?.focus()
  return true
}

function firstLink(holder: Element | null | undefined): HTMLElement | null {
  return holder?.querySelector<HTMLElement>('[data-nav="link"]') ?? null
}

function focusLinkOf(holder: Element | null | undefined): boolean {
  const link = firstLink(holder)
  link?.focus()
  return link !== null
}
