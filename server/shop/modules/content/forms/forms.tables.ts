import { index, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { StoreId } from '#contract/generated/types.ts'
import type { TextLanguage } from '#contract/stores.ts'

/** What visitors sent: personal data, to be deleted when its purpose is fulfilled (see the module's README). */
export const formSubmissions = pgTable(
  'form_submissions',
  {
    formId: text('form_id').notNull(),
    /** Drawn by the browser, so that sending twice stores once. */
    submissionId: text('submission_id').notNull(),
    store: text().$type<StoreId>().notNull(),
    language: text().$type<TextLanguage>().notNull(),
    /** By the name of the field; those of the form only. */
    values: jsonb().$type<Record<string, string>>().notNull(),
    /** E-mail address of whoever takes part in a draw, in lower case: one entry each. Null of other forms. */
    person: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.formId, table.submissionId] }),
    uniqueIndex('form_submissions_person').on(table.formId, table.person),
    index('form_submissions_created_at').on(table.createdAt),
  ],
)
