import type { StoreId } from '#contract/generated/types.ts'
import { isBusinessStore, openBusinessPaths } from '#contract/stores.ts'

/**
 * What belongs to one visitor. Pages that only say noindex (storefront.md §9: search, login, rating …) are not here: who may
 * not open them can't read that they are not to be listed.
 */
const disallowed = ['/api/', '/graphql', '/checkout', '/prime/checkout', '/myaccount'] as const

/** What pages are drawn with. */
const parts = ['/assets/', '/media/', '/icons/', '/favicon'] as const

const rules = (store: StoreId): string[] =>
  isBusinessStore(store)
    ? [...[...openBusinessPaths, ...parts].map((path) => `Allow: ${path}`), 'Disallow: /']
    : [...disallowed.map((path) => `Disallow: ${path}`), 'Allow: /']

/** The business store is open in a few places only. `baseUrl` has no slash at its end. */
export function robotsTxt(baseUrl: string, store: StoreId): string {
  return ['User-agent: *', ...rules(store), '', `Sitemap: ${baseUrl}/sitemap.xml`, ''].join('\n')
}
