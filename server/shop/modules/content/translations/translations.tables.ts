import { pgTable, text } from 'drizzle-orm/pg-core'

/** The shop's own texts (ICU messages), over those that it ships (server/contract/texts); empty in a language means the shipped one. */
export const translations = pgTable('translations', {
  key: text().primaryKey(),
  de: text().notNull(),
  en: text().notNull(),
})
