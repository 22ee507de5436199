import type { Lifetime } from '../../cache/swr-cache.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/**
 * Seconds. A change in the shop purges pages by tag; these lifetimes bound the age of pages whose change was not
 * reported.
 */
export const pageLifetimes = {
  page: { ttl: 5 * minute, swr: hour, sie: day },
  redirect: { ttl: 5 * minute, swr: hour, sie: day },
  /** Short: the page may be created, and clients can request any number of missing addresses. */
  missing: { ttl: minute, swr: 0, sie: 0 },
} as const satisfies Record<string, Lifetime>

/** A page lives no longer than the shortest-lived part of its data; `ttls` are the remaining seconds of these parts. */
export function pageLifetime(status: number, ttls: readonly number[]): Lifetime {
  if (status === 404 || status === 410) return pageLifetimes.missing
  const { ttl, swr, sie } = status === 200 ? pageLifetimes.page : pageLifetimes.redirect
  return { ttl: Math.max(1, Math.min(ttl, ...ttls)), swr, sie }
}
