/** Seconds. Fresh for `ttl`; after that served while it is refreshed for `swr`, and in place of a failure for `sie`. */
export type Lifetime = { ttl: number; swr: number; sie: number }

export type CacheValue = string | Buffer

/** A cached value with its tags and its ends, in milliseconds of this process's clock. */
export type Entry = {
  value: CacheValue
  tags: readonly string[]
  freshUntil: number
  staleUntil: number
  usableUntil: number
  /** Until then nobody tries to load it again: the last attempt failed or another process is at it. */
  retryAt: number
  /** When loading it again failed; 0 when it didn't. */
  failedAt: number
}

/** Milliseconds after `start` at which a value stops being fresh, servable and usable in an emergency. */
export function endsOf({ ttl, swr, sie }: Lifetime, start: number): [fresh: number, stale: number, usable: number] {
  return [start + ttl * 1000, start + (ttl + swr) * 1000, start + (ttl + Math.max(swr, sie)) * 1000]
}
