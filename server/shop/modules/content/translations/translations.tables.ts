import { pgTable, text } from 'drizzle-orm/pg-core'

/** ICU messages. */
export const translations = pgTable('translations', {
  key: text().primaryKey(),
  de: text().notNull(),
  en: text().notNull(),
})
