import type { StoreId } from '#contract/generated/types.ts'
import type { ShopLanguage } from '#contract/stores.ts'
import type { Budget } from '../upstream/budget.ts'
import type { Identity } from './identity.ts'

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
  /** Whose data private fields are about; null where an answer may go to several visitors. */
  identity: Identity | null
  /**
   * Business store: token of a customer's session, which the engine has confirmed. Shared answers for members are asked for
   * with it, and kept apart from those for strangers.
   */
  memberToken: string | null
  /** Time that the request has for the upstream; without it each call has the whole of it. */
  budget?: Budget
  /** Business store: there is a session, and the engine can't be asked now whether it is a customer's. */
  isUnconfirmed: boolean
  /** In development and tests: what shall go wrong for him. */
  faults?: string
}

/** Whose answers may be shared: those of a store, apart for members and strangers where that makes a difference. */
export const audienceOf = ({ store, memberToken }: Pick<Visitor, 'store' | 'memberToken'>): string =>
  memberToken === null ? store : `${store}+members`

/** For what may go to several visitors: nothing that is one visitor's gets in, and no cookie of his out. */
export const withoutIdentity = (visitor: Visitor): Visitor => ({ ...visitor, identity: null })
