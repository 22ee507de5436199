import { delays, groupDelay } from './navigation.rules.ts'
import { closeAll, hasPanel, modeOf, open, openDepartment, part } from './navigation-state.ts'

/**
 * Opens flyouts on hover with delays, so that crossing the row opens nothing. A sideways movement inside a flyout aims
 * at its links, so the groups that it crosses open later.
 */
export function followPointer(nav: HTMLElement, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isHeadingSideways = false

  const later = (delay: number, act: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(act, delay)
  }
  const hovers = (event: PointerEvent) => event.pointerType !== 'touch' && modeOf(nav) !== 'drawer'

  const show = (entry: HTMLElement) => {
    if (hasPanel(entry)) openDepartment(entry)
    else if (modeOf(nav) === 'flyouts') closeAll(nav)
  }

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
        else later(groupDelay(isHeadingSideways), () => open(group))
      } else if (part(event.target, 'panel')) {
        clearTimeout(timer)
      } else if (entry) {
        later(delays.department, () => show(entry))
      }
    },
    { signal },
  )

  nav.addEventListener(
    'pointerleave',
    (event) => {
      clearTimeout(timer)
      if (hovers(event) && modeOf(nav) === 'flyouts') later(delays.group, () => closeAll(nav))
    },
    { signal },
  )

  // On a large touch screen the first tap opens the flyout, the second follows the link.
  nav.addEventListener(
    'click',
    (event) => {
      clearTimeout(timer)
      const entry = part(event.target, 'entry')
      const isTop = event.target instanceof Element && event.target.closest('a')?.parentElement === entry
      const isTouch = event instanceof PointerEvent && event.pointerType === 'touch'
      if (!entry || !isTop || !isTouch || modeOf(nav) === 'drawer') return
      if ('open' in entry.dataset || !hasPanel(entry)) return
      event.preventDefault()
      event.stopPropagation()
      openDepartment(entry)
    },
    { signal, capture: true },
  )

  document.addEventListener(
    'pointerdown',
    (event) => {
      if (event.target instanceof Node && !nav.contains(event.target) && modeOf(nav) === 'flyouts') closeAll(nav)
    },
    { signal },
  )

  signal.addEventListener('abort', () => clearTimeout(timer))
}
