import type { StoreId } from '#contract/generated/types.ts'
import type { ShopLanguage } from '#contract/stores.ts'
import type { Locale } from './visitor.ts'

export type HostSite = { store: StoreId; language: ShopLanguage; locale: Locale }

/**
 * Store, language and locale by host name (storefront.md §1). On one's own machine a trailing `.localhost` is dropped
 * first, so that at.localhost is the Austrian store.
 */
export function siteOfHost(host: string): HostSite {
  const name = host
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/\.localhost$/, '')
  const labels = name.split('.')
  const store = storeOf(labels.at(-1), name)
  const language = languageOf(store, labels[0] === 'en')
  return { store, language, locale: language === 'en-DE' ? 'en' : store === 'b2b' ? 'edu' : 'de' }
}

function storeOf(suffix: string | undefined, name: string): StoreId {
  if (suffix === 'ch') return 'ch'
  if (suffix === 'at') return 'at'
  return name.includes('educational') ? 'b2b' : 'de'
}

function languageOf(store: StoreId, isEnglish: boolean): ShopLanguage {
  if (store === 'ch') return 'de-CH'
  if (store === 'at') return 'de-AT'
  return isEnglish ? 'en-DE' : 'de-DE'
}
