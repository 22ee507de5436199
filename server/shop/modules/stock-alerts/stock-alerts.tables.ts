import { sql } from 'drizzle-orm'
import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { StoreId } from '../../../contract/generated/types.ts'
import type { ShopLanguage } from '../../../contract/stores.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/**
 * Requests for one mail when a sold-out item can be bought again, with what proves the consent. Personal data; kept as the module's README
 * says. The item is no foreign key: an import may drop it.
 */
export const stockAlerts = pgTable(
  'stock_alerts',
  {
    id: uuid().primaryKey().defaultRandom(),
    store: text().$type<StoreId>().notNull(),
    language: text().$type<ShopLanguage>().notNull(),
    itemId: text('item_id').notNull(),
    email: text().notNull(),
    /** What the form said about the mails, word for word. */
    consentText: text('consent_text').notNull(),
    /** Of the request. */
    network: text().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    confirmedAt: instant('confirmed_at'),
    confirmedNetwork: text('confirmed_network'),
    /** The item is for sale again, and the mail is in the outbox. */
    mailedAt: instant('mailed_at'),
    /** Ended by a link, or by its age. */
    endedAt: instant('ended_at'),
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
