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
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { StoreId } from '#contract/generated/types.ts'
import type { ShopLanguage } from '#contract/stores.ts'
import { carts } from '../../checkout/cart/cart.tables.ts'
import type { PaymentAgreement } from '../../checkout/payments/payment-method.ts'
import { optInColumns } from '../../mail/opt-ins/opt-in.columns.ts'
import { orders } from '../../orders/orders/orders.tables.ts'
import { customers } from '../visitors/visitors.tables.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/**
 * waiting: its first order waits for its payment. active: it runs and is renewed. cancelled: it runs until `endsAt`. ended: by its end,
 * by a renewal that was not paid, or with the account.
 */
const subscriptionStates = ['waiting', 'active', 'cancelled', 'ended'] as const
export type SubscriptionState = (typeof subscriptionStates)[number]

/** Memberships of the programme, each of one store. Price and method stay those that it was ordered with. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: uuid().primaryKey().defaultRandom(),
    store: text().$type<StoreId>().notNull(),
    language: text().$type<ShopLanguage>().notNull(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id),
    state: text().$type<SubscriptionState>().notNull(),
    /** Price of each period, gross, minor units of the store's currency. */
    price: integer().notNull(),
    /** Length of a period. */
    months: integer().notNull(),
    /** Id of the payment method. */
    method: text().notNull(),
    /** By which the provider takes later payments; null before the first one, and for methods without a provider. */
    agreement: jsonb().$type<PaymentAgreement>(),
    startsAt: instant('starts_at'),
    paidUntil: instant('paid_until'),
    /** Day of the renewal that was announced last, not before the end of the paid time; mails are deleted before a long notice is over. */
    announcedUntil: instant('announced_until'),
    /** When the next renewal is tried; null when none is due. */
    nextRenewalAt: instant('next_renewal_at'),
    /** Refused tries of the renewal that is due. */
    failedTries: integer('failed_tries').notNull().default(0),
    failedSince: instant('failed_since'),
    /** The notice that ended it: a row of `cancellations`. */
    cancellationId: uuid('cancellation_id').references(() => cancellations.id),
    cancelledAt: instant('cancelled_at'),
    /** Set by a notice or by the end. */
    endsAt: instant('ends_at'),
    /** Minor units that a person has to send back, or to take off an unpaid invoice, because no provider has the money. */
    refundDue: integer('refund_due').notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    // One that has not ended for each customer and store.
    uniqueIndex('subscriptions_live').on(table.customerId, table.store).where(sql`state <> 'ended'`),
    index('subscriptions_due').on(table.nextRenewalAt).where(sql`state = 'active'`),
    index('subscriptions_ending').on(table.endsAt).where(sql`state = 'cancelled'`),
    check('subscriptions_state_known', sql`${table.state} in ('waiting', 'active', 'cancelled', 'ended')`),
    check('subscriptions_terms', sql`${table.price} > 0 and ${table.months} > 0`),
    check(
      'subscriptions_running',
      sql`${table.state} in ('waiting', 'ended') or (${table.startsAt} is not null and ${table.paidUntil} is not null)`,
    ),
    check('subscriptions_end', sql`${table.state} <> 'cancelled' or ${table.endsAt} is not null`),
  ],
)

/** Periods of a membership. The orders of a period are orders of one cart, of which at most one lives: a period is paid once. */
export const subscriptionPeriods = pgTable(
  'subscription_periods',
  {
    subscriptionId: uuid('subscription_id')
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    /** From 1. */
    number: integer().notNull(),
    cartId: uuid('cart_id')
      .notNull()
      .unique('subscription_periods_cart')
      .references(() => carts.id),
    /** The order that was placed; null as long as none was. */
    orderId: uuid('order_id').references(() => orders.id),
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
  },
  (table) => [primaryKey({ columns: [table.subscriptionId, table.number] })],
)

/** Notices to end a membership, as they were given. Rows are never changed or deleted: a trigger refuses it. */
export const cancellations = pgTable(
  'cancellations',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Drawn by the page, so that sending twice is one notice. */
    submissionId: uuid('submission_id').notNull().unique('cancellations_submission'),
    store: text().$type<StoreId>().notNull(),
    language: text().$type<ShopLanguage>().notNull(),
    kind: text().$type<'ordinary' | 'extraordinary'>().notNull(),
    reason: text(),
    name: text().notNull(),
    email: text().notNull(),
    /** As written: a number of an order or of a customer. */
    contract: text(),
    /** ISO date; null for the next possible time. */
    endsOn: text('ends_on'),
    /** Who was logged in, to find the membership. */
    customerId: uuid('customer_id'),
    network: text().notNull(),
    declaredAt: instant('declared_at').notNull().defaultNow(),
  },
  (table) => [
    index('cancellations_declared').on(table.declaredAt),
    check('cancellations_kind_known', sql`${table.kind} in ('ordinary', 'extraordinary')`),
  ],
)

/** Requests for one mail when registration opens, with what proves the consent. Personal data; kept as the module's README says. */
export const primeWaitingList = pgTable(
  'prime_waiting_list',
  {
    ...optInColumns(),
    /** Network of the request. */
    network: text().notNull(),
    /** Registration was open, and the mail is in the outbox. */
    mailedAt: instant('mailed_at'),
  },
  (table) => [
    uniqueIndex('prime_waiting_list_waiting')
      .on(table.email, table.store)
      .where(sql`confirmed_at is not null and mailed_at is null and ended_at is null`),
    index('prime_waiting_list_email').on(table.email, table.store),
  ],
)

export type SubscriptionRow = typeof subscriptions.$inferSelect
export type PeriodRow = typeof subscriptionPeriods.$inferSelect
export type CancellationRow = typeof cancellations.$inferSelect
export type WaitingRow = typeof primeWaitingList.$inferSelect
