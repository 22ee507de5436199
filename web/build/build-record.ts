/** What is known of a build: written beside it, answered at /builds/meta/{id}.json. */
export type BuildRecord = {
  /** Changes with every change of what the browser gets; 12 characters. */
  id: string
  /** ISO date and time. */
  builtAt: string
  routeRules: RouteRules
  /** Its files below /assets/. */
  files: string[]
}

/** Rules by the beginning of a path; the longest that fits holds. */
export type RouteRules = Readonly<Record<string, RouteRule>>

type RouteRule = {
  /** Its code may be loaded before anybody goes there. */
  prefetch: boolean
}

/** Pages of one visitor, and addresses that do something, are never fetched ahead. */
export const routeRules: RouteRules = {
  '/': { prefetch: true },
  '/api/': { prefetch: false },
  '/checkout/': { prefetch: false },
  '/computop/': { prefetch: false },
  '/login/': { prefetch: false },
  '/logout/': { prefetch: false },
  '/media/': { prefetch: false },
  '/myaccount/': { prefetch: false },
  '/prime/checkout/': { prefetch: false },
  '/rating/': { prefetch: false },
}
