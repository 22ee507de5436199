import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#engine/db/database.ts'
import { isJobUnderWay } from '#engine/jobs/jobs.ts'
import {
  type PaymentCommandRow,
  type PaymentRow,
  type PaymentState,
  paymentCommands,
  paymentEvents,
  payments,
} from '../../checkout/payments/payments.tables.ts'
import { isLateTransfer, isWithdrawn, isWithoutOrder } from './operators/issues.ts'

export type PaymentIds = { paymentId: string; orderId: string; cartId: string }

/** A payment with its order and cart, which never change; to be locked in the order cart, order, payment. */
export const findIds = async (db: Executor, paymentId: string): Promise<PaymentIds | null> => {
  const { rows } = await db.execute<PaymentIds>(sql`
    select p.id as "paymentId", o.id as "orderId", o.cart_id as "cartId"
    from payments p join orders o on o.id = p.order_id where p.id = ${paymentId}::uuid`)
  return rows[0] ?? null
}

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

type NewEvent = Pick<typeof paymentEvents.$inferInsert, 'provider' | 'eventId' | 'paymentId' | 'channel' | 'body'> & {
  outcome: string
  isApplied: boolean
}

/** An event that changed nothing is judged again when it comes again: its row then says what became of it this time. */
export const saveEvent = async (db: Executor, { isApplied, ...event }: NewEvent): Promise<void> => {
  const appliedAt = isApplied ? sql`now()` : null
  const { paymentId, channel, body, outcome } = event
  await db
    .insert(paymentEvents)
    .values({ ...event, appliedAt })
    .onConflictDoUpdate({
      target: [paymentEvents.provider, paymentEvents.eventId],
      set: { paymentId, channel, body, outcome, appliedAt },
      setWhere: isNull(paymentEvents.appliedAt),
    })
}

/** Whether the event has changed the payment. */
export const isEventApplied = async (db: Executor, provider: string, eventId: string): Promise<boolean> => {
  const rows = await db
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(
      and(eq(paymentEvents.provider, provider), eq(paymentEvents.eventId, eventId), isNotNull(paymentEvents.appliedAt)),
    )
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

/**
 * Failed commands whose money a person has sent: at the provider, or (`isByCommand`) by a command of its own, whose amount counts in place of
 * theirs.
 */
export const endFailed = async (trx: Transaction, ids: readonly string[], isByCommand: boolean): Promise<void> => {
  const { reason } = paymentCommands
  await trx
    .update(paymentCommands)
    .set({
      state: 'done',
      doneAt: sql`now()`,
      ...(isByCommand && { amount: 0, reason: sql`${reason} || ', replaced'` }),
    })
    .where(and(inArray(paymentCommands.id, [...ids]), eq(paymentCommands.state, 'failed')))
}

export const failCommand = async (db: Executor, id: string, error: string, isLast: boolean): Promise<void> => {
  await db
    .update(paymentCommands)
    .set({ error, ...(isLast && { state: 'failed' as const }) })
    .where(eq(paymentCommands.id, id))
}

/** Payments without a result more than an hour after their time, for which no job `payments.expire:<id>` waits; at most `rows`. */
export const findOverdue = async (db: Executor, rows: number): Promise<string[]> => {
  const { rows: found } = await db.execute<{ id: string }>(sql`
    select p.id from payments p where p.state in ('created', 'pending', 'unknown', 'due')
      and p.expires_at < now() - interval '1 hour'
      and not exists (select from graphile_worker.jobs j
        where j.key = 'payments.expire:' || p.id and j.attempts < j.max_attempts)
    order by p.expires_at limit ${rows}`)
  return found.map(({ id }) => id)
}

/** Open commands for which no job waits or runs; at most `rows`. */
export const findLostCommands = async (db: Executor, rows: number): Promise<string[]> => {
  const { rows: found } = await db.execute<{ id: string }>(sql`
    select c.id from payment_commands c where c.state = 'open'
      and not ${isJobUnderWay(sql`'payments.command:' || c.id`)}
    order by c.created_at limit ${rows}`)
  return found.map(({ id }) => id)
}

/** Deletes messages from outside that belong to no payment, forged ones for the most part. */
export const deleteStrangeEvents = async (db: Executor, days: number, rows: number): Promise<number> => {
  const { rowCount } = await db.execute(sql`delete from payment_events where id in (
    select id from payment_events where outcome in ('refused', 'unknown') and payment_id is null
      and received_at < now() - make_interval(days => ${days}) limit ${rows})`)
  return rowCount ?? 0
}

export type PaymentAlarms = {
  failedCommands: number
  /** Webhook events rejected in the last 24 hours. */
  refusedEvents: number
  /** Money of the last day that went back, as it came late or was of another sum; transfers until they are sent back. */
  lateMoney: number
  /** Orders whose provider has taken back its promise of money. */
  withdrawn: number
  /** Payments that hold money for a minute or more while their order is not placed or has ended, and no refund is under way. */
  withoutOrder: number
}

/** What a person should look at. */
export const countAlarms = async (db: Executor): Promise<PaymentAlarms> => {
  const { rows } = await db.execute<PaymentAlarms>(sql`
    select (select count(*) from payment_commands where state = 'failed')::int as "failedCommands",
      (select count(*) from payment_events where outcome = 'refused'
        and received_at > now() - interval '1 day')::int as "refusedEvents",
      (select count(*) from payment_commands where reason in ('late', 'otherAmount') and kind <> 'inquire'
        and created_at > now() - interval '1 day')::int
        + (select count(*) from payments p join orders o on o.id = p.order_id where ${isLateTransfer})::int as "lateMoney",
      (select count(*) from payments p join orders o on o.id = p.order_id where ${isWithdrawn})::int as withdrawn,
      (select count(*) from payments p join orders o on o.id = p.order_id where ${isWithoutOrder})::int as "withoutOrder"`)
  return rows[0] ?? { failedCommands: 0, refusedEvents: 0, lateMoney: 0, withdrawn: 0, withoutOrder: 0 }
}
