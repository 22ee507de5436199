import { boolean, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { StoreId } from '#contract/generated/types.ts'
import type { ImportAbTest, ImportPage } from '#contract/import/content.ts'
import type { TextLanguage } from '#contract/stores.ts'
import type { Footer } from '#schemas/generated/footer.ts'
import type { GridRow } from '#schemas/generated/grid.ts'
import type { FormDefinition } from './form-definitions.ts'

/** Content pages, each in one store and language; grids and footers in the form of cms-schemas. */
export const pages = pgTable(
  'pages',
  {
    id: text().notNull(),
    store: text().$type<StoreId>().notNull(),
    language: text().$type<TextLanguage>().notNull(),
    name: text().notNull(),
    pageType: text('page_type').notNull(),
    /** Null for parts that have no address of their own. */
    path: text(),
    categoryId: text('category_id'),
    hideBreadcrumb: boolean('hide_breadcrumb').notNull(),
    hideLeftColumn: boolean('hide_left_column').notNull(),
    seo: jsonb().$type<ImportPage['seo']>().notNull(),
    rows: jsonb().$type<GridRow[]>().notNull(),
    footer: jsonb().$type<Footer>(),
    /** Retired: its path answers 410. */
    isGone: boolean('is_gone').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.store, table.language] }),
    index('pages_store_path').on(table.store, table.path),
  ],
)

export const redirects = pgTable(
  'redirects',
  {
    store: text().$type<StoreId>().notNull(),
    /** Path in its canonical form. */
    from: text('from_path').notNull(),
    to: text('to_url').notNull(),
    isTemporary: boolean('is_temporary').notNull(),
  },
  (table) => [primaryKey({ columns: [table.store, table.from] })],
)

export const abTests = pgTable(
  'ab_tests',
  {
    id: text().notNull(),
    store: text().$type<StoreId>().notNull(),
    trackingCode: text('tracking_code').notNull(),
    paths: jsonb().$type<ImportAbTest['paths']>().notNull(),
    variants: jsonb().$type<ImportAbTest['variants']>().notNull(),
    isActive: boolean('is_active').notNull(),
  },
  (table) => [primaryKey({ columns: [table.id, table.store] })],
)

/** What the recommendation teasers of a page show, for finding it by the teaser alone; written with the page. */
export const recommendationTeasers = pgTable(
  'recommendation_teasers',
  {
    id: text().notNull(),
    store: text().$type<StoreId>().notNull(),
    language: text().$type<TextLanguage>().notNull(),
    pageId: text('page_id').notNull(),
    /** In the editors' order; empty when the best sellers of a category are shown. */
    productIds: jsonb('product_ids').$type<string[]>().notNull(),
    categoryId: text('category_id'),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.store, table.language] }),
    index('recommendation_teasers_page').on(table.pageId, table.store, table.language),
  ],
)

/** What the forms of a page take, for finding it by the form alone; written with the page. */
export const formTeasers = pgTable(
  'form_teasers',
  {
    id: text().notNull(),
    store: text().$type<StoreId>().notNull(),
    language: text().$type<TextLanguage>().notNull(),
    pageId: text('page_id').notNull(),
    definition: jsonb().$type<FormDefinition>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.store, table.language] }),
    index('form_teasers_page').on(table.pageId, table.store, table.language),
  ],
)

export type PageRow = typeof pages.$inferSelect
export type AbTestRow = typeof abTests.$inferSelect
