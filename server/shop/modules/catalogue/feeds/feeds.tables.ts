import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { StoreId } from '#contract/generated/types.ts'
import { bytea } from '#engine/db/bytea.ts'

export type FeedFormat = 'google' | 'idealo'

/** The last feed of each store and format; a job replaces it as a whole. */
export const feeds = pgTable(
  'feeds',
  {
    store: text('store').$type<StoreId>().notNull(),
    format: text('format').$type<FeedFormat>().notNull(),
    madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
    /** Items in it, and those that lack what a feed needs. */
    items: integer('items').notNull(),
    leftOut: integer('left_out').notNull(),
    /** gzip. */
    content: bytea().notNull(),
  },
  (table) => [primaryKey({ columns: [table.store, table.format] })],
)
