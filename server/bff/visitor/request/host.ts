import type { StoreId } from '#contract/generated/types.ts'
import { storeOfHost } from '#contract/store-hosts.ts'
import { isBusinessStore, type ShopLanguage } from '#contract/stores.ts'
import type { Locale } from '../visitor.ts'

type HostSite = { store: StoreId; language: ShopLanguage; locale: Locale }

/** Store, language and locale by host name (storefront.md §1). */
export function siteOfHost(host: string): HostSite {
  const { store, language } = storeOfHost(host)
  const locale = language === 'en-DE' ? 'en' : isBusinessStore(store) ? 'edu' : 'de'
  return { store, language, locale }
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
