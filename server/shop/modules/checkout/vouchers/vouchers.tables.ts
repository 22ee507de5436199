import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { StoreId } from '#contract/generated/types.ts'
import type { LocalisedText } from '#contract/import/catalogue.ts'
import { cartKey } from '#engine/db/foreign-keys.ts'
import { customers } from '../../account/visitors/visitors.tables.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Amounts are minor units in the price basis of the store: net in the business store, gross elsewhere. */
export const vouchers = pgTable(
  'vouchers',
  {
    /** Upper case, without spaces. */
    code: text().primaryKey(),
    name: jsonb().$type<LocalisedText>().notNull(),
    stores: text().array().$type<StoreId[]>().notNull(),
    kind: text().$type<'percent' | 'amount' | 'freeShipping' | 'freeArticle'>().notNull(),
    percent: integer(),
    amount: integer(),
    /** Item that comes with it. */
    itemId: text('item_id'),
    minimumValue: integer('minimum_value').notNull(),
    /** Counts for goods of these categories and of those below them; null for all. */
    categoryIds: text('category_ids').array(),
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
    isFirstOrder: boolean('is_first_order').notNull(),
    isOncePerCustomer: boolean('is_once_per_customer').notNull(),
    /** Null for any number. */
    maxRedemptions: integer('max_redemptions'),
    /** Offered in every cart of its stores; others must be known. */
    isOffered: boolean('is_offered').notNull(),
  },
  (table) => [
    check('vouchers_code', sql`${table.code} ~ '^[A-Z0-9][A-Z0-9-]{2,39}$'`),
    check('vouchers_stores_known', sql`${table.stores} <@ array['de','at','ch','b2b']::text[]`),
    check(
      'vouchers_kind',
      sql`(case ${table.kind} when 'percent' then ${table.percent} between 1 and 100
        when 'amount' then ${table.amount} > 0 when 'freeArticle' then ${table.itemId} is not null
        else ${table.kind} = 'freeShipping' end) is true`,
    ),
    check('vouchers_minimum', sql`${table.minimumValue} >= 0 and ${table.maxRedemptions} > 0`),
  ],
)

/** How often a voucher was redeemed: apart, since orders write it and editors' imports must not set it back. */
export const voucherCounts = pgTable('voucher_counts', {
  code: text()
    .primaryKey()
    .references(() => vouchers.code, { onDelete: 'cascade' }),
  redemptions: integer().notNull(),
})

/** Codes that a merchant has made together, each for one order. */
export const voucherSeries = pgTable('voucher_series', {
  id: uuid().primaryKey(),
  prefix: text().notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
})

/** What merchants have done with vouchers: apart, since an import replaces a voucher as a whole. */
export const deskVouchers = pgTable(
  'desk_vouchers',
  {
    code: text()
      .primaryKey()
      .references(() => vouchers.code, { onDelete: 'cascade' }),
    /** Made by a merchant; otherwise it came with an import. */
    isOwn: boolean('is_own').notNull(),
    seriesId: uuid('series_id').references(() => voucherSeries.id),
    stoppedAt: instant('stopped_at'),
  },
  (table) => [index('desk_vouchers_series').on(table.seriesId)],
)

/** By which order, and by whom where a customer is known. */
export const voucherRedemptions = pgTable(
  'voucher_redemptions',
  {
    cartId: uuid('cart_id')
      .notNull()
      .references(() => cartKey.id),
    code: text()
      .notNull()
      .references(() => vouchers.code, { onDelete: 'cascade' }),
    customerId: uuid('customer_id').references(() => customers.id),
    redeemedAt: instant('redeemed_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.cartId, table.code] }),
    index('voucher_redemptions_customer').on(table.customerId, table.code),
  ],
)

export type VoucherRow = typeof vouchers.$inferSelect
