import type { StoreId } from './generated/types.ts'

export const storeIds = ['de', 'at', 'ch', 'b2b'] as const satisfies readonly StoreId[]

/** What pages assume while the engine cannot be asked; the currency of a store is a field of its record. */
export const assumedCurrencies = { de: 'EUR', at: 'EUR', ch: 'CHF', b2b: 'EUR' } as const satisfies Record<
  StoreId,
  string
>

/** Stores de, at and ch share their customers, the business store has its own; accounts and sessions belong to one of the two. */
export type Realm = 'consumer' | 'business'

export const realmOf = (store: StoreId): Realm => (store === 'b2b' ? 'business' : 'consumer')

export const isBusinessStore = (store: StoreId): boolean => realmOf(store) === 'business'

export const isSameRealm = (one: StoreId, other: StoreId): boolean => realmOf(one) === realmOf(other)

/** Languages of texts; every shop language is one of them with a country. */
export type TextLanguage = 'de' | 'en'

/** Shop languages (storefront.md §1) with the language of their texts. */
export const shopLanguages = {
  'de-DE': 'de',
  'de-AT': 'de',
  'de-CH': 'de',
  'en-DE': 'en',
} as const satisfies Record<string, TextLanguage>

export type ShopLanguage = keyof typeof shopLanguages

/**
 * A/B test of what DHL takes on top (transactions.md §7). The edge assigns its variants; their amounts are entries of the parameter
 * `surchargeParameter`, by which the engine calculates.
 */
export const surchargeTest = 'T164'
export const surchargeParameter = 'T164_DHL-Surcharge'

/** Headers by which every call to the engine says for whom it is. */
export const callHeaders = {
  store: 'x-store',
  language: 'accept-language',
  requestId: 'x-request-id',
  visitorId: 'x-user-id',
  userToken: 'x-user-token',
  /** Session of an editor of the studio. */
  editorToken: 'x-editor-token',
  cartId: 'x-cart-id',
  /** Pseudonym of the browser: hash of the seed by which its variants of A/B tests were drawn. Stored with tracking events alone. */
  browserKey: 'x-browser-key',
  clientNetwork: 'x-client-network',
  /** Variant of the test `surchargeTest` that the visitor sees. */
  surchargeVariant: 'x-surcharge-variant',
  /** What a preview shows (preview.ts); absent from calls for visitors. */
  preview: 'x-preview',
  /** In development and tests: what shall go wrong (server/shop/operations/faults.ts). */
  faults: 'x-faults',
} as const

/** In the business store everything else is for its customers alone (transactions.md §2). */
export const openBusinessPaths = ['/service/', '/legal-notice/', '/rechtliches/'] as const

export const isOpenBusinessPath = (path: string): boolean => openBusinessPaths.some((root) => path.startsWith(root))
