import { sql } from 'drizzle-orm'
import { check, customType, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { orders } from '../orders.tables.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Documents that belong to an order. They are made once, and what was made never changes. */
export const orderDocuments = pgTable(
  'order_documents',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    kind: text().$type<'xrechnung'>().notNull(),
    name: text().notNull(),
    mediaType: text('media_type').notNull(),
    content: bytea().notNull(),
    /** SHA-256 of the content, in hex. */
    sha256: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('order_documents_kind').on(table.orderId, table.kind),
    check('order_documents_kind_known', sql`${table.kind} in ('xrechnung')`),
  ],
)

export type OrderDocumentRow = typeof orderDocuments.$inferSelect
