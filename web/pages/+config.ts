import type { Config } from 'vike/types'
import { textsOfEveryPage } from '../lib/i18n/texts-of-every-page.ts'

/** Settings of every page; see web/README.md for what a page folder holds. */
const config: Config = {
  clientRouting: true,
  hydrationCanBeAborted: true,
  // The edge has its own rules for addresses (storefront.md §2).
  disableUrlNormalization: true,
  injectScriptsAt: 'HTML_BEGIN',
  // See web/entry/prefetch-links.ts.
  prefetchStaticAssets: false,
  // A page has a time of its own at the edge; Vike would set two timers for each hook.
  hooksTimeout: false,
  ai: { skill: false },
  texts: textsOfEveryPage,
  meta: {
    data: { env: { server: true, client: true } },
    guard: { env: { server: true, client: true } },
    texts: { env: { server: true, client: true }, cumulative: true },
    isPrivate: { env: { server: true, client: true } },
    isSelfContained: { env: { server: true } },
    area: { env: { server: true, client: true } },
    robots: { env: { server: true, client: true } },
    hasOpenGraph: { env: { server: true, client: true } },
    Layout: { env: { server: true, client: true } },
  },
}
export default config
