/**
 * The form in which content is handed to the engine, by operators (`server/shop/modules/studio/loads`) and by the demo shop
 * (`server/shop/modules/studio/content-import/import-content.ts`).
 */
import Type, { type Static } from 'typebox'
import type { Footer } from '#schemas/generated/footer.ts'
import type { GridRow } from '#schemas/generated/grid.ts'
import { type ShopLanguage, shopLanguages } from '../stores.ts'
import type { ImportMedia } from './catalogue.ts'
import type { ImportFreeArticle, ImportPromotion, ImportVoucher } from './offers.ts'
import {
  closed,
  country,
  currency,
  flag,
  id,
  isoTime,
  line,
  listOf,
  numericId,
  orNull,
  storeId,
  textLanguage,
  texts,
  whole,
} from './values.ts'

const { Optional } = Type

/** The company behind a store: sender of invoices, and receiver of bank transfers. */
const importCompany = closed(
  {
    name: line('Name'),
    street: line('Street and number'),
    postCode: line('Postcode'),
    city: line('Town'),
    country,
    vatId: line('VAT id'),
    contact: closed(
      { name: line('Name'), phone: line('Phone'), email: line('E-mail address') },
      'For questions about an invoice',
    ),
    bank: closed(
      { holder: line('Holder'), iban: line('IBAN without spaces'), bic: line('BIC'), name: line('Bank') },
      'Account for bank transfers',
    ),
  },
  'Sender of invoices. Left out, the store takes no bank transfers and writes no electronic invoices',
)
export type ImportCompany = Static<typeof importCompany>

export const importStore = closed({
  id: storeId,
  host: line('Host, as shop.example'),
  baseUrl: line('http or https and the host, without a slash at its end'),
  currencyCode: currency,
  country,
  languages: listOf(
    Type.Enum(Object.keys(shopLanguages) as ShopLanguage[], { description: 'Language' }),
    'Languages, the default first',
  ),
  taxRates: closed(
    { standard: Type.Number({ description: 'Percent' }), reduced: Type.Number({ description: 'Percent' }) },
    'Tax rates',
  ),
  company: Optional(importCompany),
})
export type ImportStore = Static<typeof importStore>

/** One page in one store and language. */
export const importPage = closed({
  id: id('The same in every language and store: that makes pages translations of each other'),
  store: storeId,
  language: textLanguage,
  name: line('For editors'),
  pageType: line('HOMEPAGE, CONTENTPAGE or CATEGORYPAGE; parts without an address may have others'),
  path: orNull(line('Begins and ends in a slash; null for parts that have no address, as footer-vue')),
  categoryId: Optional(numericId('Category for which it stands')),
  hideBreadcrumb: Optional(flag('Has no breadcrumb')),
  hideLeftColumn: Optional(flag('Has no left column')),
  seo: closed(
    {
      title: Optional(line('Title')),
      description: Optional(line('Description')),
      robots: Optional(line('As noindex,follow')),
      canonicalUrl: Optional(line('Path of the shop or an absolute https URL')),
      links: Optional(
        listOf(
          closed({ rel: line('As alternate'), href: line('Path or https URL'), hreflang: Optional(line('Language')) }),
          'Links in the head',
        ),
      ),
      breadcrumbs: listOf(
        closed({ displayName: line('Name'), url: orNull(line('Path; null for the page itself')) }),
        'Breadcrumbs',
      ),
    },
    'For search engines',
  ),
  rows: Type.Unsafe<GridRow[]>({
    type: 'array',
    items: { type: 'object' },
    description: 'Rows, cells and teasers by cms-schemas/grid.schema.json and the schema of each type of teaser',
  }),
  footer: Optional(
    Type.Unsafe<Footer>({
      type: 'object',
      description: 'Only of the page footer-vue, by cms-schemas/footer.schema.json',
    }),
  ),
  isGone: Optional(flag('Retired: answers 410')),
})
export type ImportPage = Static<typeof importPage>

export const importRedirect = closed({
  store: storeId,
  from: line('Path of the shop; a slash at its end makes no difference'),
  to: Type.String({ maxLength: 2000, description: 'Path of the shop or an absolute URL' }),
  isTemporary: flag('302 instead of 301'),
})
export type ImportRedirect = Static<typeof importRedirect>

export const importAbTest = closed({
  id: id('Part of a cookie’s name: 1 to 64 letters, digits, - or _, and not `seed`'),
  store: storeId,
  trackingCode: line('Name in statistics'),
  paths: listOf(line('Path'), 'Where it runs; a path ending in * stands for all below it'),
  variants: listOf(closed({ id: id('Id'), weight: whole('Share among the variants', 0) }), 'Variants'),
  isActive: flag('Runs'),
})
export type ImportAbTest = Static<typeof importAbTest>

const segmentKind = Type.Enum(['stranger', 'private', 'business'], { description: 'Kind of visitor' })
export type SegmentKind = Static<typeof segmentKind>

/** Visitors for whom every given rule holds; the same in all stores. */
export const importSegment = closed({
  id: id('1 to 64 letters, digits, - or _'),
  name: texts('Name'),
  rules: closed(
    {
      kinds: Optional(listOf(segmentKind, 'Kinds of visitors')),
      prime: Optional(flag('Is a member of prime')),
      orders: Optional(
        closed({ from: Optional(whole('At least', 0)), to: Optional(whole('At most', 0)) }, 'Number of orders'),
      ),
      countries: Optional(listOf(country, 'Countries of the billing address, else of the store')),
      newsletter: Optional(flag('Wants the newsletter')),
    },
    'Rules, all of which hold',
  ),
})
export type ImportSegment = Static<typeof importSegment>

export const importTranslation = closed({
  key: id('Key of the text'),
  text: texts('ICU message; replaces the text that the shop brings along'),
})
export type ImportTranslation = Static<typeof importTranslation>

export const importParameter = closed({
  store: storeId,
  name: id('Name'),
  entries: listOf(
    closed({ name: line('Name'), value: Type.String({ maxLength: 10_000, description: 'Value' }) }),
    'Entries, in order',
  ),
})
export type ImportParameter = Static<typeof importParameter>

export const importSearchRedirect = closed({
  store: storeId,
  language: textLanguage,
  query: line('Exactly this text; case, marks and punctuation make no difference'),
  target: Type.String({ maxLength: 2000, description: 'Path of the shop or an absolute URL' }),
})
export type ImportSearchRedirect = Static<typeof importSearchRedirect>

/** Words that are searched for alike. */
export const importSynonyms = closed({
  id: id('Id'),
  language: textLanguage,
  terms: listOf(line('Word'), 'Words'),
  meanings: Optional(
    listOf(
      line('Word'),
      'Left out, each word stands for every other; given, a search for a word finds these, and not the other way round',
    ),
  ),
})
export type ImportSynonyms = Static<typeof importSynonyms>

/** A list of products that editors put together; teasers name it. */
export const importEditorWishlist = closed({
  externalId: id('Letters, digits, dots and hyphens'),
  stores: listOf(storeId, 'Stores'),
  name: texts('Name'),
  description: Optional(texts('Description')),
  createdAt: isoTime('When it was made'),
  entries: listOf(
    closed({
      productId: id('Product'),
      itemId: orNull(id('Item; null where a variant is to be chosen')),
      quantity: whole('Quantity', 1),
    }),
    'Each product and item once; what a store does not sell is shown as sold out',
  ),
})
export type ImportEditorWishlist = Static<typeof importEditorWishlist>

/** A part of a legal text; the model withdrawal form is one, too. */
const legalSection = closed({
  headline: orNull(line('Headline')),
  paragraphs: listOf(Type.String(), 'Plain text'),
})
export type LegalSection = Static<typeof legalSection>

/** Texts that are part of a contract. */
export const importLegalText = closed({
  store: storeId,
  language: textLanguage,
  kind: Type.Enum(['terms', 'withdrawal', 'privacy', 'serviceWithdrawal'], {
    description:
      'Each version has the first three, in German at least; serviceWithdrawal is that of the membership, whose period begins with the contract',
  }),
  version: line(
    'First day on which it applies, as 2026-11-01; a second version of that day is 2026-11-01.2. A stored version never changes',
  ),
  title: line('Title'),
  sections: listOf(legalSection, 'Sections'),
})
export type ImportLegalText = Static<typeof importLegalText>

/** Schemas by kind; texts and tests before the pages that name them. */
export const contentSchemas = {
  translation: importTranslation,
  parameter: importParameter,
  synonyms: importSynonyms,
  searchRedirect: importSearchRedirect,
  segment: importSegment,
  abTest: importAbTest,
  editorWishlist: importEditorWishlist,
  redirect: importRedirect,
  page: importPage,
  legalText: importLegalText,
} as const

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
