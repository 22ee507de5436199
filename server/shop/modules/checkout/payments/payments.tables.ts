import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { orderKey } from '#engine/db/foreign-keys.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

export const paymentStates = [
  'created',
  'pending',
  'unknown',
  'due',
  'authorised',
  'captured',
  'refunded',
  'declined',
  'cancelled',
  'expired',
] as const

export type PaymentState = (typeof paymentStates)[number]

/**
 * One try to pay an order. Its id is the provider's idempotency key. Amounts are minor units. More than `amount` is booked only where
 * the provider has taken it: all of it goes back.
 */
export const payments = pgTable(
  'payments',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orderKey.id),
    /** From 1. */
    attempt: integer().notNull(),
    /** Id of the payment method, transactions.md §3. */
    method: text().notNull(),
    /** computop, paypal, amazon; null for methods without a provider. */
    provider: text(),
    /** Unique a try: order number and try. Told to the provider. */
    merchantRef: text('merchant_ref').notNull().unique('payments_merchant_ref'),
    /** The provider's id of the payment (PayID, PayPal's order, Amazon's charge). */
    providerRef: text('provider_ref'),
    /** What an adapter needs later: ids of captures, the address of the provider's page. Neither card nor personal data. */
    providerData: jsonb('provider_data').$type<Record<string, string>>().notNull().default({}),
    amount: integer().notNull(),
    /** ISO 4217. */
    currency: text().notNull(),
    state: text().$type<PaymentState>().notNull(),
    authorised: integer().notNull().default(0),
    captured: integer().notNull().default(0),
    refunded: integer().notNull().default(0),
    /** What a bill was lowered by before it was paid: `amount` less this is due. */
    credited: integer().notNull().default(0),
    /** The payment is asked for at the provider, then ended. */
    expiresAt: instant('expires_at'),
    /** SHA-256 of the token in the address to which the provider's page leads back. */
    returnTokenHash: text('return_token_hash').unique('payments_return_token'),
    createdAt: instant('created_at').notNull().defaultNow(),
    changedAt: instant('changed_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('payments_provider_ref').on(table.provider, table.providerRef),
    uniqueIndex('payments_attempt').on(table.orderId, table.attempt),
    index('payments_created').on(table.createdAt),
    index('payments_expiring').on(table.expiresAt).where(sql`state in ('created', 'pending', 'unknown', 'due')`),
    index('payments_open').on(table.createdAt).where(sql`state in ('created', 'pending', 'unknown')`),
    check(
      'payments_state_known',
      sql`${table.state} in ('created', 'pending', 'unknown', 'due', 'authorised', 'captured', 'refunded', 'declined', 'cancelled', 'expired')`,
    ),
    check(
      'payments_amounts',
      sql`${table.amount} >= 0 and ${table.refunded} >= 0 and ${table.refunded} <= ${table.captured}
        and ${table.captured} <= ${table.authorised} and ${table.credited} between 0 and ${table.amount}
        and (${table.authorised} + ${table.credited} <= ${table.amount} or ${table.state} in ('captured', 'refunded'))`,
    ),
  ],
)

/** Everything that was heard of a payment, as it came; nothing is changed, and only what belongs to no payment is deleted in the end. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: uuid().primaryKey().defaultRandom(),
    provider: text().notNull(),
    /** The provider's id of the message, or the SHA-256 of its content. */
    eventId: text('event_id').notNull(),
    /** Null for what belongs to no payment. */
    paymentId: uuid('payment_id').references(() => payments.id),
    channel: text().$type<'return' | 'notify' | 'inquiry' | 'call' | 'expiry'>().notNull(),
    /** Without card and personal data. */
    body: jsonb().$type<Record<string, unknown>>().notNull(),
    receivedAt: instant('received_at').notNull().defaultNow(),
    /** Null when it changed nothing. */
    appliedAt: instant('applied_at'),
    /** What became of it: a state of the payment, ignored, refused, late. */
    outcome: text().notNull(),
  },
  (table) => [
    uniqueIndex('payment_events_event').on(table.provider, table.eventId),
    index('payment_events_payment').on(table.paymentId),
    index('payment_events_strange').on(table.receivedAt).where(sql`outcome in ('refused', 'unknown')`),
    check('payment_events_channel_known', sql`${table.channel} in ('return', 'notify', 'inquiry', 'call', 'expiry')`),
  ],
)

/** Calls to providers that follow from a change of state. The id is the provider's idempotency key. */
export const paymentCommands = pgTable(
  'payment_commands',
  {
    id: uuid().primaryKey().defaultRandom(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    kind: text().$type<'capture' | 'void' | 'refund' | 'inquire'>().notNull(),
    /** Minor units; null for inquire and void. */
    amount: integer(),
    reason: text().notNull(),
    state: text().$type<'open' | 'done' | 'failed'>().notNull().default('open'),
    tries: integer().notNull().default(0),
    error: text(),
    createdAt: instant('created_at').notNull().defaultNow(),
    doneAt: instant('done_at'),
  },
  (table) => [
    index('payment_commands_payment').on(table.paymentId),
    index('payment_commands_late').on(table.createdAt).where(sql`reason in ('late', 'otherAmount')`),
    index('payment_commands_open').on(table.createdAt).where(sql`state <> 'done'`),
    check('payment_commands_kind_known', sql`${table.kind} in ('capture', 'void', 'refund', 'inquire')`),
    check('payment_commands_state_known', sql`${table.state} in ('open', 'done', 'failed')`),
  ],
)

export type PaymentRow = typeof payments.$inferSelect
export type PaymentCommandRow = typeof paymentCommands.$inferSelect
