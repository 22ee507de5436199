import type { CacheLifetime } from '#contract/generated/types.ts'
import type { Lifetime } from '../../cache/entry.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/**
 * How long answers live (see Lifetime). What changes is purged by its tags within a second or two, so these bound
 * only what no tag names, and what happens when the engine is away.
 */
export const lifetimes = {
  /** Navigation, footer, texts, switches: the same on every page. */
  shell: { ttl: 5 * minute, swr: hour, sie: day },
  /** Pages that editors compose; teasers may show products, which no tag of the page names. */
  content: { ttl: minute, swr: 10 * minute, sie: day },
  /** Products and listings with their prices and stock. */
  catalogue: { ttl: minute, swr: 5 * minute, sie: hour },
  /** What no tag names: results for free text, items without their product. */
  brief: { ttl: 30, swr: minute, sie: 10 * minute },
  /** An answer of null: what is missing may appear, and asking for nonsense must not fill the cache. */
  missing: { ttl: 30, swr: 0, sie: 0 },
  /** What strangers of the business store may not see, and won't in an hour either. */
  denied: { ttl: 5 * minute, swr: hour, sie: day },
} as const satisfies Record<CacheLifetime | 'missing' | 'denied', Lifetime>
