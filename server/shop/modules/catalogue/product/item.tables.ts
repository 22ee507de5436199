import { sql } from 'drizzle-orm'
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
import type {
  ImportDownload,
  ImportGroupTier,
  ImportItem,
  ImportPriceTier,
  LocalisedText,
} from '#contract/import/catalogue.ts'
import { attributeValues, warnings } from '../directory/directory.tables.ts'
import { media } from '../media/media.tables.ts'
import { products } from './product.tables.ts'

export const items = pgTable(
  'items',
  {
    id: text().primaryKey(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    orderNumber: text('order_number').notNull(),
    gtin: text(),
    position: integer().notNull(),
    name: jsonb().$type<LocalisedText>().notNull(),
    taxClass: text('tax_class').$type<ImportItem['taxClass']>().notNull(),
    stock: integer().notNull(),
    /** Working days. */
    deliveryDays: integer('delivery_days').notNull(),
    maxQuantity: integer('max_quantity').notNull(),
    minimumOrderQuantity: integer('minimum_order_quantity').notNull(),
    contentQuantity: doublePrecision('content_quantity'),
    contentUnit: text('content_unit').$type<NonNullable<ImportItem['content']>['unit']>(),
    contentIsDisplayed: boolean('content_is_displayed').notNull(),
    primeFaehig: boolean('prime_faehig').notNull(),
    downloads: jsonb().$type<ImportDownload[]>().notNull(),
  },
  (table) => [
    index('items_product').on(table.productId, table.position),
    index('items_order_number').on(table.orderNumber),
    check('items_tax_class_known', sql`${table.taxClass} in ('standard', 'reduced')`),
    check('items_stock_not_negative', sql`${table.stock} >= 0`),
    check('items_delivery_days_not_negative', sql`${table.deliveryDays} >= 0`),
    check(
      'items_quantities',
      sql`${table.minimumOrderQuantity} >= 1 and ${table.maxQuantity} >= ${table.minimumOrderQuantity}`,
    ),
    check(
      'items_content',
      sql`(${table.contentQuantity} is null) = (${table.contentUnit} is null) and ${table.contentQuantity} > 0`,
    ),
  ],
)

const itemId = () =>
  text('item_id')
    .notNull()
    .references(() => items.id, { onDelete: 'cascade' })

/** Gross, minor units. */
export const itemPrices = pgTable(
  'item_prices',
  {
    itemId: itemId(),
    store: text().$type<StoreId>().notNull(),
    amount: integer().notNull(),
    oldAmount: integer('old_amount'),
    uvpAmount: integer('uvp_amount'),
    uvpValidFrom: date('uvp_valid_from'),
    isBestPrice: boolean('is_best_price').notNull(),
    specialDescription: jsonb('special_description').$type<LocalisedText>(),
    /** Lower prices by quantity, ascending. */
    tiers: jsonb().$type<ImportPriceTier[]>().notNull().default([]),
    /** Prices of kinds of organisations by quantity, those of one ascending; business store. */
    groupTiers: jsonb('group_tiers').$type<ImportGroupTier[]>().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.store] }),
    check('item_prices_store_known', sql`${table.store} in ('de', 'at', 'ch', 'b2b')`),
    check('item_prices_amount_positive', sql`${table.amount} > 0`),
    check('item_prices_old_positive', sql`${table.oldAmount} > 0 and ${table.uvpAmount} > 0`),
  ],
)

export const itemVariantValues = pgTable(
  'item_variant_values',
  {
    itemId: itemId(),
    attributeId: text('attribute_id').notNull(),
    valueId: text('value_id').notNull(),
    /** Order of the selectors. */
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.attributeId] }),
    foreignKey({
      columns: [table.attributeId, table.valueId],
      foreignColumns: [attributeValues.attributeId, attributeValues.id],
    }),
  ],
)

export const itemPictures = pgTable(
  'item_pictures',
  {
    itemId: itemId(),
    position: integer().notNull(),
    mediaId: text('media_id')
      .notNull()
      .references(() => media.id),
    alt: jsonb().$type<LocalisedText>().notNull(),
    title: jsonb().$type<LocalisedText>(),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.position] })],
)

export const itemWarnings = pgTable(
  'item_warnings',
  {
    itemId: itemId(),
    warningId: text('warning_id')
      .notNull()
      .references(() => warnings.id),
    isDanger: boolean('is_danger').notNull(),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.isDanger, table.warningId] })],
)
