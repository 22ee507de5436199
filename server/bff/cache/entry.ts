/** Seconds: fresh for `ttl`, then stale-while-revalidate for `swr`, then stale-if-error for `sie`. */
export type Lifetime = { ttl: number; swr: number; sie: number }

export type CacheValue = string | Buffer

/** A cached value with its tags and expiry times, in milliseconds of this process's clock. */
export type Entry = {
  value: CacheValue
  tags: readonly string[]
  freshUntil: number
  staleUntil: number
  usableUntil: number
  /** Not reloaded before this time: the last load failed, or another process is loading. */
  retryAt: number
  /** Time of the last failed reload; 0 without one. */
  failedAt: number
}

/**
 * Times in milliseconds, counted from `start`, at which a value stops being fresh, servable while stale, and usable on
 * error.
 */
export function endsOf({ ttl, swr, sie }: Lifetime, start: number): [fresh: number, stale: number, usable: number] {
  return [start + ttl * 1000, start + (ttl + swr) * 1000, start + (ttl + Math.max(swr, sie)) * 1000]
}
