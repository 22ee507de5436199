import type { AbAssignmentsQuery } from '../../generated/operations.ts'

/** What holds for every page of one visit: the storefront, its language and where it stands. Nothing personal. */
export type Site = {
  store: 'de' | 'at' | 'ch' | 'b2b'
  language: 'de-DE' | 'de-AT' | 'de-CH' | 'en-DE'
  textLanguage: 'de' | 'en'
  locale: 'de' | 'edu' | 'en'
  isB2b: boolean
  /** It ends every title, and stands wherever a machine asks who this is. Empty while the engine has never told it. */
  shopName: string
  /** The shop's own logo; null: its name stands for it. */
  logo: { src: string; width: number; height: number } | null
  /** ISO 4217 code of the store. */
  currencyCode: string
  /** Scheme, host and port, without a slash at the end. */
  origin: string
  /** Origins of the consumer stores for alternate links; null where there are none to name (storefront.md §9). */
  alternates: { de: string; at: string; ch: string } | null
  buildId: string
  /** Error pages show the error itself (storefront.md §2): in development, or where operators asked for it. */
  isDebug: boolean
}

/** The variant that the visitor sees of an active test. */
export type AbAssignment = AbAssignmentsQuery['abAssignments'][number]
