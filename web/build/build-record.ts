/** Description of a build: written beside its files, served at /builds/meta/{id}.json. */
export type BuildRecord = {
  /** Hash of everything the browser gets; 12 characters. */
  id: string
  /** ISO date and time. */
  builtAt: string
  routeRules: RouteRules
  /** The build's files below /assets/. */
  files: string[]
}

/** Rules by path prefix; the longest matching prefix applies. */
export type RouteRules = Readonly<Record<string, RouteRule>>

type RouteRule = {
  /** Whether the browser may prefetch the code of the route. */
  prefetch: boolean
}

/** Private pages and addresses with side effects are never prefetched. */
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
  '/service/contact/': { prefetch: false },
  '/service/mails/': { prefetch: false },
  '/service/withdrawal/': { prefetch: false },
}
