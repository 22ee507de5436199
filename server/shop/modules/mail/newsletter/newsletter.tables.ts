import { sql } from 'drizzle-orm'
import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { StoreId } from '#contract/generated/types.ts'
import type { ShopLanguage } from '#contract/stores.ts'
import { optInColumns } from '../opt-ins/opt-in.columns.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Where the newsletter was asked for. */
export type NewsletterOrigin = 'form' | 'account' | 'registration' | 'checkout'

/** Requests for the newsletter with what proves the consent. Personal data; kept as the module's README says. */
export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    ...optInColumns(),
    origin: text().$type<NewsletterOrigin>().notNull(),
    /** Network of the request; null where it came with an order. */
    network: text(),
  },
  (table) => [
    // One that counts for each address and store.
    uniqueIndex('newsletter_subscriptions_active')
      .on(table.email, table.store)
      .where(sql`confirmed_at is not null and ended_at is null`),
    index('newsletter_subscriptions_email').on(table.email, table.store),
  ],
)

/** Wishes to end the newsletter that a job has yet to carry out, so that the answer is the same for every address. */
export const newsletterEndings = pgTable('newsletter_endings', {
  id: uuid().primaryKey().defaultRandom(),
  store: text().$type<StoreId>().notNull(),
  language: text().$type<ShopLanguage>().notNull(),
  email: text().notNull(),
  houseNumber: text('house_number').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
})

export type NewsletterRow = typeof newsletterSubscriptions.$inferSelect
export type NewsletterEnding = typeof newsletterEndings.$inferSelect
