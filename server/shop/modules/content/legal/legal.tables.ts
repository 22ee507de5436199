import { sql } from 'drizzle-orm'
import { check, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { StoreId } from '#contract/generated/types.ts'
import type { LegalSection } from '#contract/import/content.ts'
import type { TextLanguage } from '#contract/stores.ts'

/** Terms, withdrawal information and privacy. Orders name the version that they were made by, so no row changes. */
export const legalTexts = pgTable(
  'legal_texts',
  {
    store: text().$type<StoreId>().notNull(),
    /** The first day on which it applies, as 2026-11-01 or 2026-11-01.2. */
    version: text().notNull(),
    language: text().$type<TextLanguage>().notNull(),
    kind: text().$type<'terms' | 'withdrawal' | 'privacy' | 'serviceWithdrawal'>().notNull(),
    title: text().notNull(),
    sections: jsonb().$type<LegalSection[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.store, table.version, table.language, table.kind] }),
    check('legal_texts_kind_known', sql`${table.kind} in ('terms', 'withdrawal', 'privacy', 'serviceWithdrawal')`),
  ],
)

export type LegalTextRow = typeof legalTexts.$inferSelect
export type LegalKind = LegalTextRow['kind']

/** What every version has; the withdrawal of services may be missing. */
export const legalKinds = ['terms', 'withdrawal', 'privacy'] as const satisfies readonly LegalKind[]
