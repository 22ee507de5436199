import { createStore } from '../../lib/browser/store.ts'
import type { ConsentLayer } from '../../lib/visitor/consent.ts'

/** Which layer is shown; it is set from outside of React as well. */
export const layerWanted = createStore<ConsentLayer | null>(null)
