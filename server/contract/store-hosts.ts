import type { StoreId } from './generated/types.ts'
import type { ShopLanguage } from './stores.ts'

/**
 * Store and language by host name (storefront.md §1). On one's own machine a trailing `.localhost` is dropped first, so that at.localhost
 * is the Austrian store.
 */
export function storeOfHost(host: string): { store: StoreId; language: ShopLanguage } {
  const name = host
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/\.localhost$/, '')
  const labels = name.split('.')
  const store = storeOf(labels.at(-1), name)
  return { store, language: languageOf(store, labels[0] === 'en') }
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

/** Every store under `localhost`, and the addresses that health checks use, at the edge's port and at the usual one. */
export function hostsOfThisMachine(port: number): string[] {
  const names = ['localhost', 'at.localhost', 'ch.localhost', 'educational.localhost', 'en.educational.localhost']
  return [...names, '127.0.0.1', '[::1]'].flatMap((name) => [`${name}:${port}`, name])
}
