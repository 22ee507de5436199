import { type Database, inTransaction } from '#engine/db/database.ts'
import {
  type PaymentFact,
  ProviderRefused,
  ProviderUnavailable,
} from '#engine/modules/checkout/payments/payment-method.ts'
import type { PaymentMethods } from '#engine/modules/checkout/payments/payment-methods.ts'
import { commandAttempts, type PaymentRecords } from '#engine/modules/checkout/payments/payment-records.service.ts'
import { isOpenPayment } from '#engine/modules/checkout/payments/payment-states.rules.ts'
import type { PaymentCommandRow, PaymentRow, PaymentState } from '#engine/modules/checkout/payments/payments.tables.ts'
import type { AttemptsService } from '#engine/modules/orders/orders/attempts/attempts.service.ts'
import { isEnded } from '#engine/modules/orders/orders/orders.rules.ts'
import { countRun, endCommand, failCommand, findCommand, findIds } from '../settlement.repository.ts'
import { ownFact } from './settle.rules.ts'
import type { Settle } from './settle.ts'

export type CommandDependencies = {
  db: Database
  methods: Pick<PaymentMethods, 'find' | 'adapterOf'>
  records: Pick<PaymentRecords, 'command' | 'find'>
  attempts: Pick<AttemptsService, 'lock'>
  settle: Settle
}

const adapterOf = ({ method, provider }: PaymentRow, { methods }: CommandDependencies) => {
  const adapter = methods.adapterOf(method)
  if (!adapter) throw new Error(`${provider ?? method} is not configured`)
  return adapter
}

const send = (
  payment: PaymentRow,
  { id, kind, amount }: PaymentCommandRow,
  dependencies: CommandDependencies,
): Promise<PaymentFact> => {
  const adapter = adapterOf(payment, dependencies)
  const calls: Record<PaymentCommandRow['kind'], () => Promise<PaymentFact>> = {
    capture: () => adapter.capture(payment, { id, amount: amount ?? payment.authorised }),
    void: () => adapter.void(payment, { id }),
    refund: () => adapter.refund(payment, { id, amount: amount ?? payment.captured - payment.refunded }),
    inquire: () => adapter.inquire(payment),
  }
  return calls[kind]()
}

/** Sums that a command names are of that command; the state of a payment that an answer tells instead is a whole one. */
const channelOf = (kind: PaymentCommandRow['kind'], { outcome }: PaymentFact) =>
  (kind === 'capture' && outcome === 'captured') || (kind === 'refund' && outcome === 'refunded') ? 'call' : 'inquiry'

/** What an answer to a command leaves out is as it was asked for. */
const known = ({ amount, currency }: PaymentFact) => ({ amount: amount ?? undefined, currency: currency ?? undefined })

/** Answers to a capture that mean: this money will not come. */
const isFailure = ({ outcome }: PaymentFact): boolean =>
  outcome === 'declined' || outcome === 'cancelled' || outcome === 'voided' || outcome === 'missing'

/**
 * There was nothing to end: the visitor may still be on the provider's page, and pay. So the provider is asked once more when the
 * method's time for a payment is over; what has come then is late money.
 */
const askLater = (
  { id: paymentId, method }: PaymentRow,
  commandId: string,
  { db, methods, records }: CommandDependencies,
): Promise<void> => {
  const { settlement } = methods.find(method)
  const minutes = settlement.kind === 'provider' ? settlement.expiryMinutes : 0
  return inTransaction(db, async (trx) => {
    await endCommand(trx, commandId)
    const question = { paymentId, kind: 'inquire', amount: null, reason: 'after void' } as const
    await records.command(trx, question, new Date(Date.now() + minutes * 60_000))
  })
}

const message = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/**
 * Counts the run under the locks of the payment and its order, so that no other transaction relies on the state that it ends. False when the
 * order has become another one since: late money has placed it, or it was cancelled before it was captured.
 */
const isWanted = async (
  { id, kind, paymentId }: PaymentCommandRow,
  { db, attempts }: CommandDependencies,
): Promise<boolean> => {
  const ids = await findIds(db, paymentId)
  if (!ids) return false
  return inTransaction(db, async (trx) => {
    const { order } = await attempts.lock(trx, ids)
    const isOver = kind === 'void' ? !isEnded(order.state) : kind === 'capture' && isEnded(order.state)
    await (isOver ? endCommand(trx, id) : countRun(trx, id))
    return !isOver
  })
}

/**
 * Carries out a command; repeated it makes the same call with the same key, and settles the same answer once. What fails
 * comes again, later and later, and is given up in the end for a person to look at.
 */
export const createCommands = (dependencies: CommandDependencies) => {
  const { db, records, settle } = dependencies

  const run = async (id: string, attempt: number): Promise<void> => {
    const command = await findCommand(db, id)
    if (!command || command.state === 'done' || !(await isWanted(command, dependencies))) return
    const payment = await records.find(db, command.paymentId)
    if (!payment) throw new Error(`The command ${id} has no payment`)
    try {
      // A return may come back before a late capture is done.
      if (command.kind === 'refund' && payment.captured === 0)
        throw new ProviderUnavailable('the money is not captured yet')
      const fact = await send(payment, command, dependencies)
      // A command has one answer: its event id does not depend on the provider's ids.
      const eventId = command.kind === 'inquire' ? fact.eventId : `${command.kind}:${id}:${fact.outcome}`
      const channel = channelOf(command.kind, fact)
      const { amount = command.amount, currency = payment.currency } = channel === 'call' ? known(fact) : fact
      const isOpenEnd = command.kind === 'void' && (fact.outcome === 'pending' || fact.outcome === 'missing')
      const outcome = isOpenEnd ? 'voided' : fact.outcome
      const answered = channel === 'call' ? command : null
      const settled = await settle(payment.id, { ...fact, outcome, amount, currency, eventId }, channel, answered)
      // The provider has money that the shop can't book, nor give back by itself: of another currency, or more than is ordered.
      if (settled.outcome === 'refused' && answered === null)
        throw new ProviderRefused(`the provider has ${fact.amount} ${fact.currency}, ${fact.outcome}`)
      if (command.kind === 'capture' && isFailure(fact)) throw new ProviderRefused(fact.code ?? fact.outcome)
      await (isOpenEnd ? askLater(payment, id, dependencies) : endCommand(db, id))
    } catch (error) {
      // To ask a provider again that has refused will not help.
      const isGivenUp = error instanceof ProviderRefused || attempt >= commandAttempts
      await failCommand(db, id, message(error), isGivenUp)
      // A person looks at the command, and ends it; a job that failed besides would be counted for ever.
      if (!isGivenUp) throw error
    }
  }

  /** Asks the provider for a payment that waits for its visitor, and books the answer. Returns the payment's state after it. */
  const inquire = async (id: string): Promise<PaymentState | null> => {
    const payment = await records.find(db, id)
    if (!payment || !isOpenPayment(payment.state)) return payment?.state ?? null
    return (await settle(id, await adapterOf(payment, dependencies).inquire(payment), 'inquiry')).state
  }

  /** At the end of its time a payment is asked for, then ended; without an answer it stays, and the job comes again. */
  const expire = async (id: string): Promise<void> => {
    const state = await inquire(id)
    if (state === null || !(isOpenPayment(state) || state === 'due')) return
    await settle(id, ownFact('expired', `expiry:${id}`), 'expiry')
  }

  return { run, inquire, expire }
}
