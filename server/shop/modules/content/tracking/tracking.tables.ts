import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Events of visitors who agreed to statistics. The browser names the id, so what is sent twice is stored once. */
export const trackingEvents = pgTable(
  'tracking_events',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    occurredAt: timestamp('occurred_at', { withTimezone: true }).notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull().defaultNow(),
    store: text().notNull(),
    language: text().notNull(),
    pagePath: text('page_path').notNull(),
    pageArea: text('page_area').notNull(),
    pageTitle: text('page_title').notNull(),
    primeStatus: text('prime_status').notNull(),
    userId: text('user_id').notNull(),
    visitorType: text('visitor_type').notNull(),
    visitorLoginState: text('visitor_login_state').notNull(),
    internal: boolean().notNull(),
    pwa: boolean().notNull(),
    testId: text('test_id').notNull(),
    testVariant: text('test_variant').notNull(),
    data: jsonb().$type<Record<string, string>>().notNull(),
    /** Pseudonym of the browser, made by the edge from the seed of its tests; empty for one that was in no test. */
    browserKey: text('browser_key').notNull().default(''),
  },
  (table) => [
    index('tracking_events_received_at').on(table.receivedAt),
    // For the results of A/B tests.
    index('tracking_events_browser').on(table.browserKey, table.occurredAt).where(sql`browser_key <> ''`),
    // For the export and the deletion of a customer's data.
    index('tracking_events_user').on(table.userId).where(sql`user_id <> ''`),
  ],
)
