import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { CertificateRefusal, UploadPurpose } from '#contract/generated/types.ts'
import { bytea } from '#engine/db/bytea.ts'
import { customers } from '../../account/visitors/visitors.tables.ts'

/** Files of customers. Personal data, the owner's alone. */
export const uploads = pgTable(
  'uploads',
  {
    id: uuid().primaryKey().defaultRandom(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    purpose: text().$type<UploadPurpose>().notNull(),
    /** By which it came; each is good for one. */
    signatureId: uuid('signature_id').notNull().unique(),
    name: text().notNull(),
    /** By what is in it. */
    mediaType: text('media_type').notNull(),
    /** Bytes. */
    size: integer().notNull(),
    /** In hex. */
    sha256: text().notNull(),
    /** Null once a newer one has taken its place. */
    content: bytea(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull().defaultNow(),
    /** When customer service has approved or refused it. */
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    /** Why it is refused; null for one that is approved, or not decided. */
    refusedFor: text('refused_for').$type<CertificateRefusal>(),
  },
  (table) => [
    index('uploads_of_customer').on(table.customerId, table.purpose, table.receivedAt),
    // For those that wait for customer service.
    index('uploads_undecided').on(table.receivedAt).where(sql`content is not null and decided_at is null`),
    check('uploads_refused_decided', sql`${table.refusedFor} is null or ${table.decidedAt} is not null`),
    check('uploads_purpose_known', sql`${table.purpose} in ('b2bCertificate')`),
    check('uploads_size_bounded', sql`${table.size} between 1 and 10485760`),
  ],
)
