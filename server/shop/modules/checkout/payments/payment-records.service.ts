import type { Executor, Transaction } from '#engine/db/database.ts'
import { addJob } from '#engine/jobs/jobs.ts'
import {
  findPayment,
  hasOpenInquiry,
  insertCommand,
  insertPayment,
  lastPaymentOf,
  lockPayment,
  type NewCommand,
  type NewPayment,
  type PaymentChange,
  savePayment,
  sumOfCommands,
} from './payments.repository.ts'
import type { PaymentCommandRow, PaymentRow } from './payments.tables.ts'

/** Runs of a command before a person has to look: the last some two days after the first. */
export const commandAttempts = 15

/** Reason of a command that an operator orders by hand; `key` names the operator's case. */
export const operatorsReason = (key: string): string => `operator ${key}`
export const isOperators = ({ reason }: Pick<PaymentCommandRow, 'reason'>): boolean => reason.startsWith('operator ')

/** Runs of an early inquiry, within minutes: a later one follows, or the expiry. */
const inquiryAttempts = 5

/** One job a payment: the hourly round replaces one that was given up. */
export const expiryKey = (id: string): string => `payments.expire:${id}`

/** Sends a command: one job each, so that the hourly round replaces one that is lost. */
export const addCommandJob = (trx: Executor, id: string, runAt?: Date): Promise<void> =>
  addJob(trx, 'payments.command', { id }, { runAt, key: `payments.command:${id}`, attempts: commandAttempts })

/** Rows of payments, for orders: they decide when there is a payment, and end it with themselves. */
export const createPaymentRecords = () => ({
  /** Stores a payment with the jobs that ask for it, at `inquireAt`, and that end it. */
  insert: async (trx: Transaction, payment: NewPayment, inquireAt: readonly Date[] = []): Promise<void> => {
    await insertPayment(trx, payment)
    for (const runAt of inquireAt)
      await addJob(trx, 'payments.inquire', { id: payment.id }, { runAt, attempts: inquiryAttempts })
    if (payment.expiresAt)
      await addJob(
        trx,
        'payments.expire',
        { id: payment.id },
        {
          runAt: payment.expiresAt,
          key: expiryKey(payment.id),
          attempts: commandAttempts,
        },
      )
  },

  /** The caller has locked the order. */
  lock: async (trx: Transaction, id: string): Promise<PaymentRow> => {
    const payment = await lockPayment(trx, id)
    if (!payment) throw new Error(`The payment ${id} is gone`)
    return payment
  },

  find: (db: Executor, id: string): Promise<PaymentRow | null> => findPayment(db, id),

  /** As it is stored now, not locked. */
  read: async (db: Executor, id: string): Promise<PaymentRow> => {
    const payment = await findPayment(db, id)
    if (!payment) throw new Error(`The payment ${id} is gone`)
    return payment
  },

  /** The last try of an order, not locked. */
  lastOf: (db: Executor, orderId: string): Promise<PaymentRow> => lastPaymentOf(db, orderId),

  save: (trx: Transaction, id: string, change: PaymentChange): Promise<void> => savePayment(trx, id, change),

  /** A call to the provider, made when and only when the transaction is committed. */
  command: async (trx: Transaction, command: NewCommand, runAt?: Date): Promise<void> => {
    const id = await insertCommand(trx, command)
    await addCommandJob(trx, id, runAt)
  },

  /** Whether the provider is to be asked for this reason. */
  isRequested: (trx: Transaction, paymentId: string, reason: string): Promise<boolean> =>
    hasOpenInquiry(trx, paymentId, reason),

  /** Refunds that the provider has not answered yet. Minor units. */
  openRefunds: (db: Executor, paymentId: string): Promise<number> =>
    sumOfCommands(db, paymentId, { kind: 'refund', state: 'open' }),

  /** Refunds that the provider has carried out. Minor units. */
  doneRefunds: (db: Executor, paymentId: string): Promise<number> =>
    sumOfCommands(db, paymentId, { kind: 'refund', state: 'done' }),

  /** Captures that the provider has not answered yet. Minor units. */
  openCaptures: (db: Executor, paymentId: string): Promise<number> =>
    sumOfCommands(db, paymentId, { kind: 'capture', state: 'open' }),
})

export type PaymentRecords = ReturnType<typeof createPaymentRecords>
