import { LRUCache } from 'lru-cache'
import type { StoreId } from '#contract/generated/types.ts'
import type { Change } from '#engine/change-log/change-log.repository.ts'
import type { OfferState } from './offer.model.ts'

/** Items of a store, some 300 bytes each. */
const remembered = 5000

/**
 * States of items that were read lately, until the change log names their products. It tells of a claim on stock only when that
 * changes whether an item is one of the last: how many are left beyond `fewInStock` may be out of date. Items with a deal are not kept.
 */
export const createRecentStates = () => {
  const cache = new LRUCache<string, OfferState>({ max: remembered })
  let generation = 0
  return {
    apply: (changes: readonly Change[]): void => {
      generation++
      const changed = new Set(changes.map(({ tag }) => tag))
      if (changed.has('catalogue')) cache.clear()
      for (const [key, { productId }] of cache.entries()) if (changed.has(`product:${productId}`)) cache.delete(key)
    },
    /** Taken before a read; what was read is only kept when the change log told nothing meanwhile. */
    generation: (): number => generation,
    keep: (store: StoreId, states: readonly OfferState[], readIn: number): void => {
      if (readIn !== generation) return
      for (const state of states) if (!state.hasDeal) cache.set(`${store} ${state.id}`, state)
    },
    /** Null when one of the items is not kept. */
    find: (store: StoreId, itemIds: Iterable<string>): OfferState[] | null => {
      const found: OfferState[] = []
      for (const id of itemIds) {
        const state = cache.get(`${store} ${id}`)
        if (!state) return null
        found.push(state)
      }
      return found
    },
  }
}
