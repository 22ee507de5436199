import type { PanelBringer } from './navigation-pointer.ts'
import { close, closeAll, linkOf, modeOf, panelOf, part } from './navigation-state.ts'

/**
 * Arrows lead along the entries, into what is below one, through its links and from column to column; Esc closes a flyout and goes
 * back to its entry. In the drawer and the full screen Tab stays inside; Esc is the popover's own.
 */
export function followKeys(nav: HTMLElement, panels: PanelBringer, signal: AbortSignal): void {
  nav.addEventListener(
    'keydown',
    (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return
      const isHandled =
        event.key === 'Tab' ? modeOf(nav) !== 'flyouts' && keepInside(nav, event) : moveByArrows(nav, panels, event)
      if (isHandled) event.preventDefault()
    },
    { signal },
  )

  nav.addEventListener(
    'focusin',
    (event) => {
      const entry = part(event.target, 'entry')
      if (entry && modeOf(nav) !== 'drawer') panels.bring(entry)
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
}

function moveByArrows(nav: HTMLElement, panels: PanelBringer, event: KeyboardEvent): boolean {
  const mode = modeOf(nav)
  const entry = part(event.target, 'entry')
  if (!entry || mode === 'drawer') return false
  if (event.key === 'Escape') {
    const isFlyout = mode === 'flyouts' && 'open' in entry.dataset
    if (isFlyout) {
      closeAll(nav)
      linkOf(entry)?.focus()
    }
    return isFlyout
  }
  return part(event.target, 'panel') ? moveInPanel(entry, event) : moveAlongEntries(nav, panels, entry, event.key)
}

/** Entries lie beside each other above flyouts, and below each other on the full screen. */
function moveAlongEntries(nav: HTMLElement, panels: PanelBringer, entry: HTMLElement, key: string): boolean {
  const entries = [...nav.querySelectorAll<HTMLElement>('[data-nav="entry"]')]
  const isRow = modeOf(nav) === 'flyouts'
  switch (key) {
    case isRow ? 'ArrowRight' : 'ArrowDown':
      return focusEntry(nav, panels, entries[(entries.indexOf(entry) + 1) % entries.length])
    case isRow ? 'ArrowLeft' : 'ArrowUp':
      return focusEntry(nav, panels, entries.at(entries.indexOf(entry) - 1))
    case isRow ? 'ArrowDown' : 'ArrowRight':
      panels.show(entry)
      whenReady(entry, () => focusFirst(linksIn(entry)))
      return true
    default:
      return false
  }
}

/** On the full screen entries are tabs: the one that is reached is shown. */
function focusEntry(nav: HTMLElement, panels: PanelBringer, entry: HTMLElement | undefined): boolean {
  if (entry && modeOf(nav) === 'fullScreen') panels.show(entry)
  return focusFirst([linkOf(entry)])
}

function moveInPanel(entry: HTMLElement, event: KeyboardEvent): boolean {
  const links = linksIn(entry)
  const at = event.target instanceof HTMLElement ? links.indexOf(event.target) : -1
  switch (event.key) {
    case 'ArrowDown':
      return focusFirst([links[at + 1]])
    case 'ArrowUp':
      return focusFirst([links[at - 1] ?? linkOf(entry)])
    case 'ArrowRight':
    case 'ArrowLeft': {
      const step = event.key === 'ArrowRight' ? 1 : -1
      const columns = [...entry.querySelectorAll<HTMLElement>('[data-nav="column"], ul > [data-nav="group"]')]
        .map((column) => linksIn(column)[0])
        .filter((first) => first !== undefined)
      const here = columns.findLastIndex((first) => links.indexOf(first) <= at)
      const isWithin = columns[here] !== event.target
      return focusFirst([columns[step < 0 && isWithin ? here : here + step] ?? (step < 0 ? linkOf(entry) : undefined)])
    }
    default:
      return false
  }
}

/** Links of a panel that can be seen, in reading order. */
function linksIn(holder: HTMLElement): HTMLElement[] {
  return [...holder.querySelectorAll<HTMLElement>('[data-nav="panel"] a')].filter((link) =>
    link.checkVisibility({ visibilityProperty: true }),
  )
}

/** Acts when the data of a panel is there, unless the visitor has gone on. */
function whenReady(entry: HTMLElement, action: () => void): void {
  if (panelOf(entry)?.dataset.ready !== undefined) action()
  else
    entry.addEventListener('navigation:ready', () => entry.contains(document.activeElement) && action(), { once: true })
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

function focusFirst([link]: readonly (HTMLElement | null | undefined)[]): boolean {
  link?.focus()
  return link != null
}
