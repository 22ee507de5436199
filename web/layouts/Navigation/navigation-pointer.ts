import { delays, switchDelay } from './navigation.rules.ts'
import { intentDelay } from './navigation-panels.ts'
import { closeAll, modeOf, part } from './navigation-state.ts'

/** Brings an entry's panel; `show` opens it. */
export type PanelBringer = { bring: (entry: HTMLElement) => void; show: (entry: HTMLElement) => void }

/**
 * Opens flyouts on hover with delays, so that crossing the row opens nothing. A movement down from an open entry aims at its links, so
 * the entries that it crosses open later.
 */
export function followPointer(nav: HTMLElement, { bring, show }: PanelBringer, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let intent: ReturnType<typeof setTimeout> | undefined
  let isHeadingDown = false
  /** The panel or entry that the pointer was last moved over. */
  let under: HTMLElement | null = null

  const later = (delay: number, action: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(action, delay)
  }
  const hovers = (event: PointerEvent) => event.pointerType !== 'touch' && modeOf(nav) !== 'drawer'

  // A page never opens a flyout by itself: what has closed above a resting pointer is no wish of the visitor's.
  nav.addEventListener(
    'pointermove',
    (event) => {
      if (!hovers(event)) return
      isHeadingDown = event.movementY > 0
      const panel = part(event.target, 'panel')
      const entry = part(event.target, 'entry')
      if (under === (panel ?? entry)) return
      under = panel ?? entry
      clearTimeout(intent)
      if (panel) {
        clearTimeout(timer)
      } else if (entry) {
        intent = setTimeout(() => bring(entry), intentDelay)
        const isOther = nav.querySelector('[data-nav="entry"][data-open]') !== null
        if ('open' in entry.dataset) clearTimeout(timer)
        else later(isOther ? switchDelay(isHeadingDown) : delays.department, () => show(entry))
      }
    },
    { signal, passive: true },
  )

  nav.addEventListener(
    'pointerleave',
    (event) => {
      under = null
      clearTimeout(timer)
      clearTimeout(intent)
      if (hovers(event) && modeOf(nav) === 'flyouts') later(delays.submenu, () => closeAll(nav))
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
      if (!entry || !isTop || !isTouch || modeOf(nav) === 'drawer' || 'open' in entry.dataset) return
      event.preventDefault()
      event.stopPropagation()
      show(entry)
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

  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    clearTimeout(intent)
  })
}
