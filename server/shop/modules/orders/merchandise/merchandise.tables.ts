import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, pgSequence, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { orders } from '../orders/orders.tables.ts'

/** Cursors of the merchandise system. */
export const merchandiseCursors = pgSequence('merchandise_cursors')

/**
 * Placed orders that the merchandise system has to hear of. A trigger on orders and payments writes the row without a cursor;
 * it gets one when it is read, after its transaction is committed, so that no cursor is passed by a transaction that commits late.
 */
export const merchandiseChanges = pgTable(
  'merchandise_changes',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    cursor: bigint({ mode: 'number' }).unique('merchandise_changes_cursor'),
    /** When the merchandise system first read that it may send the order. */
    takenAt: timestamp('taken_at', { withTimezone: true }),
  },
  (table) => [index('merchandise_changes_new').on(table.orderId).where(sql`cursor is null`)],
)

/** Events of the merchandise system that were carried out, so that a repeated one is not. */
export const merchandiseEvents = pgTable('merchandise_events', {
  /** Chosen by the merchandise system. */
  id: text().primaryKey(),
  orderId: uuid('order_id')
    .notNull()
    .references(() => orders.id, { onDelete: 'cascade' }),
  body: jsonb().$type<Record<string, unknown>>().notNull(),
  receivedAt: timestamp('received_at', { withTimezone: true }).notNull().defaultNow(),
})
