import { desc, eq, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#engine/db/database.ts'
import { type PaymentCommandRow, type PaymentRow, paymentCommands, payments } from './payments.tables.ts'

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

export const lockPayment = async (trx: Transaction, id: string): Promise<PaymentRow | null> =>
  (await trx.select().from(payments).where(eq(payments.id, id)).for('no key update'))[0] ?? null

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
  Pick<PaymentRow, 'state' | 'providerRef' | 'providerData' | 'authorised' | 'captured' | 'refunded' | 'credited'>
>

export const savePayment = async (trx: Transaction, id: string, change: PaymentChange): Promise<void> => {
  await trx
    .update(payments)
    .set({ ...change, changedAt: sql`now()` })
    .where(eq(payments.id, id))
}

export type NewCommand = Pick<PaymentCommandRow, 'paymentId' | 'kind' | 'amount' | 'reason'> & {
  /** Where the caller's own row has the same id. */
  id?: string
}

export const insertCommand = async (trx: Transaction, command: NewCommand): Promise<string> => {
  const [row] = await trx.insert(paymentCommands).values(command).returning({ id: paymentCommands.id })
  if (!row) throw new Error('A command was not stored')
  return row.id
}

/** Sum of a payment's commands of a kind that the provider has carried out, or has not answered yet. Minor units. */
export const sumOfCommands = async (
  db: Executor,
  paymentId: string,
  { kind, state }: { kind: PaymentCommandRow['kind']; state: 'done' | 'open' },
): Promise<number> => {
  const { rows } = await db.execute<{ amount: number }>(sql`
    select coalesce(sum(amount), 0)::int as amount from payment_commands
    where payment_id = ${paymentId}::uuid and kind = ${kind} and state = ${state}`)
  return rows[0]?.amount ?? 0
}

export const hasOpenInquiry = async (trx: Transaction, paymentId: string, reason: string): Promise<boolean> => {
  const { rowCount } = await trx.execute(sql`select from payment_commands
    where payment_id = ${paymentId}::uuid and kind = 'inquire' and state = 'open' and reason = ${reason}`)
  return (rowCount ?? 0) > 0
}
