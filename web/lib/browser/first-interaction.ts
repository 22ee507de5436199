import { useSyncExternalStore } from 'react'

const acts = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchstart'] as const

let hasInteracted = false
const waiting = new Set<() => void>()

function note(): void {
  hasInteracted = true
  for (const type of acts) removeEventListener(type, note, { capture: true })
  for (const notify of waiting) notify()
}

function subscribe(notify: () => void): () => void {
  if (hasInteracted) return () => {}
  if (waiting.size === 0) {
    for (const type of acts) addEventListener(type, note, { capture: true, passive: true })
  }
  waiting.add(notify)
  return () => waiting.delete(notify)
}

/** Whether the visitor has done anything yet; it counts for the rest of the visit. Sliders show all they have then (storefront.md §4). */
export function useHasInteracted(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => hasInteracted,
    () => false,
  )
}
