import { index, pgTable, real, text, timestamp } from 'drizzle-orm/pg-core'

/** How often something was tried, by a hash of what and by whom; says nothing to who reads it. */
export const throttles = pgTable(
  'throttles',
  {
    key: text().primaryKey(),
    level: real().notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('throttles_updated').on(table.updatedAt)],
)
