import { assumedCurrencies, isBusinessStore, shopLanguages } from '#contract/stores.ts'
import { Sites } from '#web/generated/operations.ts'
import type { Site } from '#web/lib/page/site.ts'
import type { EdgeRun } from '../graphql/edge-run.ts'
import type { Visitor } from '../visitor/visitor.ts'
import type { ShopNames } from './shop-names.ts'

const consumerStores = ['de', 'at', 'ch'] as const

/** `isKnown`: the engine has told all of it. */
export type KnownSite = { site: Site; isKnown: boolean }

type SiteOptions = { run: EdgeRun; renderer: { buildId: string }; isDebug: boolean; names: ShopNames }

/** What pages may know of the storefront. While the engine cannot be asked, an assumed currency, the name that it told last, and no alternates. */
export async function siteOf(
  visitor: Visitor,
  { run, renderer, isDebug, names }: SiteOptions,
): Promise<{ site: Site /** The engine has told all of it. */; isKnown: boolean }> {
  const { store, language, locale, origin } = visitor
  const isB2b = isBusinessStore(store)
  const stores = (await run(Sites, {}, visitor).catch(() => null))?.data?.getStores ?? []
  const storeOf = (wanted: string) => stores.find(({ id }) => id === wanted)
  const own = storeOf(store)
  const consumer = isB2b ? [] : consumerStores.map(storeOf)
  const [de, at, ch] = consumer.map((found) => found?.baseUrl.replace(/\/$/, ''))
  if (own) names.keep(visitor, own.name)
  const site = {
    store,
    language,
    textLanguage: shopLanguages[language],
    locale,
    isB2b,
    shopName: names.of(visitor),
    logo: own?.logo ?? null,
    currencyCode: own?.currencyCode ?? assumedCurrencies[store],
    origin,
    alternates: de && at && ch ? { de, at, ch } : null,
    buildId: renderer.buildId,
    isDebug,
  }
  return { site, isKnown: own !== undefined && consumer.every((found) => found !== undefined) }
}
