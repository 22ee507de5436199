import { isServer } from '../hydration/is-server.ts'
import { createStore, useStore } from './store.ts'

const events = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchstart'] as const

const hasInteracted = createStore(false)

function note({ type: seen, target }: Event): void {
  // A slider that turns by itself scrolls, too.
  if (seen === 'scroll' && target !== document) return
  for (const type of events) removeEventListener(type, note, { capture: true })
  hasInteracted.set(true)
}

/** The visitor may have acted before this was loaded, or before anything here was asked for: the loader notes it (lib/hydration/early/loader.ts). */
const value = (): boolean => hasInteracted.value() || (!isServer && 'touched' in document.documentElement.dataset)

const watched = {
  ...hasInteracted,
  value,
  subscribe: (listener: () => void) => {
    if (!value()) {
      // The same listener is added once, however often it is asked for.
      for (const type of events) addEventListener(type, note, { capture: true, passive: true })
    }
    return hasInteracted.subscribe(listener)
  },
}

/** Resolves with the first thing that the visitor does. */
export function firstInteraction(): Promise<void> {
  return new Promise((resolve) => {
    if (watched.value()) return resolve()
    const stop = watched.subscribe(() => {
      stop()
      resolve()
    })
  })
}

/** Whether the visitor has done anything yet; it counts for the rest of the visit. Sliders show all they have then (storefront.md §4). */
export function useHasInteracted(): boolean {
  return useStore(watched, () => false)
}
