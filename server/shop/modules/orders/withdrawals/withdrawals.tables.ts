import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { StoreId } from '#contract/generated/types.ts'
import type { ShopLanguage } from '#contract/stores.ts'
import { orders } from '../orders/orders.tables.ts'

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

/** What a person of customer service found out about a declaration, a withdrawal or a notice that ends a membership. */
export const handledDeclarations = pgTable(
  'handled_declarations',
  {
    kind: text().$type<'withdrawal' | 'cancellation'>().notNull(),
    declarationId: uuid('declaration_id').notNull(),
    /** Order that it is about; null until one is found. */
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'cascade' }),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
    /** E-mail address of the editor. */
    handledBy: text('handled_by').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.declarationId] }),
    index('handled_declarations_order').on(table.orderId),
  ],
)

export type HandledRow = typeof handledDeclarations.$inferSelect
export type WithdrawalRow = typeof withdrawals.$inferSelect
