import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { orderKey } from '#engine/db/foreign-keys.ts'

/**
 * Pieces of stock that orders have: apart from items.stock, which imports overwrite. The item is no foreign key: an
 * import may drop an item that was ordered.
 */
export const stockClaims = pgTable(
  'stock_claims',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orderKey.id, { onDelete: 'cascade' }),
    itemId: text('item_id').notNull(),
    /** Pieces; an import lowers those of an order that has left in part. */
    quantity: integer().notNull(),
    /**
     * kept while a payment is under way; sold with the order; released when the order came to nothing, or when its goods
     * have left and the imported stock no longer counts them.
     */
    state: text().$type<'kept' | 'sold' | 'released'>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.itemId] }),
    index('stock_claims_item').on(table.itemId).where(sql`state <> 'released'`),
    check('stock_claims_quantity', sql`${table.quantity} > 0`),
    check('stock_claims_state_known', sql`${table.state} in ('kept', 'sold', 'released')`),
  ],
)

/**
 * Sum of an item's live claims, written by a trigger of `stock_claims`. A transaction that claims or releases pieces
 * first locks these rows, in the order of the items.
 */
export const stockCounts = pgTable(
  'stock_counts',
  { itemId: text('item_id').primaryKey(), claimed: integer().notNull().default(0) },
  (table) => [check('stock_counts_not_negative', sql`${table.claimed} >= 0`)],
)
