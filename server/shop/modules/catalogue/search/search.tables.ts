import { sql } from 'drizzle-orm'
import { check, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { StoreId } from '#contract/generated/types.ts'
import type { TextLanguage } from '#contract/stores.ts'

/** Search texts that editors redirect to a page instead of the results. */
export const searchRedirects = pgTable(
  'search_redirects',
  {
    store: text().$type<StoreId>().notNull(),
    language: text().$type<TextLanguage>().notNull(),
    /** Folded, words apart by one space. */
    query: text().notNull(),
    /** Path of the shop or an absolute URL. */
    target: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.store, table.language, table.query] }),
    check('search_redirects_language_known', sql`${table.language} in ('de', 'en')`),
  ],
)

/** Words that mean the same; the search index reads them whenever it is built. */
export const synonyms = pgTable(
  'synonyms',
  {
    id: text().notNull(),
    language: text().$type<TextLanguage>().notNull(),
    terms: text().array().notNull(),
    /**
     * Empty for mutual synonyms. Otherwise one-way: a search for a term also finds the meanings, but not the other way
     * round.
     */
    meanings: text().array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.language] }),
    check('synonyms_language_known', sql`${table.language} in ('de', 'en')`),
    check('synonyms_have_terms', sql`cardinality(${table.terms}) > 0`),
  ],
)
