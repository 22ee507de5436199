import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { customers, visitors } from '../visitors.tables.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Why a session is over before its time. Logging out is the visitor's own doing; the others are told to him. */
export type SessionEnd = 'logout' | 'replaced' | 'password' | 'email' | 'reuse' | 'account' | 'locked'

/** Sessions: a customer logged in with a browser, or a guest in the checkout. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Null for guests. */
    customerId: uuid('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    /** E-mail address of guests. */
    guestEmail: text('guest_email'),
    /** The browser; a guest's cart is that of his. */
    visitorId: uuid('visitor_id').references(() => visitors.id, { onDelete: 'set null' }),
    isRemembered: boolean('is_remembered').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** When the newest token was made. */
    renewedAt: instant('renewed_at').notNull().defaultNow(),
    /** Without a new token until then, it is over; and at the latest at `endsAt`. */
    idleEndsAt: instant('idle_ends_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    endedAt: instant('ended_at'),
    ended: text().$type<SessionEnd>(),
    /** Said once: a code of `customer-info.ts`. */
    notification: text(),
  },
  (table) => [
    index('sessions_customer').on(table.customerId),
    index('sessions_visitor').on(table.visitorId),
    index('sessions_ends').on(table.endsAt),
    check('sessions_one_owner', sql`num_nonnulls(${table.customerId}, ${table.guestEmail}) = 1`),
  ],
)

/** Tokens by their SHA-256; the token itself is not stored. */
export const sessionTokens = pgTable(
  'session_tokens',
  {
    hash: text().primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** After this time the token can only be exchanged for a new one. */
    expiresAt: instant('expires_at').notNull(),
    /** The token that this one was given for; it ends when this one is used. */
    predecessor: text(),
    usedAt: instant('used_at'),
    /** Refused after this time: a newer token has been used. */
    supersededAt: instant('superseded_at'),
  },
  (table) => [index('session_tokens_session').on(table.sessionId)],
)

/** Links of mails for a new password, by SHA-256 of their token; one a customer. */
export const passwordLinks = pgTable('password_links', {
  customerId: uuid('customer_id')
    .primaryKey()
    .references(() => customers.id, { onDelete: 'cascade' }),
  hash: text().notNull().unique('password_links_hash'),
  expiresAt: instant('expires_at').notNull(),
})

/** What a mail with a link was asked for, until the job has looked whether there is such an account. */
export const passwordRequests = pgTable('password_requests', {
  id: uuid().primaryKey().defaultRandom(),
  store: text().notNull(),
  language: text().notNull(),
  /** E-mail or customer number. */
  account: text().notNull(),
  /** Postcode of a request for access by customer number. */
  postCode: text('post_code'),
  createdAt: instant('created_at').notNull().defaultNow(),
})

/** A change of an account's address that waits for both of its links, by SHA-256 of their tokens; one a customer. */
export const emailChanges = pgTable('email_changes', {
  customerId: uuid('customer_id')
    .primaryKey()
    .references(() => customers.id, { onDelete: 'cascade' }),
  /** Lower case. */
  newEmail: text('new_email').notNull(),
  /** Hashes of the links that went to the old and to the new address. */
  oldHash: text('old_hash').notNull().unique('email_changes_old_hash'),
  newHash: text('new_hash').notNull().unique('email_changes_new_hash'),
  oldConfirmedAt: instant('old_confirmed_at'),
  newConfirmedAt: instant('new_confirmed_at'),
  expiresAt: instant('expires_at').notNull(),
})
