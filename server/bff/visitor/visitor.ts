import type { StoreId } from '#contract/generated/types.ts'
import type { ShopLanguage } from '#contract/stores.ts'

/** Locale of the interface (storefront.md §1). */
export type Locale = 'de' | 'edu' | 'en'

/** What the edge knows of whoever asks, before anything is looked up. */
export type Visitor = {
  store: StoreId
  language: ShopLanguage
  locale: Locale
  /** Scheme, host and port as the visitor wrote them, for absolute addresses. */
  origin: string
  /** Variant by test id, from the cookies BZ_AB_*; the same for every test on every page. */
  abVariants: Readonly<Record<string, string>>
  /** Decides the variants of tests that the visitor meets for the first time; random, kept once a test was met. */
  abSeed: string
  requestId: string
}
