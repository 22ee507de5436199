import type { StoreId } from '#contract/generated/types.ts'
import type { Preview } from '#contract/preview.ts'
import type { ShopLanguage } from '#contract/stores.ts'
import type { Budget } from '../upstream/budget.ts'
import type { Identity } from './identity.ts'

/** Locale of the interface (storefront.md §1). */
export type Locale = 'de' | 'edu' | 'en'

/** Facts about the visitor that the edge reads from the request alone. */
export type Visitor = {
  store: StoreId
  language: ShopLanguage
  locale: Locale
  /** Scheme, host and port as the visitor wrote them, for absolute addresses. */
  origin: string
  /** Variant by test id, from the cookies BZ_AB_*; the same for every test on every page. */
  abVariants: Readonly<Record<string, string>>
  /** Random seed for the variants of tests that the visitor has not seen yet; stored with the first test. */
  abSeed: string
  /** Pseudonym of a browser that was in a test: hash of its seed. */
  browserKey?: string
  requestId: string
  /** Owner of the data in private fields; null where the answer may be shared. */
  identity: Identity | null
  /**
   * Business store: token of a customer's session that the engine has confirmed. Shared answers for members are
   * requested with it and cached apart from those for strangers.
   */
  memberToken: string | null
  /** Remaining upstream time of the request; without it each call has the full time-out. */
  budget?: Budget
  /** Business store: there is a session, but the engine is unavailable to confirm that it is a customer's. */
  isUnconfirmed: boolean
  /** Set when an editor looks at the shop: nothing is then read from public caches, or put into one, and nothing is changed. */
  preview?: Preview
  /** In development and tests: faults that this visitor's calls trigger. */
  faults?: string
}

/** Cache partition of shared answers: the store and, in the business store, members or strangers. */
export const audienceOf = ({ store, memberToken }: Pick<Visitor, 'store' | 'memberToken'>): string =>
  memberToken === null ? store : `${store}+members`

/** The visitor for what is the same in a preview, and may be cached. */
export const withoutPreview = (visitor: Visitor): Visitor => {
  const { preview, ...others } = visitor
  return preview ? others : visitor
}

/** The visitor for shared answers: no private data can enter the answer, and no cookie is set. */
export const withoutIdentity = (visitor: Visitor): Visitor => ({ ...visitor, identity: null })
