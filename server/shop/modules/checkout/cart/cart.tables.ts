import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { CartOpResult, StoreId } from '#contract/generated/types.ts'
import { customers, visitors } from '../../account/visitors/visitors.tables.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** A position as the visitor last saw it. */
export type SeenPosition = { amount: number; quantity: number; lightning: number; isAvailable: boolean }

/** Amounts are gross, minor units; positions by id. */
export type Seen = { positions: Record<string, SeenPosition>; voucher: string | null; promotions: string[] }

export type NoticeCode =
  | 'PRICE_CHANGED'
  | 'SOLD_OUT'
  | 'QUANTITY_LIMITED'
  | 'DEAL_EXPIRED'
  | 'VOUCHER_LOST'
  | 'FREE_ITEM_LOST'
  | 'PROMOTION_LOST'
  | 'MERGED'

/** A notice without its text, which is translated when it is read. */
export type StoredNotice = {
  code: NoticeCode
  positionId: string | null
  itemId: string | null
  /** Values for the placeholders of the translated message: amounts in minor units as shown, quantities, codes. */
  values: Record<string, string | number>
}

export type CartState = 'open' | 'reserved' | 'submitted'

/**
 * goods: a cart that its owner fills. The others are what an order of a membership hangs on, and are shown to nobody: membership has the
 * first period, membershipRenewal a later one.
 */
export type CartPurpose = 'goods' | 'membership' | 'membershipRenewal'

/** A cart of one store. It belongs to a customer or to a visitor, who each have one open cart a store. */
export const carts = pgTable(
  'carts',
  {
    id: uuid().primaryKey().defaultRandom(),
    store: text().$type<StoreId>().notNull(),
    /** Null as well once the visitor is forgotten: an order stays, an open cart goes with the next cleaning. */
    visitorId: uuid('visitor_id').references(() => visitors.id, { onDelete: 'set null' }),
    customerId: uuid('customer_id').references(() => customers.id),
    version: integer().notNull().default(1),
    voucherCode: text('voucher_code'),
    /** ISO 3166; null is the store's own. */
    deliveryCountry: text('delivery_country'),
    shipperCode: text('shipper_code'),
    seen: jsonb().$type<Seen>().notNull().default({ positions: {}, voucher: null, promotions: [] }),
    /** Not told yet. */
    notices: jsonb().$type<StoredNotice[]>().notNull().default([]),
    createdAt: instant('created_at').notNull().defaultNow(),
    changedAt: instant('changed_at').notNull().defaultNow(),
    /** reserved: an order of it waits for its payment; a change of the cart ends that payment first. */
    state: text().$type<CartState>().notNull().default('open'),
    submittedAt: instant('submitted_at'),
    purpose: text().$type<CartPurpose>().notNull().default('goods'),
  },
  (table) => [
    uniqueIndex('carts_open_of_visitor')
      .on(table.visitorId, table.store)
      .where(sql`submitted_at is null and visitor_id is not null`),
    uniqueIndex('carts_open_of_customer')
      .on(table.customerId, table.store, table.purpose)
      .where(sql`submitted_at is null and customer_id is not null and purpose <> 'membershipRenewal'`),
    index('carts_visitor').on(table.visitorId),
    index('carts_customer').on(table.customerId),
    check('carts_one_owner', sql`num_nonnulls(${table.visitorId}, ${table.customerId}) <= 1`),
    check('carts_store_known', sql`${table.store} in ('de', 'at', 'ch', 'b2b')`),
    check('carts_state_known', sql`${table.state} in ('open', 'reserved', 'submitted')`),
    check(
      'carts_purpose_known',
      sql`${table.purpose} = 'goods' or (${table.purpose} in ('membership', 'membershipRenewal') and ${table.visitorId} is null)`,
    ),
    check('carts_submitted', sql`(${table.state} = 'submitted') = (${table.submittedAt} is not null)`),
  ],
)

/**
 * One item in a cart. How many of its pieces are at a deal's price is not kept here but with the deal. The item is no
 * foreign key: an import that drops it must not empty carts without a word.
 */
export const cartPositions = pgTable(
  'cart_positions',
  {
    id: uuid().primaryKey().defaultRandom(),
    cartId: uuid('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    itemId: text('item_id').notNull(),
    /** free: chosen from the articles that come with a cart's worth; catalogue: printed, free at any. */
    kind: text().$type<'item' | 'free' | 'catalogue'>().notNull(),
    quantity: integer().notNull(),
    /** Rises with each position that is put in; one that comes back has its old place. */
    place: integer().notNull(),
    addedAt: instant('added_at').notNull().defaultNow(),
    /** Set when removed; the row is kept for a while so that the position can be restored. */
    removedAt: instant('removed_at'),
    /** Pieces at a deal's price that it had when it was removed. */
    removedLightning: integer('removed_lightning').notNull().default(0),
  },
  (table) => [
    index('cart_positions_cart').on(table.cartId),
    uniqueIndex('cart_positions_item').on(table.cartId, table.itemId, table.kind).where(sql`removed_at is null`),
    check('cart_positions_kind_known', sql`${table.kind} in ('item', 'free', 'catalogue')`),
    check('cart_positions_quantity', sql`${table.quantity} > 0`),
  ],
)

/** Updates that were carried out, so that the same one sent again is answered and not done again. */
export const cartUpdates = pgTable(
  'cart_updates',
  {
    cartId: uuid('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    updateId: uuid('update_id').notNull(),
    /** Without translated texts. */
    results: jsonb().$type<StoredOpResult[]>().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.cartId, table.updateId] }),
    index('cart_updates_created').on(table.createdAt),
  ],
)

export type StoredOpResult = Omit<CartOpResult, 'message'> & {
  /** The translation key carts.<area>.<name> and its values; null for OK. */
  message: { area: 'op' | 'reason'; name: string; values: Record<string, string | number> } | null
}

export type CartRow = typeof carts.$inferSelect
export type PositionRow = typeof cartPositions.$inferSelect
