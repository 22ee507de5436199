import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ReturnState } from '#contract/generated/types.ts'
import type { ShopLanguage } from '#contract/stores.ts'
import { bytea } from '#engine/db/bytea.ts'
import { orderLines, orders } from '../orders/orders.tables.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

export type ReturnContactRow = {
  salutation: string
  firstName: string
  lastName: string
  email: string
  phone: string
}

/** What a customer has announced to send back. Personal data. */
export const returns = pgTable(
  'returns',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** R, the order's number, and which return of it: told to the customer and printed on labels. */
    rma: text().notNull().unique('returns_rma'),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** UUID of the browser, one a press of the button. */
    submissionId: uuid('submission_id').notNull(),
    state: text().$type<ReturnState>().notNull().default('announced'),
    regulation: text().$type<'refund' | 'replacement'>().notNull(),
    carrier: text().notNull(),
    labels: integer().notNull(),
    contact: jsonb().$type<ReturnContactRow>().notNull(),
    language: text().$type<ShopLanguage>().notNull(),
    announcedAt: instant('announced_at').notNull().defaultNow(),
    receivedAt: instant('received_at'),
    changedAt: instant('changed_at').notNull().defaultNow(),
  },
  (table) => [
    unique('returns_submission').on(table.orderId, table.submissionId),
    check('returns_state_known', sql`${table.state} in ('announced', 'labelled', 'received', 'refunded', 'rejected')`),
    check('returns_labels_bounded', sql`${table.labels} between 0 and 5`),
  ],
)

export const returnLines = pgTable(
  'return_lines',
  {
    id: uuid().primaryKey().defaultRandom(),
    returnId: uuid('return_id')
      .notNull()
      .references(() => returns.id, { onDelete: 'cascade' }),
    lineId: uuid('line_id')
      .notNull()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
    reason: text().notNull(),
    comment: text().notNull().default(''),
    components: jsonb().$type<string[]>().notNull().default([]),
    /** Reported by the merchandise system. */
    received: integer().notNull().default(0),
    /** Accepted pieces of those. */
    accepted: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('return_lines_line').on(table.returnId, table.lineId),
    index('return_lines_of_line').on(table.lineId),
    check(
      'return_lines_quantities',
      sql`${table.quantity} > 0 and ${table.received} between 0 and ${table.quantity}
        and ${table.accepted} between 0 and ${table.received}`,
    ),
  ],
)

/** Money of what was received. The id is that of the command to the provider, and so its idempotency key. */
export const returnRefunds = pgTable(
  'return_refunds',
  {
    id: uuid().primaryKey().defaultRandom(),
    returnId: uuid('return_id')
      .notNull()
      .references(() => returns.id, { onDelete: 'cascade' }),
    /** Null: costs of the delivery. */
    returnLineId: uuid('return_line_id').references(() => returnLines.id, { onDelete: 'cascade' }),
    /** Event id of the merchandise system. */
    eventId: text('event_id').notNull(),
    /** Pieces that it pays back; 0 for the delivery. */
    quantity: integer().notNull(),
    /** Gross, minor units. */
    amount: integer().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('return_refunds_event').on(table.eventId, table.returnLineId).nullsNotDistinct(),
    index('return_refunds_return').on(table.returnId),
    check('return_refunds_amount', sql`${table.amount} > 0`),
  ],
)

/** Labels, made by a job. */
export const returnLabels = pgTable(
  'return_labels',
  {
    returnId: uuid('return_id')
      .notNull()
      .references(() => returns.id, { onDelete: 'cascade' }),
    /** From 1. */
    number: integer().notNull(),
    trackingCode: text('tracking_code'),
    pdf: bytea().notNull(),
    /** PNG. */
    qr: bytea(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.returnId, table.number] })],
)

/** Pictures of what goes back, drawn anew. Before the return is announced they belong to the order's line alone. */
export const returnImages = pgTable(
  'return_images',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    lineId: uuid('line_id')
      .notNull()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    returnId: uuid('return_id').references(() => returns.id, { onDelete: 'cascade' }),
    /** By which it came; each is good for one. */
    signatureId: uuid('signature_id').notNull().unique('return_images_signature'),
    name: text().notNull(),
    mediaType: text('media_type').notNull(),
    /** Bytes. */
    size: integer().notNull(),
    /** Hash of the file as it was sent, in hex. */
    sha256: text().notNull(),
    content: bytea().notNull(),
    receivedAt: instant('received_at').notNull().defaultNow(),
  },
  (table) => [
    index('return_images_order').on(table.orderId, table.receivedAt),
    index('return_images_unused').on(table.receivedAt).where(sql`return_id is null`),
  ],
)

export type ReturnChoice = {
  id: string
  quantity: number
  reason: string
  additionalInfo: string
  components: string[]
}

export type DraftContent = {
  items: ReturnChoice[]
  regulation: string | null
  carrier: string | null
  labels: number
}

/** What was chosen on the way, one an order; gone when the return is announced, or after some days. */
export const returnDrafts = pgTable(
  'return_drafts',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    content: jsonb().$type<DraftContent>().notNull(),
    changedAt: instant('changed_at').notNull().defaultNow(),
  },
  (table) => [index('return_drafts_changed').on(table.changedAt)],
)

export type ReturnRow = typeof returns.$inferSelect
export type ReturnLineRow = typeof returnLines.$inferSelect
