import type { PaymentReturnFieldInput } from '#contract/generated/types.ts'
import type { Identity } from '#engine/call/caller.ts'
import { type Database, inTransaction } from '#engine/db/database.ts'
import type { ReceivedMessage } from '../../checkout/payments/payment-method.ts'
import type { PaymentMethods } from '../../checkout/payments/payment-methods.ts'
import type { PaymentRecords } from '../../checkout/payments/payment-records.service.ts'
import { withinDeadline } from '../../checkout/payments/providers/provider-http.ts'
import type { StoresService } from '../../stores/stores/stores.service.ts'
import type { AttemptsService } from '../orders/attempts/attempts.service.ts'
import type { OrderDocuments } from '../orders/documents/documents.service.ts'
import type { OrderMails } from '../orders/mails/order-mails.ts'
import type { ReadForOrder } from '../orders/order-draft.ts'
import { createMessages, type NotifyOutcome } from './messages.ts'
import { createCommands } from './settle/commands.ts'
import type { FactChannel, SettledFact } from './settle/settle.rules.ts'
import { createSettle, type RefundsOfReturns, type SettleDependencies } from './settle/settle.ts'
import { countAlarms, findIds } from './settlement.repository.ts'
import { createSweep } from './sweep.ts'

type PaymentsDependencies = {
  db: Database
  methods: Pick<PaymentMethods, 'find' | 'adapterOf'>
  records: PaymentRecords
  attempts: AttemptsService
  mails: OrderMails
  stores: Pick<StoresService, 'find'>
  readForOrder: ReadForOrder
  documents: Pick<OrderDocuments, 'refunded' | 'corrected'>
  returns: RefundsOfReturns
  memberships: SettleDependencies['memberships']
}

/** Milliseconds that calls to the provider because of a notification may take together; the edge waits five seconds for the whole. */
const notifyMs = 4000

/** A reminder of a payment that is still due, once: mails of a kind are sent once. */
const remind = async (id: string, { db, attempts, mails }: PaymentsDependencies): Promise<void> => {
  const ids = await findIds(db, id)
  if (!ids) return
  await inTransaction(db, async (trx) => {
    const { order, payment } = await attempts.lock(trx, ids)
    if (payment.state === 'due' && order.state === 'placed') await mails.add(trx, 'paymentReminder', order.id)
  })
}

/** What becomes of payments: what providers and visitors say of them, what the clock does, and calls that follow. */
export const createPaymentsService = (dependencies: PaymentsDependencies) => {
  const { db } = dependencies
  const settle = createSettle(dependencies)
  const messages = createMessages({ ...dependencies, settle })
  const commands = createCommands({ ...dependencies, settle })
  const notifications = new Map<string, number>()
  return {
    settle: (paymentId: string, fact: SettledFact, channel: FactChannel) => settle(paymentId, fact, channel),
    settleReturn: (token: string, fields: readonly PaymentReturnFieldInput[], identity: Identity) =>
      messages.settleReturn(token, fields, identity),
    paymentReturn: (token: string, identity: Identity) => messages.paymentReturn(token, identity),
    notify: async (provider: string, message: ReceivedMessage): Promise<NotifyOutcome> => {
      const outcome = await withinDeadline(notifyMs, () => messages.notify(provider, message))
      // Anybody may name a provider that there is not.
      const key = `${outcome === 'noProvider' ? '' : provider} ${outcome}`
      notifications.set(key, (notifications.get(key) ?? 0) + 1)
      return outcome
    },
    /** Notifications since the start: of those that are not believed only some are stored. */
    notifications: (): { provider: string; outcome: string; count: number }[] =>
      [...notifications].map(([key, count]) => {
        const [provider = '', outcome = ''] = key.split(' ')
        return { provider, outcome, count }
      }),
    /** Job: sends a command to its provider. */
    command: (id: string, attempt: number) => commands.run(id, attempt),
    /** Job: asks the provider for a payment whose visitor has not returned. */
    inquire: (id: string) => commands.inquire(id),
    /** Job: the payment's time is up. */
    expire: (id: string) => commands.expire(id),
    sweep: createSweep(db),
    /** Job: the payment is still due. */
    remind: (id: string) => remind(id, dependencies),
    alarms: () => countAlarms(db),
  }
}

export type PaymentsService = ReturnType<typeof createPaymentsService>
