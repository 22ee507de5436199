import type { StoreId } from '#contract/generated/types.ts'
import { isBusinessStore, type ShopLanguage } from '#contract/stores.ts'
import type { Locale } from '../visitor.ts'

type HostSite = { store: StoreId; language: ShopLanguage; locale: Locale }

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
  return { store, language, locale: language === 'en-DE' ? 'en' : isBusinessStore(store) ? 'edu' : 'de' }
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

/**
 * Domain of cookies that the languages of a store share: the store's own host name, which its English host stands below. Null where the store
 * has one host; consumer stores have, and their name may stand above hosts of other stores.
 */
export function sharedDomainOf(host: string): string | null {
  if (!isBusinessStore(siteOfHost(host).store)) return null
  const name = host.toLowerCase().replace(/:\d+$/, '').replace(/^en\./, '')
  return name.includes('.') ? name : null
}

/** Every store under `localhost`, and the addresses that health checks use, at the edge's port and at the usual one. */
export function hostsOfThisMachine(port: number): string[] {
  const names = ['localhost', 'at.localhost', 'ch.localhost', 'educational.localhost', 'en.educational.localhost']
  return [...names, '127.0.0.1', '[::1]'].flatMap((name) => [`${name}:${port}`, name])
}

const hostForm = /^(?:[a-z0-9](?:[a-z0-9.-]{0,252})|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/

/**
 * The host of a request in its normal form (lower case, without the protocol's own port), so that one shop has one origin.
 * Null for a header that names no host.
 */
export function readHost(header: string | undefined, protocol: string): string | null {
  const host = header?.toLowerCase() ?? ''
  if (!hostForm.test(host) || !URL.canParse(`${protocol}://${host}`)) return null
  return host.replace(protocol === 'https' ? /:443$/ : /:80$/, '')
}
