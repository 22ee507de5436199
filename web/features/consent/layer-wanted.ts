import { useSyncExternalStore } from 'react'
import type { ConsentLayer } from '../../lib/visitor/consent.ts'

let current: ConsentLayer | null = null
const listeners = new Set<() => void>()

/** Which layer is to be seen; it is asked for from outside of React. */
export const layerWanted = {
  set: (layer: ConsentLayer | null): void => {
    current = layer
    for (const notify of listeners) notify()
  },
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

export function useLayerWanted(): ConsentLayer | null {
  return useSyncExternalStore(subscribe, () => current)
}
