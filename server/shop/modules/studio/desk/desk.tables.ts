import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { orders } from '../../orders/orders/orders.tables.ts'

/** What customer service notes about an order. Personal data: it is handed out and kept with the order. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    /** E-mail address. */
    editor: text().notNull(),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('order_notes_order').on(table.orderId)],
)

export type OrderNoteRow = typeof orderNotes.$inferSelect
