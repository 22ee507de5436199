import { type SQL, sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import type { StoreId } from '#contract/generated/types.ts'
import type { ImportDownload, ImportProduct } from '#contract/import/catalogue.ts'
import type { TextLanguage } from '#contract/stores.ts'
import {
  attributes,
  attributeValues,
  badges,
  categories,
  labels,
  manufacturers,
  textileCareIcons,
} from '../directory/directory.tables.ts'

const productId = () =>
  text('product_id')
    .notNull()
    .references(() => products.id, { onDelete: 'cascade' })

export const products = pgTable(
  'products',
  {
    id: text().primaryKey(),
    manufacturerId: text('manufacturer_id').references(() => manufacturers.id),
    stores: text().array().$type<StoreId[]>().notNull(),
    /** Average of 0 to 5 stars; null without ratings. */
    rating: doublePrecision(),
    numberOfRatings: integer('number_of_ratings').notNull(),
    isBook: boolean('is_book').notNull(),
    onSaleSince: date('on_sale_since').notNull(),
    salesRank: integer('sales_rank').notNull(),
    isTopseller: boolean('is_topseller').notNull(),
    deliveryFree: boolean('delivery_free').notNull(),
    /** Too large for a parcel: a forwarder brings it. */
    isBulky: boolean('is_bulky').notNull().default(false),
    isRetired: boolean('is_retired').notNull(),
    energyLabel: jsonb('energy_label').$type<ImportProduct['energyLabel']>(),
    youtubeVideos: jsonb('youtube_videos').$type<ImportProduct['youtubeVideos']>().notNull(),
    audioSamples: jsonb('audio_samples').$type<ImportProduct['audioSamples']>().notNull(),
    downloads: jsonb().$type<ImportDownload[]>().notNull(),
    extraTabs: jsonb('extra_tabs').$type<ImportProduct['extraTabs']>().notNull(),
    dataAndFacts: jsonb('data_and_facts').$type<ImportProduct['dataAndFacts']>().notNull(),
    labelAttributes: jsonb('label_attributes').$type<ImportProduct['labelAttributes']>().notNull(),
    matrixCodeMessages: jsonb('matrix_code_messages').$type<ImportProduct['matrixCodeMessages']>().notNull(),
  },
  (table) => [
    index('products_manufacturer').on(table.manufacturerId),
    check('products_id_numeric', sql`${table.id} ~ '^[0-9]+$'`),
    check('products_stores_known', sql`${table.stores} <@ array['de','at','ch','b2b']::text[]`),
    check('products_rating_range', sql`${table.rating} between 0 and 5`),
    check('products_ratings_not_negative', sql`${table.numberOfRatings} >= 0`),
  ],
)

/** Of a row with this alias: nothing is said of the product, or search engines get no title. */
export const hasMissingTexts = (alias: SQL): SQL =>
  sql`(${alias}.name = '' or ${alias}.long_description = '' or ${alias}.meta_title = '')`

export const productTexts = pgTable(
  'product_texts',
  {
    productId: productId(),
    language: text().$type<TextLanguage>().notNull(),
    name: text().notNull(),
    /** HTML. */
    longDescription: text('long_description').notNull(),
    shortFacts: text('short_facts').array().notNull(),
    features: text().array().notNull(),
    scopeOfDelivery: text('scope_of_delivery').array().notNull(),
    deliveryInfo: text('delivery_info'),
    warranty: text(),
    rightOfWithdrawalInfo: text('right_of_withdrawal_info'),
    oldElectricalDevicesInfo: text('old_electrical_devices_info'),
    metaTitle: text('meta_title').notNull(),
    metaDescription: text('meta_description').notNull(),
    metaRobots: text('meta_robots'),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.language] }),
    // Few rows of many, counted each time metrics are asked for.
    index('product_texts_missing')
      .on(table.productId)
      .where(sql`name = '' or long_description = '' or meta_title = ''`),
    check('product_texts_language_known', sql`${table.language} in ('de', 'en')`),
  ],
)

export const productCategories = pgTable(
  'product_categories',
  {
    productId: productId(),
    categoryId: text('category_id')
      .notNull()
      .references(() => categories.id),
    /** 0 is the main category. */
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.categoryId] }),
    index('product_categories_category').on(table.categoryId),
  ],
)

export const productAttributeValues = pgTable(
  'product_attribute_values',
  {
    productId: productId(),
    attributeId: text('attribute_id')
      .notNull()
      .references(() => attributes.id),
    position: integer().notNull(),
    valueId: text('value_id'),
    number: doublePrecision(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.position] }),
    foreignKey({
      columns: [table.attributeId, table.valueId],
      foreignColumns: [attributeValues.attributeId, attributeValues.id],
    }),
    check('product_attribute_values_one', sql`num_nonnulls(${table.valueId}, ${table.number}) = 1`),
  ],
)

export const productBadges = pgTable(
  'product_badges',
  {
    productId: productId(),
    badgeId: text('badge_id')
      .notNull()
      .references(() => badges.id),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.badgeId] })],
)

export const productLabels = pgTable(
  'product_labels',
  {
    productId: productId(),
    labelId: text('label_id')
      .notNull()
      .references(() => labels.id),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.labelId] })],
)

export const productTextileCareIcons = pgTable(
  'product_textile_care_icons',
  {
    productId: productId(),
    iconId: text('icon_id')
      .notNull()
      .references(() => textileCareIcons.id),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.iconId] })],
)

export const productRelations = pgTable(
  'product_relations',
  {
    productId: productId(),
    kind: text().$type<'accessory' | 'replacement'>().notNull(),
    relatedId: text('related_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.kind, table.relatedId] }),
    index('product_relations_related').on(table.relatedId),
    check('product_relations_kind_known', sql`${table.kind} in ('accessory', 'replacement')`),
  ],
)

/** Views by day; a counter, not a trail of visitors. */
export const productViews = pgTable(
  'product_views',
  {
    day: date().notNull(),
    productId: productId(),
    /** Empty when no variant was chosen. */
    itemId: text('item_id').notNull(),
    domain: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.day, table.domain, table.itemId] })],
)
