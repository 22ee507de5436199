import { sql } from 'drizzle-orm'
import { index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { optInColumns } from '../../mail/opt-ins/opt-in.columns.ts'

/**
 * Requests for one mail when a sold-out item can be bought again, with what proves the consent. Personal data; kept as the module's README
 * says. The item is no foreign key: an import may drop it.
 */
export const stockAlerts = pgTable(
  'stock_alerts',
  {
    ...optInColumns(),
    itemId: text('item_id').notNull(),
    /** Network of the request. */
    network: text().notNull(),
    /** The item is for sale again, and the mail is in the outbox. */
    mailedAt: timestamp('mailed_at', { withTimezone: true }),
  },
  (table) => [
    // One that waits for each address and item.
    uniqueIndex('stock_alerts_waiting')
      .on(table.itemId, table.email, table.store)
      .where(sql`confirmed_at is not null and mailed_at is null and ended_at is null`),
    index('stock_alerts_email').on(table.email, table.store),
  ],
)

export type StockAlertRow = typeof stockAlerts.$inferSelect
