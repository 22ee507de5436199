import { text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { StoreId } from '#contract/generated/types.ts'
import type { ShopLanguage } from '#contract/stores.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Columns of every table of requests that a mail has to confirm: who asked, and what proves the consent. Personal data. */
export const optInColumns = () => ({
  id: uuid().primaryKey().defaultRandom(),
  store: text().$type<StoreId>().notNull(),
  language: text().$type<ShopLanguage>().notNull(),
  email: text().notNull(),
  /** What the form said about the mails, word for word. */
  consentText: text('consent_text').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
  confirmedAt: instant('confirmed_at'),
  confirmedNetwork: text('confirmed_network'),
  /** Ended by a link, by its age, or unconfirmed by a newer request for the same. */
  endedAt: instant('ended_at'),
})

/** A request as the tables have it; `network` is null where it came with an order. */
export type OptInRow = {
  id: string
  store: StoreId
  language: ShopLanguage
  email: string
  consentText: string
  network: string | null
  createdAt: Date
  confirmedAt: Date | null
  confirmedNetwork: string | null
  endedAt: Date | null
}
