import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import type { StoreId } from '#contract/generated/types.ts'
import type { ImportPicture, LocalisedText } from '#contract/import/catalogue.ts'
import type { TextLanguage } from '#contract/stores.ts'
import { media } from '../media/media.tables.ts'

const storeList = sql.raw(`array['de','at','ch','b2b']::text[]`)

export const categories = pgTable(
  'categories',
  {
    id: text().primaryKey(),
    parentId: text('parent_id'),
    /** Ids from the first level down to the category itself: a subtree is every row whose lineage contains its root. */
    lineage: text().array().notNull(),
    position: integer().notNull(),
    path: text(),
    robots: text(),
    picture: jsonb().$type<ImportPicture>(),
    isSale: boolean('is_sale').notNull(),
    isExcludedFromNav: boolean('is_excluded_from_nav').notNull(),
    stores: text().array().$type<StoreId[]>().notNull(),
    /** Attribute ids in order; null inherits the parent's. */
    filters: text().array(),
  },
  (table) => [
    foreignKey({ columns: [table.parentId], foreignColumns: [table.id] }),
    index('categories_parent').on(table.parentId, table.position),
    index('categories_lineage').using('gin', table.lineage),
    unique('categories_path').on(table.path),
    check('categories_id_numeric', sql`${table.id} ~ '^[0-9]+$'`),
    check('categories_stores_known', sql`${table.stores} <@ ${storeList}`),
    check('categories_lineage_ends_here', sql`${table.lineage}[cardinality(${table.lineage})] = ${table.id}`),
  ],
)

export const categoryTexts = pgTable(
  'category_texts',
  {
    categoryId: text('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    language: text().$type<TextLanguage>().notNull(),
    name: text().notNull(),
    headline: text().notNull(),
    /** HTML. */
    text: text(),
    metaDescription: text('meta_description').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.categoryId, table.language] }),
    check('category_texts_language_known', sql`${table.language} in ('de', 'en')`),
  ],
)

export const attributes = pgTable(
  'attributes',
  {
    id: text().primaryKey(),
    name: jsonb().$type<LocalisedText>().notNull(),
    kind: text().$type<'enum' | 'number'>().notNull(),
    unit: text(),
    selector: text().$type<'tile' | 'dropdown'>(),
  },
  (table) => [
    check('attributes_kind_known', sql`${table.kind} in ('enum', 'number')`),
    check('attributes_selector_known', sql`${table.selector} in ('tile', 'dropdown')`),
  ],
)

export const attributeValues = pgTable(
  'attribute_values',
  {
    attributeId: text('attribute_id')
      .notNull()
      .references(() => attributes.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    name: jsonb().$type<LocalisedText>().notNull(),
    /** CSS colour. */
    css: text(),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.attributeId, table.id] })],
)

export const manufacturers = pgTable('manufacturers', {
  id: text().primaryKey(),
  name: text().notNull(),
  picture: jsonb().$type<ImportPicture>(),
  path: text(),
})

export const badges = pgTable('badges', {
  id: text().primaryKey(),
  name: jsonb().$type<LocalisedText>().notNull(),
})

export const labels = pgTable('labels', {
  id: text().primaryKey(),
  name: jsonb().$type<LocalisedText>().notNull(),
  description: jsonb().$type<LocalisedText>().notNull(),
  picture: jsonb().$type<ImportPicture>(),
})

export const warnings = pgTable('warnings', {
  id: text().primaryKey(),
  description: jsonb().$type<LocalisedText>().notNull(),
  picture: jsonb().$type<ImportPicture>(),
})

export const textileCareIcons = pgTable('textile_care_icons', {
  id: text().primaryKey(),
  name: jsonb().$type<LocalisedText>().notNull(),
  mediaId: text('media_id')
    .notNull()
    .references(() => media.id),
})
