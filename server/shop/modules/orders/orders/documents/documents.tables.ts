import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { bytea } from '#engine/db/bytea.ts'
import { orders } from '../orders.tables.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

export type DocumentKind = 'xrechnung' | 'invoice' | 'creditNote' | 'orderForm' | 'returnSlip'

/** Goods that money goes back for; amounts are gross, in minor units. */
export type RefundedGoods = {
  lines?: { lineId: string; quantity: number; amount: number }[]
  /** Share of the delivery's costs. */
  shipping?: number
  /** Ids of the refunds of returns that this stands for, so that each is credited once. */
  refunds?: string[]
}

/** What a document is about besides its order. */
export type DocumentData = Omit<RefundedGoods, 'lines'> & {
  /** Credit note: what goes back, gross, minor units. */
  amount?: number
  /** Credit note: for which lines; return slip: what is sent back, with its reason ready to show. */
  lines?: { lineId: string; quantity: number; amount?: number; reason?: string }[]
}

/**
 * Documents that belong to an order, from the moment when they are wanted. A job makes each once: it gives the number first and the
 * content then, so a crash between the two leaves neither a gap nor a second number; what was made never changes.
 */
export const orderDocuments = pgTable(
  'order_documents',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    kind: text().$type<DocumentKind>().notNull(),
    /** Tells several of a kind apart: the sum that was refunded or credited, the number of a return; empty where an order has one. */
    occasion: text().notNull().default(''),
    /** What it follows from, in a word. */
    reason: text().notNull(),
    data: jsonb().$type<DocumentData>().notNull().default({}),
    /** Number in the series of its kind; null for documents without one, and before it is given. */
    number: text().unique('order_documents_number'),
    /** Day of the document. */
    issuedAt: instant('issued_at'),
    mediaType: text('media_type').notNull(),
    /** Null until it is made. */
    content: bytea(),
    /** SHA-256 of the content, in hex. */
    sha256: text(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('order_documents_kind').on(table.orderId, table.kind, table.occasion),
    check(
      'order_documents_kind_known',
      sql`${table.kind} in ('xrechnung', 'invoice', 'creditNote', 'orderForm', 'returnSlip')`,
    ),
    check('order_documents_whole', sql`(${table.content} is null) = (${table.sha256} is null)`),
  ],
)

/** The last number of each series and year; it is raised in the transaction that gives the number, so there are no gaps. */
export const invoiceNumbers = pgTable(
  'invoice_numbers',
  {
    series: text().$type<'invoice' | 'creditNote'>().notNull(),
    year: integer().notNull(),
    last: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.series, table.year] }),
    check('invoice_numbers_last', sql`${table.last} > 0`),
  ],
)

export type OrderDocumentRow = typeof orderDocuments.$inferSelect
