import type { CacheValue, Entry } from '../entry.ts'

/** An entry whose times are of no matter. */
export const entryOf = (value: CacheValue, tags: string[] = []): Entry => ({
  value,
  tags,
  freshUntil: 1,
  staleUntil: 2,
  usableUntil: 3,
  retryAt: 0,
  failedAt: 0,
})
