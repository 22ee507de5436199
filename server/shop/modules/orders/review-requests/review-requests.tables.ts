import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { orders } from '../orders/orders.tables.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Delivered orders whose customer is asked for a review: one row an order, so that none is asked twice. */
export const reviewRequests = pgTable('review_requests', {
  orderId: uuid('order_id')
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  createdAt: instant('created_at').notNull().defaultNow(),
  doneAt: instant('done_at'),
  /** Null while it waits. */
  outcome: text().$type<ReviewRequestOutcome>(),
})

/**
 * objected: the address wants no such mails; withdrawn: the contract was; unsuitable: nothing of it can be reviewed, all of it or of its
 * money went back, the account was deleted, or switched off.
 */
export type ReviewRequestOutcome = 'asked' | 'objected' | 'withdrawn' | 'unsuitable'

/** Addresses that objected to requests for reviews (§ 7 (3) UWG), as hashes, so that the table holds no addresses. */
export const reviewObjections = pgTable('review_objections', {
  /** SHA-256 of the address in small letters. */
  emailHash: text('email_hash').primaryKey(),
  createdAt: instant('created_at').notNull().defaultNow(),
})
