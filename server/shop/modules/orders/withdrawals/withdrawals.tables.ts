import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { StoreId } from '#contract/generated/types.ts'
import type { ShopLanguage } from '#contract/stores.ts'

/** Declarations that a contract is withdrawn from, as consumers wrote them. Rows are never changed or deleted: a trigger refuses it. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Drawn by the page, so that sending twice is one declaration. */
    submissionId: uuid('submission_id').notNull().unique('withdrawals_submission'),
    store: text().$type<StoreId>().notNull(),
    language: text().$type<ShopLanguage>().notNull(),
    name: text().notNull(),
    /** As written; compared with orders by those who run the shop. */
    orderNumber: text('order_number').notNull(),
    email: text().notNull(),
    /** In the consumer's words; null for the whole order. */
    goods: text(),
    network: text().notNull(),
    declaredAt: timestamp('declared_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('withdrawals_declared').on(table.declaredAt)],
)

export type WithdrawalRow = typeof withdrawals.$inferSelect
