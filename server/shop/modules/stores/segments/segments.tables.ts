import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { ImportSegment } from '#contract/import/content.ts'

/** Customer segments, for teasers that not all visitors see; the same in all stores. */
export const segments = pgTable('segments', {
  id: text().primaryKey(),
  name: jsonb().$type<ImportSegment['name']>().notNull(),
  rules: jsonb().$type<ImportSegment['rules']>().notNull(),
})
