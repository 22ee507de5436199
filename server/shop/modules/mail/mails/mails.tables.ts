import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { StoreId } from '#contract/generated/types.ts'
import type { ShopLanguage } from '#contract/stores.ts'
import { bytea } from '#engine/db/bytea.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Mails, from the transaction that they follow from until a month after they were sent. Personal data. */
export const mails = pgTable(
  'mails',
  {
    /** Part of the Message-ID, so that a mail that is sent twice arrives as one. */
    id: uuid().primaryKey().defaultRandom(),
    kind: text().notNull(),
    recipient: text().notNull(),
    store: text().$type<StoreId>().notNull(),
    language: text().$type<ShopLanguage>().notNull(),
    /** A second mail with the same key is not added, so that what is reported twice is told once. */
    key: text().unique('mails_key'),
    /** What its words name; emptied when it is sent, since links are secrets. Mails about orders name rows and keep it, to be sent again. */
    values: jsonb().$type<Record<string, string>>().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Not worth sending afterwards. */
    expiresAt: instant('expires_at'),
    sentAt: instant('sent_at'),
    failedAt: instant('failed_at'),
    /** Why it was not sent, in a word. */
    failure: text(),
  },
  (table) => [
    index('mails_created').on(table.createdAt),
    // Keys are `<kind>.<id of what it is about>`, and what tells it from others.
    index('mails_subject').on(sql`split_part(key, '.', 2)`),
    index('mails_order').on(sql`(values ->> 'orderId')`).where(sql`kind like 'order.%'`),
  ],
)

/** The file that a mail brings along, checked; deleted when it is sent. Personal data. */
export const mailFiles = pgTable('mail_files', {
  mailId: uuid('mail_id')
    .primaryKey()
    .references(() => mails.id, { onDelete: 'cascade' }),
  name: text().notNull(),
  mediaType: text('media_type').notNull(),
  content: bytea().notNull(),
})
