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

/** Among the remaining seconds: of a part that the page lacks, since it has not come yet or never will. */
export const lacking = -1

/** A page lives no longer than the shortest-lived part of its data; `ttls` are the remaining seconds of these parts. */
export function pageLifetime(status: number, ttls: readonly number[]): Lifetime {
  if (status === 404 || status === 410) return pageLifetimes.missing
  const { ttl, swr, sie } = status === 200 ? pageLifetimes.page : pageLifetimes.redirect
  const left = Math.min(ttl, ...ttls)
  // Kept as others it would be shown once more an hour later: now the next visitor waits for a whole one, unless none can be made.
  const isPartial = status === 200 && left === lacking
  return { ttl: Math.max(1, left), swr: isPartial ? 0 : swr, sie }
}
