/** The form in which content is handed to the engine (`server/shop/modules/studio/content-import/import-content.ts`). */

import type { Footer } from '#schemas/generated/footer.ts'
import type { GridRow } from '#schemas/generated/grid.ts'
import type { StoreId } from '../generated/types.ts'
import type { ShopLanguage, TextLanguage } from '../stores.ts'
import type { ImportMedia, LocalisedText } from './catalogue.ts'
import type { ImportFreeArticle, ImportPromotion, ImportVoucher } from './offers.ts'

/** The company behind a store: sender of invoices, and receiver of bank transfers. */
export type ImportCompany = {
  name: string
  street: string
  postCode: string
  city: string
  /** ISO 3166. */
  country: string
  vatId: string
  /** For questions about an invoice. */
  contact: { name: string; phone: string; email: string }
  /** IBAN without spaces. */
  bank: { holder: string; iban: string; bic: string; name: string }
}

export type ImportStore = {
  id: StoreId
  host: string
  /** http or https and the host, without a slash at its end. */
  baseUrl: string
  currencyCode: string
  country: string
  languages: ShopLanguage[]
  /** Percent. */
  taxRates: { standard: number; reduced: number }
  /** Left out: the store takes no bank transfers and writes no electronic invoices. */
  company?: ImportCompany
}

/** One page in one store and language. */
export type ImportPage = {
  /** The same in every language and store: that makes pages translations of each other. */
  id: string
  store: StoreId
  language: TextLanguage
  name: string
  pageType: string
  /** Null for parts that have no address, as footer-vue. */
  path: string | null
  categoryId?: string
  hideBreadcrumb?: boolean
  hideLeftColumn?: boolean
  seo: {
    title?: string
    description?: string
    robots?: string
    /** Path of the shop or an absolute https URL, as are the addresses of links. */
    canonicalUrl?: string
    links?: { rel: string; href: string; hreflang?: string }[]
    breadcrumbs: { displayName: string; url: string | null }[]
  }
  /** Validated against cms-schemas/grid.schema.json and the schema of each teaser's type. */
  rows: GridRow[]
  /** Only of the page footer-vue; validated against cms-schemas/footer.schema.json. */
  footer?: Footer
  /** Retired: answers 410. */
  isGone?: boolean
}

export type ImportRedirect = { store: StoreId; from: string; to: string; isTemporary: boolean }

export type ImportAbTest = {
  /** Part of a cookie's name: 1 to 64 letters, digits, - or _, and not `seed`. */
  id: string
  store: StoreId
  trackingCode: string
  /** Paths it is active for; one ending in * stands for all below it. */
  paths: string[]
  variants: { id: string; weight: number }[]
  isActive: boolean
}

export type SegmentKind = 'stranger' | 'private' | 'business'

/** Visitors for whom every given rule holds; the same in all stores. */
export type ImportSegment = {
  /** 1 to 64 letters, digits, - or _. */
  id: string
  name: LocalisedText
  rules: {
    kinds?: SegmentKind[]
    prime?: boolean
    /** Number of orders, both ends included. */
    orders?: { from?: number; to?: number }
    /** ISO 3166: of the billing address, else of the store. */
    countries?: string[]
    newsletter?: boolean
  }
}

/** ICU message by key. */
export type ImportTranslation = { key: string; text: LocalisedText }

export type ImportParameter = { store: StoreId; name: string; entries: { name: string; value: string }[] }

/** Sends a search for exactly this text elsewhere; case, marks and punctuation make no difference. */
export type ImportSearchRedirect = {
  store: StoreId
  language: TextLanguage
  query: string
  /** Path of the shop or an absolute URL. */
  target: string
}

/** Words that are searched for alike. */
export type ImportSynonyms = {
  id: string
  language: TextLanguage
  terms: string[]
  /** Left out: each term stands for every other. Given: a search for a term finds these, and not the other way round. */
  meanings?: string[]
}

/** A list of products that editors put together; teasers name it. */
export type ImportEditorWishlist = {
  /** Letters, digits, dots and hyphens. */
  externalId: string
  stores: StoreId[]
  name: LocalisedText
  description?: LocalisedText
  /** ISO. */
  createdAt: string
  /** Each product and item once; null where a variant is to be chosen. What a store does not sell is shown as sold out. */
  entries: { productId: string; itemId: string | null; quantity: number }[]
}

/** A part of a legal text; the model withdrawal form is one, too. Plain text. */
export type LegalSection = { headline: string | null; paragraphs: string[] }

/** Texts that are part of a contract. A version that was imported never changes: new words are a new version. */
export type ImportLegalText = {
  store: StoreId
  language: TextLanguage
  /** `serviceWithdrawal`: of the membership, whose period begins with the contract; only stores that sell one need it. */
  kind: 'terms' | 'withdrawal' | 'privacy' | 'serviceWithdrawal'
  /** The first day on which it applies, as 2026-11-01; a second version of that day is 2026-11-01.2. */
  version: string
  title: string
  sections: LegalSection[]
}

export type ImportContent = {
  stores: ImportStore[]
  media: ImportMedia[]
  pages: ImportPage[]
  redirects: ImportRedirect[]
  abTests: ImportAbTest[]
  translations: ImportTranslation[]
  parameters: ImportParameter[]
  searchRedirects: ImportSearchRedirect[]
  synonyms: ImportSynonyms[]
  editorWishlists: ImportEditorWishlist[]
  segments?: ImportSegment[]
  vouchers?: ImportVoucher[]
  promotions?: ImportPromotion[]
  freeArticles?: ImportFreeArticle[]
  /** All three kinds of each version, in German at least. */
  legalTexts?: ImportLegalText[]
}
