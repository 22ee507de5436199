import { randomUUID } from 'node:crypto'
import { type Database, type Executor, inTransaction, type Transaction } from '#engine/db/database.ts'
import {
  addCommandJob,
  operatorsReason,
  type PaymentRecords,
} from '#engine/modules/checkout/payments/payment-records.service.ts'
import type { PaymentCommandRow, PaymentRow } from '#engine/modules/checkout/payments/payments.tables.ts'
import { isUuid } from '#lib/uuid.ts'
import { findCommand } from '../settlement.repository.ts'
import { findCommandState, findCommands, findIssues, lockLastPayment, reopenCommand } from './operators.repository.ts'
import { findFigures } from './payment-figures.ts'

/** What can't be done; the message is for the operator, in English. */
export class OperatorRefused extends Error {}

/** A command, and whether it was there before. */
export type Ordered = { id: string; isNew: boolean }

type OperatorsDependencies = {
  db: Database
  records: Pick<PaymentRecords, 'command' | 'lastOf' | 'lock' | 'openRefunds'>
}

const paymentOf = async (trx: Transaction, number: string): Promise<PaymentRow> => {
  const payment = await lockLastPayment(trx, number)
  if (payment === null) throw new OperatorRefused(`There is no order ${number}`)
  if (payment.provider === null)
    throw new OperatorRefused(`The order ${number} is paid by ${payment.method}: no provider has its money`)
  return payment
}

const addCommand = async (
  trx: Transaction,
  command: Pick<PaymentCommandRow, 'paymentId' | 'kind' | 'amount' | 'reason'>,
  records: OperatorsDependencies['records'],
): Promise<Ordered> => {
  const id = randomUUID()
  await records.command(trx, { id, ...command })
  return { id, isNew: true }
}

/** What can still be refunded. Minor units. */
const leftOf = async (
  trx: Executor,
  { id, captured, refunded }: PaymentRow,
  records: OperatorsDependencies['records'],
): Promise<number> => captured - refunded - (await records.openRefunds(trx, id))

const refundIn = async (
  trx: Transaction,
  { number, amount, key }: { number: string; amount: number; key: string },
  records: OperatorsDependencies['records'],
): Promise<Ordered> => {
  const payment = await paymentOf(trx, number)
  const commands = await findCommands(trx, payment.id)
  const reason = operatorsReason(key)
  const before = commands.find((each) => each.kind === 'refund' && each.reason === reason)
  if (before) {
    if (before.amount === amount) return { id: before.id, isNew: false }
    throw new OperatorRefused(`The key ${key} stands for a refund of ${before.amount}`)
  }
  const left = await leftOf(trx, payment, records)
  if (amount < 1 || amount > left)
    throw new OperatorRefused(`Of the order ${number} at most ${left} (minor units) can be refunded`)
  return addCommand(trx, { paymentId: payment.id, kind: 'refund', amount, reason }, records)
}

const retryIn = async (trx: Transaction, id: string, records: OperatorsDependencies['records']): Promise<Ordered> => {
  const command = isUuid(id) ? await findCommand(trx, id) : null
  const payment = command?.kind === 'refund' ? await records.lock(trx, command.paymentId) : null
  const left = payment && (await leftOf(trx, payment, records))
  if (command?.state === 'failed' && left !== null && (command.amount ?? 0) > left)
    throw new OperatorRefused(`Of its payment at most ${left} (minor units) can be refunded`)
  if (command === null || !(await reopenCommand(trx, id))) throw new OperatorRefused(`There is no failed command ${id}`)
  await addCommandJob(trx, id)
  return { id, isNew: true }
}

/** What operators do with payments by hand. Engines carry the commands out, with their usual keys and repeats. */
export const createPaymentOperators = ({ db, records }: OperatorsDependencies) => ({
  figures: () => findFigures(db),
  issues: () => findIssues(db),

  /** Asks the provider how a payment stands; while an inquiry is under way there is no second one. */
  inquire: (number: string): Promise<Ordered> =>
    inTransaction(db, async (trx) => {
      const payment = await paymentOf(trx, number)
      const open = (await findCommands(trx, payment.id)).find(
        ({ kind, state }) => kind === 'inquire' && state === 'open',
      )
      if (open) return { id: open.id, isNew: false }
      return addCommand(trx, { paymentId: payment.id, kind: 'inquire', amount: null, reason: 'operator' }, records)
    }),

  /** Sends money back. `key` is the operator's: the same key is one refund, however often it is asked for. Minor units. */
  refund: (number: string, amount: number, key: string): Promise<Ordered> =>
    inTransaction(db, (trx) => refundIn(trx, { number, amount, key }, records)),
  refundIn: (trx: Transaction, number: string, amount: number, key: string): Promise<Ordered> =>
    refundIn(trx, { number, amount, key }, records),

  /** Sends a command again that was given up, under its own key. A refund only while its money has not gone back otherwise. */
  retry: (id: string): Promise<Ordered> => inTransaction(db, (trx) => retryIn(trx, id, records)),
  retryIn: (trx: Transaction, id: string): Promise<Ordered> => retryIn(trx, id, records),

  /** What a provider can still send back of an order's money. Minor units; null where no provider has it. */
  refundable: async (executor: Executor, orderId: string): Promise<number | null> => {
    const payment = await records.lastOf(executor, orderId)
    return payment.provider === null ? null : leftOf(executor, payment, records)
  },

  stateOf: (id: string) => findCommandState(db, id),
})

export type PaymentOperators = ReturnType<typeof createPaymentOperators>
