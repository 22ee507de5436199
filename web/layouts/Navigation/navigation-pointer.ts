import { close, closeAll, isDesktop, open, part } from './navigation-state.ts'

/** Milliseconds (storefront.md §9). */
const delays = { department: 250, group: 300, hitarea: 700 }

/**
 * Flyouts follow the mouse with delays, so that crossing the row opens nothing. Whoever moves sideways inside a flyout
 * is on the way to its links: the groups that are crossed wait longer.
 */
export function followPointer(nav: HTMLElement, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isHeadingSideways = false

  const later = (delay: number, act: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(act, delay)
  }
  const hovers = (event: PointerEvent) => event.pointerType !== 'touch' && isDesktop()

  nav.addEventListener(
    'pointermove',
    (event) => {
      if (hovers(event)) isHeadingSideways = event.movementX > Math.abs(event.movementY)
    },
    { signal, passive: true },
  )

  nav.addEventListener(
    'pointerover',
    (event) => {
      if (!hovers(event)) return
      const group = part(event.target, 'group')
      const entry = part(event.target, 'entry')
      if (group && entry && 'open' in entry.dataset) {
        if ('open' in group.dataset) clearTimeout(timer)
        else later(isHeadingSideways ? delays.hitarea : delays.group, () => open(group))
      } else if (part(event.target, 'panel')) {
        clearTimeout(timer)
      } else if (entry) {
        later(delays.department, () => openDepartment(entry))
      }
    },
    { signal },
  )

  nav.addEventListener(
    'pointerleave',
    (event) => {
      if (hovers(event)) later(delays.group, () => closeAll(nav))
    },
    { signal },
  )

  // On a touch screen of a desk's size the first tap opens, the second follows the link.
  nav.addEventListener(
    'click',
    (event) => {
      clearTimeout(timer)
      const entry = part(event.target, 'entry')
      const isTop = part(event.target, 'link') && !part(event.target, 'panel')
      const isTouch = event instanceof PointerEvent && event.pointerType === 'touch'
      if (!entry || !isTop || !isTouch || !isDesktop() || 'open' in entry.dataset) return
      if (!entry.querySelector('[data-nav="panel"]')) return
      event.preventDefault()
      event.stopPropagation()
      openDepartment(entry)
    },
    { signal, capture: true },
  )

  document.addEventListener(
    'pointerdown',
    (event) => {
      if (event.target instanceof Node && !nav.contains(event.target) && isDesktop()) closeAll(nav)
    },
    { signal },
  )

  signal.addEventListener('abort', () => clearTimeout(timer))
}

/** With its first group, so that one is always marked. */
function openDepartment(entry: HTMLElement): void {
  const first = entry.querySelector<HTMLElement>('[data-nav="group"]')
  if (first) {
    open(entry)
    open(first)
  } else for (const sibling of entry.parentElement?.children ?? []) if (sibling instanceof HTMLElement) close(sibling)
}
