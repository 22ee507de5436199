import { and, desc, eq, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../db/database.ts'
import {
  type PaymentCommandRow,
  type PaymentRow,
  type PaymentState,
  paymentCommands,
  paymentEvents,
  payments,
} from './payments.tables.ts'

export type NewPayment = Pick<
  PaymentRow,
  'id' | 'orderId' | 'method' | 'merchantRef' | 'amount' | 'currency' | 'state'
> &
  Partial<PaymentRow>

export const insertPayment = async (trx: Transaction, payment: NewPayment): Promise<void> => {
  await trx.insert(payments).values({ attempt: 1, ...payment })
}

export const findPayment = async (db: Executor, id: string): Promise<PaymentRow | null> =>
  (await db.select().from(payments).where(eq(payments.id, id)))[0] ?? null

export type PaymentIds = { paymentId: string; orderId: string; cartId: string }

/** A payment with its order and cart, which never change; to be locked in the order cart, order, payment. */
export const findIds = async (db: Executor, paymentId: string): Promise<PaymentIds | null> => {
  const { rows } = await db.execute<PaymentIds>(sql`
    select p.id as "paymentId", o.id as "orderId", o.cart_id as "cartId"
    from payments p join orders o on o.id = p.order_id where p.id = ${paymentId}::uuid`)
  return rows[0] ?? null
}

export const lockPayment = async (trx: Transaction, id: string): Promise<PaymentRow | null> =>
  (await trx.select().from(payments).where(eq(payments.id, id)).for('no key update'))[0] ?? null

export const findByReturnToken = async (db: Executor, hash: string): Promise<PaymentRow | null> =>
  (await db.select().from(payments).where(eq(payments.returnTokenHash, hash)))[0] ?? null

export const findByMerchantRef = async (db: Executor, provider: string, ref: string): Promise<PaymentRow | null> =>
  (
    await db
      .select()
      .from(payments)
      .where(and(eq(payments.provider, provider), eq(payments.merchantRef, ref)))
  )[0] ?? null

export const findByProviderRef = async (db: Executor, provider: string, ref: string): Promise<PaymentRow | null> =>
  (
    await db
      .select()
      .from(payments)
      .where(and(eq(payments.provider, provider), eq(payments.providerRef, ref)))
  )[0] ?? null

/** The last try of an order; an order without a payment does not exist. */
export const lastPaymentOf = async (db: Executor, orderId: string): Promise<PaymentRow> => {
  const [payment] = await db
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(desc(payments.attempt))
    .limit(1)
  if (!payment) throw new Error(`The order ${orderId} has no payment`)
  return payment
}

export type PaymentChange = Partial<
  Pick<PaymentRow, 'state' | 'providerRef' | 'providerData' | 'authorised' | 'captured' | 'refunded'>
>

export const savePayment = async (trx: Transaction, id: string, change: PaymentChange): Promise<void> => {
  await trx
    .update(payments)
    .set({ ...change, changedAt: sql`now()` })
    .where(eq(payments.id, id))
}

type NewEvent = Pick<typeof paymentEvents.$inferInsert, 'provider' | 'eventId' | 'paymentId' | 'channel' | 'body'> & {
  outcome: string
  isApplied: boolean
}

/** Nothing happens when the event is there. */
export const insertEvent = async (db: Executor, { isApplied, ...event }: NewEvent): Promise<void> => {
  await db
    .insert(paymentEvents)
    .values({ ...event, appliedAt: isApplied ? sql`now()` : null })
    .onConflictDoNothing()
}

export const hasEvent = async (db: Executor, provider: string, eventId: string): Promise<boolean> => {
  const rows = await db
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(and(eq(paymentEvents.provider, provider), eq(paymentEvents.eventId, eventId)))
  return rows.length > 0
}

/** Whether an event with this outcome was applied to the payment. */
export const hasOutcome = async (db: Executor, paymentId: string, outcome: PaymentState): Promise<boolean> => {
  const rows = await db
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(and(eq(paymentEvents.paymentId, paymentId), eq(paymentEvents.outcome, outcome)))
    .limit(1)
  return rows.length > 0
}

export type NewCommand = Pick<PaymentCommandRow, 'paymentId' | 'kind' | 'amount' | 'reason'>

export const insertCommand = async (trx: Transaction, command: NewCommand): Promise<string> => {
  const [row] = await trx.insert(paymentCommands).values(command).returning({ id: paymentCommands.id })
  if (!row) throw new Error('A command was not stored')
  return row.id
}

export const findCommand = async (db: Executor, id: string): Promise<PaymentCommandRow | null> =>
  (await db.select().from(paymentCommands).where(eq(paymentCommands.id, id)))[0] ?? null

/** Counts a run, before its call: from then on the provider may have heard of it. */
export const countRun = async (trx: Transaction, id: string): Promise<void> => {
  await trx
    .update(paymentCommands)
    .set({ tries: sql`${paymentCommands.tries} + 1` })
    .where(eq(paymentCommands.id, id))
}

/** Whether the provider may have been asked to end the payment. */
export const hasSentVoid = async (trx: Transaction, paymentId: string): Promise<boolean> => {
  const { rowCount } = await trx.execute(
    sql`select from payment_commands where payment_id = ${paymentId}::uuid and kind = 'void' and tries > 0`,
  )
  return (rowCount ?? 0) > 0
}

/** Drops commands to end the payment that were not sent yet. */
export const dropVoids = async (trx: Transaction, paymentId: string): Promise<void> => {
  await trx.execute(sql`
    update payment_commands set state = 'done', done_at = now(), reason = reason || ', dropped'
    where payment_id = ${paymentId}::uuid and kind = 'void' and tries = 0`)
}

export const endCommand = async (db: Executor, id: string): Promise<void> => {
  await db
    .update(paymentCommands)
    .set({ state: 'done', error: null, doneAt: sql`now()` })
    .where(eq(paymentCommands.id, id))
}

export const failCommand = async (db: Executor, id: string, error: string, isLast: boolean): Promise<void> => {
  await db
    .update(paymentCommands)
    .set({ error, ...(isLast && { state: 'failed' as const }) })
    .where(eq(paymentCommands.id, id))
}

export type PaymentAlarms = { failedCommands: number; refusedEvents: number; lateMoney: number }

/** What a person should look at, of the last day. */
export const countAlarms = async (db: Executor): Promise<PaymentAlarms> => {
  const { rows } = await db.execute<PaymentAlarms>(sql`
    select (select count(*) from payment_commands where state = 'failed')::int as "failedCommands",
      (select count(*) from payment_events where outcome = 'refused'
        and received_at > now() - interval '1 day')::int as "refusedEvents",
      (select count(*) from payment_commands where reason = 'late'
        and created_at > now() - interval '1 day')::int as "lateMoney"`)
  return rows[0] ?? { failedCommands: 0, refusedEvents: 0, lateMoney: 0 }
}
