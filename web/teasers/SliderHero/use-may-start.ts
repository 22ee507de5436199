import { useSyncExternalStore } from 'react'
import { useSite } from '../../lib/use-page.ts'

const firstActs = ['pointerdown', 'keydown', 'scroll', 'touchstart'] as const

let hasActed = false
const waiting = new Set<() => void>()

function act(): void {
  hasActed = true
  for (const type of firstActs) removeEventListener(type, act, { capture: true })
  for (const notify of waiting) notify()
}

function subscribe(notify: () => void): () => void {
  if (hasActed) return () => {}
  if (waiting.size === 0) {
    for (const type of firstActs) addEventListener(type, act, { capture: true, passive: true })
  }
  waiting.add(notify)
  return () => waiting.delete(notify)
}

/**
 * Whether slides may begin to move by themselves (storefront.md §4): in the Swiss store at once, elsewhere once the
 * visitor has answered the question for consent. As long as the shop asks no such question, the first act on the page
 * stands for it, whatever it is; it counts for the rest of the visit.
 */
export function useMayStart(): boolean {
  const { store } = useSite()
  const acted = useSyncExternalStore(
    subscribe,
    () => hasActed,
    () => false,
  )
  return store === 'ch' || acted
}
