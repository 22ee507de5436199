import type { Config } from 'vike/types'

/** Settings of every page; see web/README.md for what a page folder holds. */
const config: Config = {
  clientRouting: true,
  hydrationCanBeAborted: true,
  // The edge has its own rules for addresses (storefront.md §2).
  disableUrlNormalization: true,
  injectScriptsAt: 'HTML_BEGIN',
  // See web/entry/prefetch-links.ts.
  prefetchStaticAssets: false,
  ai: { skill: false },
  meta: {
    data: { env: { server: true, client: true } },
    guard: { env: { server: true, client: true } },
    texts: { env: { server: true, client: true }, cumulative: true },
    isPrivate: { env: { server: true, client: true } },
    Layout: { env: { server: true, client: true } },
  },
}
export default config
