import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { StoreId } from '#contract/generated/types.ts'
import { cartKey } from '#engine/db/foreign-keys.ts'
import { products } from '../product/product.tables.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/**
 * Running, planned and past deals of products; of several that run the one that began last counts. Every cache hears of
 * changes here, so what is counted lies elsewhere, and of it only what a page shows: written by a trigger of
 * `lightning_counts` when it changes visibly.
 */
export const lightningDeals = pgTable(
  'lightning_deals',
  {
    /** Id given by the catalogue: a product's next deal has another one, and knows nothing of this one's reservations. */
    id: text().primaryKey(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    store: text().$type<StoreId>().notNull(),
    /** Gross, minor units. */
    amount: integer().notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    maxPerOrder: integer('max_per_order').notNull(),
    /** Reserved share in steps of 5, rounded down; 100 only when nothing is left. */
    shownPercent: integer('shown_percent').notNull().default(0),
    /** What is left, as far as one order may have it. */
    shownLeft: integer('shown_left').notNull().default(0),
  },
  (table) => [
    index('lightning_deals_product').on(table.productId, table.store, table.startsAt),
    check('lightning_deals_store_known', sql`${table.store} in ('de', 'at', 'ch', 'b2b')`),
    check('lightning_deals_amount_positive', sql`${table.amount} > 0`),
    check('lightning_deals_time', sql`${table.endsAt} > ${table.startsAt}`),
    check(
      'lightning_deals_shown',
      sql`${table.maxPerOrder} > 0 and ${table.shownPercent} between 0 and 100 and ${table.shownLeft} between 0 and ${table.maxPerOrder}`,
    ),
  ],
)

/**
 * Counts of a deal's pieces. A transaction that changes a reservation first locks this row; several deals are locked in
 * the order of their ids.
 */
export const lightningCounts = pgTable(
  'lightning_counts',
  {
    dealId: text('deal_id')
      .primaryKey()
      .references(() => lightningDeals.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
    /** Gone before the catalogue told of the deal, or by other ways than this shop. */
    soldElsewhere: integer('sold_elsewhere').notNull(),
    kept: integer().notNull().default(0),
    sold: integer().notNull().default(0),
  },
  (table) => [
    check('lightning_counts_not_negative', sql`least(${table.soldElsewhere}, ${table.kept}, ${table.sold}) >= 0`),
    check(
      'lightning_counts_never_oversold',
      sql`${table.quantity} > 0 and ${table.soldElsewhere} + ${table.kept} + ${table.sold} <= ${table.quantity}`,
    ),
  ],
)

/**
 * Reserved and expired pieces of a deal by cart. A trigger keeps the deal's counts equal to the sums of these rows on
 * every write.
 */
export const lightningReservations = pgTable(
  'lightning_reservations',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null once the cart is gone: what it kept runs out, what it sold stays sold. */
    cartId: uuid('cart_id').references(() => cartKey.id, { onDelete: 'set null' }),
    dealId: text('deal_id')
      .notNull()
      .references(() => lightningDeals.id, { onDelete: 'cascade' }),
    itemId: text('item_id').notNull(),
    quantity: integer().notNull(),
    /** expired: no pieces any more, but known, so that they can be kept again. What is given back is deleted. */
    state: text().$type<'kept' | 'expired' | 'sold'>().notNull(),
    keptAt: instant('kept_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    /** At the checkout, once. */
    extendedAt: instant('extended_at'),
    /** Keyed hash of the network that keeps the pieces, as long as it keeps them. */
    networkKey: text('network_key'),
  },
  (table) => [
    uniqueIndex('lightning_reservations_item').on(table.cartId, table.itemId).where(sql`state <> 'sold'`),
    index('lightning_reservations_cart').on(table.cartId),
    index('lightning_reservations_ends').on(table.dealId, table.expiresAt).where(sql`state = 'kept'`),
    check('lightning_reservations_network', sql`${table.networkKey} is null or ${table.state} = 'kept'`),
    check('lightning_reservations_quantity', sql`${table.quantity} > 0`),
    check('lightning_reservations_state_known', sql`${table.state} in ('kept', 'expired', 'sold')`),
  ],
)
