import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { OrderState, SpeditionField, StoreId } from '#contract/generated/types.ts'
import type { ShopLanguage } from '#contract/stores.ts'
import type { AddressSnapshot } from '../../account/addresses/address.model.ts'
import { customers, visitors } from '../../account/visitors/visitors.tables.ts'
import { carts } from '../../checkout/cart/cart.tables.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

export const orderNumbers = pgSequence('order_numbers', { startWith: 100_000_000 })

/** Orders keep what they were made of: an import or a change of an account changes no order. Amounts are minor units. */
export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Nine digits, told to the customer. */
    number: text().notNull().unique('orders_number'),
    cartId: uuid('cart_id')
      .notNull()
      .references(() => carts.id),
    store: text().$type<StoreId>().notNull(),
    language: text().$type<ShopLanguage>().notNull(),
    customerId: uuid('customer_id').references(() => customers.id),
    /** The browser that ordered, so that guests see their confirmation. */
    visitorId: uuid('visitor_id').references(() => visitors.id, { onDelete: 'set null' }),
    state: text().$type<OrderState>().notNull(),
    paymentMethod: text('payment_method').notNull(),
    buyerReference: text('buyer_reference'),
    /** ISO 4217. */
    currency: text().notNull(),
    /** Gross. */
    total: integer().notNull(),
    net: integer().notNull(),
    tax: integer().notNull(),
    /** As the store shows it. */
    goods: integer().notNull(),
    shipping: integer().notNull(),
    voucherCode: text('voucher_code'),
    email: text().notNull(),
    billingAddress: jsonb('billing_address').$type<AddressSnapshot>().notNull(),
    deliveryAddress: jsonb('delivery_address').$type<AddressSnapshot>().notNull(),
    shipperCode: text('shipper_code').notNull(),
    speditionFields: jsonb('spedition_fields').$type<SpeditionField[]>().notNull().default([]),
    /** When the order is with its customer, as its summary said: between two days, */
    deliveryEarliest: date('delivery_earliest'),
    deliveryLatest: date('delivery_latest'),
    /** or within so many working days after its payment is received. */
    deliveryDaysAfterPayment: integer('delivery_days_after_payment'),
    orderReference: text('order_reference'),
    comment: text(),
    /** What the customer's search looks at besides the number, in lower case (searchTextOf); it repeats the order reference. */
    searchText: text('search_text').notNull().default(''),
    /** Asked for at the summary; nothing is sent before it is confirmed. */
    wantsNewsletter: boolean('wants_newsletter').notNull().default(false),
    /** Version of terms and withdrawal information that the summary showed. */
    legalVersion: text('legal_version').notNull(),
    quoteHash: text('quote_hash').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    placedAt: instant('placed_at'),
    changedAt: instant('changed_at').notNull().defaultNow(),
  },
  (table) => [
    // One live order a cart.
    uniqueIndex('orders_live_of_cart').on(table.cartId).where(sql`state not in ('cancelled', 'expired')`),
    index('orders_customer').on(table.customerId, table.createdAt),
    index('orders_history')
      .on(table.customerId, table.store, table.placedAt.desc(), table.id)
      .where(sql`placed_at is not null`),
    index('orders_visitor').on(table.visitorId),
    // What customer service looks for.
    index('orders_newest').on(table.store, table.createdAt.desc()),
    index('orders_email').on(sql`lower(email) text_pattern_ops`),
    index('orders_billed_name').on(sql`lower(billing_address ->> 'lastName') text_pattern_ops`),
    index('orders_delivered_name').on(sql`lower(delivery_address ->> 'lastName') text_pattern_ops`),
    index('orders_billed_company').on(sql`lower(billing_address ->> 'company') text_pattern_ops`),
    check(
      'orders_state_known',
      sql`${table.state} in ('awaiting_payment', 'placed', 'partly_shipped', 'shipped', 'completed', 'cancelled', 'expired')`,
    ),
    check(
      'orders_promised_delivery',
      sql`num_nulls(${table.deliveryEarliest}, ${table.deliveryLatest}) <> 1
        and num_nonnulls(${table.deliveryLatest}, ${table.deliveryDaysAfterPayment}) < 2`,
    ),
    check(
      'orders_amounts',
      sql`${table.total} = ${table.net} + ${table.tax} and least(${table.net}, ${table.tax}, ${table.shipping}) >= 0`,
    ),
  ],
)

export const orderLines = pgTable(
  'order_lines',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** From 1. */
    position: integer().notNull(),
    itemId: text('item_id').notNull(),
    productId: text('product_id').notNull(),
    articleNumber: text('article_number').notNull(),
    /** In the order's language. */
    name: text().notNull(),
    variationText: text('variation_text').notNull(),
    /** Empty for what has no page. */
    path: text().notNull(),
    pictureId: text('picture_id'),
    kind: text().$type<'item' | 'free' | 'catalogue' | 'promotion' | 'voucher' | 'membership'>().notNull(),
    quantity: integer().notNull(),
    /** Pieces at a deal's price. */
    lightning: integer().notNull().default(0),
    /** As the store shows them, before promotions and vouchers. */
    pricePerUnit: integer('price_per_unit').notNull(),
    pricePerUnitLightning: integer('price_per_unit_lightning'),
    total: integer().notNull(),
    /** Promotions and the voucher's share. */
    reduction: integer().notNull(),
    /** Percent. */
    taxRate: real('tax_rate').notNull(),
  },
  (table) => [
    uniqueIndex('order_lines_position').on(table.orderId, table.position),
    index('order_lines_article').on(sql`lower(article_number)`),
    check('order_lines_quantity', sql`${table.quantity} > 0 and ${table.lightning} between 0 and ${table.quantity}`),
    check('order_lines_amounts', sql`${table.reduction} between 0 and ${table.total}`),
  ],
)

/** Per rate; shipping is in it by its share. */
export const orderTaxes = pgTable(
  'order_taxes',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Percent. */
    rate: real().notNull(),
    /** EN 16931: S standard, K intra-community, G export. */
    category: text().$type<'S' | 'K' | 'G'>().notNull(),
    net: integer().notNull(),
    tax: integer().notNull(),
    /** Share of the shipping costs, as the store shows them. */
    shipping: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.rate, table.category] })],
)

/** One press of the button. */
export const submissions = pgTable(
  'submissions',
  {
    /** UUID of the browser. */
    id: uuid().primaryKey(),
    cartId: uuid('cart_id')
      .notNull()
      .references(() => carts.id),
    quoteHash: text('quote_hash').notNull(),
    /** accepted: the order is stored, the provider not asked yet; done and failed have an answer. */
    point: text().$type<'accepted' | 'done' | 'failed'>().notNull(),
    orderId: uuid('order_id').references(() => orders.id),
    /** Without translated texts: orderId, redirectUrl and computopData are made again from the payment. */
    answer: jsonb().$type<Record<string, unknown>>(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('submissions_open_of_cart').on(table.cartId).where(sql`point not in ('done', 'failed')`),
    check('submissions_point_known', sql`${table.point} in ('accepted', 'done', 'failed')`),
  ],
)

export type OrderRow = typeof orders.$inferSelect
export type OrderLineRow = typeof orderLines.$inferSelect
export type OrderTaxRow = typeof orderTaxes.$inferSelect
