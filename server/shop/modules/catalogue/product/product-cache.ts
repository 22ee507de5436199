import { LRUCache } from 'lru-cache'
import type { Audience } from '#engine/call/audience.ts'
import type { Change } from '#engine/change-log/change-log.repository.ts'

/** Prepared answers by product, dropped when the change log names the product or the whole catalogue. */
export const createProductCache = <Value extends object>(max: number, ttl: number) => {
  const cache = new LRUCache<string, Value>({ max, ttl })
  const audiences = new Set<string>()
  let generation = 0
  const nameOf = ({ store, language }: Audience) => `${store.id} ${language}`
  return {
    get: (id: string, audience: Audience): Value | undefined => cache.get(`${nameOf(audience)} ${id}`),
    getAll: (ids: readonly string[], audience: Audience): (Value | undefined)[] => {
      const name = nameOf(audience)
      return ids.map((id) => cache.get(`${name} ${id}`))
    },
    /** Taken before a read; what was read is only kept when nothing was dropped meanwhile. */
    generation: (): number => generation,
    set: (id: string, audience: Audience, value: Value, readIn: number): void => {
      if (readIn !== generation) return
      audiences.add(nameOf(audience))
      cache.set(`${nameOf(audience)} ${id}`, value)
    },
    drop: (): void => {
      generation++
      cache.clear()
    },
    apply: (changes: readonly Change[]): void => {
      generation++
      if (changes.some(({ tag }) => tag === 'catalogue')) cache.clear()
      for (const { tag } of changes) {
        if (!tag.startsWith('product:')) continue
        const id = tag.slice('product:'.length)
        for (const audience of audiences) cache.delete(`${audience} ${id}`)
      }
    },
  }
}
