import { createHash } from 'node:crypto'
import type { PaymentReturn, PaymentReturnFieldInput, PaymentReturnState } from '#contract/generated/types.ts'
import type { Identity } from '#engine/call/caller.ts'
import { type Database, inTransaction } from '#engine/db/database.ts'
import { isShipped } from '#engine/modules/account/persons/shipped-order.rules.ts'
import { clean } from '#engine/modules/account/visitors/accounts/account.rules.ts'
import { hashOf, isToken } from '#engine/modules/account/visitors/sessions/secret-token.ts'
import { createThrottle } from '#engine/modules/account/visitors/throttle/throttle.ts'
import type { AttemptsService } from '#engine/modules/orders/orders/attempts/attempts.service.ts'
import { isEnded } from '#engine/modules/orders/orders/orders.rules.ts'
import type { OrderRow } from '#engine/modules/orders/orders/orders.tables.ts'
import { beginningOf } from '#lib/plain-text.ts'
import {
  type PaymentReference,
  ProviderUnavailable,
  type ReceivedMessage,
} from '../../checkout/payments/payment-method.ts'
import type { PaymentMethods } from '../../checkout/payments/payment-methods.ts'
import type { PaymentRecords } from '../../checkout/payments/payment-records.service.ts'
import { endReasonOf, isEndedPayment, isOpenPayment } from '../../checkout/payments/payment-states.rules.ts'
import type { PaymentRow } from '../../checkout/payments/payments.tables.ts'
import { ownFact } from './settle/settle.rules.ts'
import type { Settle } from './settle/settle.ts'
import { findByMerchantRef, findByProviderRef, findByReturnToken, saveEvent } from './settlement.repository.ts'

export type MessageDependencies = {
  db: Database
  methods: Pick<PaymentMethods, 'adapterOf'>
  records: PaymentRecords
  attempts: Pick<AttemptsService, 'find' | 'orderedOf'>
  settle: Settle
}

/** settled: it was understood and may be forgotten by the provider; later: it has to come again; forged: it is not the provider's. */
export type NotifyOutcome = 'settled' | 'later' | 'forged' | 'noProvider'

const digest = ({ channel, fields, body }: ReceivedMessage): string =>
  createHash('sha256')
    .update(channel)
    .update(JSON.stringify(Object.entries(fields).sort()))
    .update(body)
    .digest('hex')

/** What is kept of a message whose signature is missing or wrong. Computop's real messages have a few fields with short names. */
const maxNames = 20
const maxNameLength = 40

/**
 * Stored without being believed, and without what it says: that may be anybody's. So may the names of its fields. Anybody can send such
 * messages, so a provider has some hundred a day; all of them are counted at /metrics.
 */
const keep = async (
  db: Database,
  provider: string,
  message: ReceivedMessage,
  { paymentId, outcome }: { paymentId: string | null; outcome: 'refused' | 'unknown' },
): Promise<void> => {
  if ((await createThrottle(db).take('strangeMessage', provider, outcome)) > 0) return
  await saveEvent(db, {
    provider,
    eventId: `${outcome}:${digest(message)}`,
    paymentId,
    channel: message.channel,
    body: {
      fields: Object.keys(message.fields)
        .slice(0, maxNames)
        .map((name) => beginningOf(clean(name), maxNameLength)),
      bytes: message.body.length,
    },
    outcome,
    isApplied: false,
  })
}

const find = (db: Database, provider: string, reference: PaymentReference): Promise<PaymentRow | null> =>
  'merchantRef' in reference
    ? findByMerchantRef(db, provider, reference.merchantRef)
    : findByProviderRef(db, provider, reference.providerRef)

const belongsTo = ({ customerId, visitorId }: OrderRow, identity: Identity): boolean =>
  customerId === null ? visitorId !== null && visitorId === identity.visitorId : customerId === identity.customerId

const stateOf = (payment: PaymentRow, order: OrderRow): PaymentReturnState => {
  if (!isEnded(order.state)) return order.state === 'awaiting_payment' ? 'checking' : 'placed'
  if (payment.captured > 0) return 'returned'
  return payment.state === 'declined' ? 'declined' : 'cancelled'
}

const unknown: PaymentReturn = { state: 'unknown', orderId: null, isOrdered: false, reason: null, isMembership: false }

/** What comes from outside about payments: a visitor who is led back, and notifications of providers. */
export const createMessages = (dependencies: MessageDependencies) => {
  const { db, methods, records, attempts, settle } = dependencies

  /** Settles what a message says. Null when it is not authentic. */
  const understand = async (payment: PaymentRow, provider: string, message: ReceivedMessage): Promise<true | null> => {
    const fact = await methods.adapterOf(payment.method)?.settle(payment, message)
    if (!fact) {
      await keep(db, provider, message, { paymentId: payment.id, outcome: 'refused' })
      return null
    }
    await settle(payment.id, fact, message.channel)
    return true
  }

  /** A call that may have taken the money was not answered: the provider is asked until it says. */
  const doubt = async (payment: PaymentRow, message: ReceivedMessage): Promise<void> => {
    const { outcome } = await settle(payment.id, ownFact('timedOut', `timedOut:${digest(message)}`), message.channel)
    if (outcome !== 'applied') return
    await inTransaction(db, (trx) =>
      records.command(trx, { paymentId: payment.id, kind: 'inquire', amount: null, reason: 'timedOut' }),
    )
  }

  const answer = async (token: string, identity: Identity): Promise<PaymentReturn> => {
    const payment = isToken(token) ? await findByReturnToken(db, hashOf(token)) : null
    const order = payment && (await attempts.find(db, payment.orderId))
    if (!payment || !order) return unknown
    const ordered = await attempts.orderedOf(db, order.cartId)
    const shown = ordered ?? order
    return {
      state: stateOf(payment, order),
      orderId: belongsTo(shown, identity) ? shown.number : null,
      isOrdered: ordered !== null,
      reason: isEnded(order.state) ? endReasonOf(payment) : null,
      isMembership: !isShipped(order),
    }
  }

  return {
    paymentReturn: answer,

    /** The visitor came back with these fields: believed only as far as the adapter can prove them. */
    settleReturn: async (
      token: string,
      fields: readonly PaymentReturnFieldInput[],
      identity: Identity,
    ): Promise<PaymentReturn> => {
      const payment = isToken(token) ? await findByReturnToken(db, hashOf(token)) : null
      // The provider's page may have taken the money of a payment that was ended here: that is late money.
      if (payment?.provider && (isOpenPayment(payment.state) || isEndedPayment(payment.state))) {
        const message: ReceivedMessage = {
          channel: 'return',
          fields: Object.fromEntries(fields.map(({ name, value }) => [name, value])),
          headers: {},
          body: Buffer.alloc(0),
        }
        try {
          await understand(payment, payment.provider, message)
        } catch (error) {
          if (!(error instanceof ProviderUnavailable)) throw error
          await doubt(payment, message)
        }
      }
      return answer(token, identity)
    },

    /** A provider's message. Only what is settled may be answered as received: the provider repeats everything else. */
    notify: async (provider: string, message: ReceivedMessage): Promise<NotifyOutcome> => {
      const adapter = methods.adapterOf(provider)
      if (adapter?.provider !== provider) return 'noProvider'
      try {
        const reference = await adapter.identify(message)
        if (!reference) {
          await keep(db, provider, message, { paymentId: null, outcome: 'refused' })
          return 'forged'
        }
        const payment = await find(db, provider, reference)
        if (!payment) {
          await keep(db, provider, message, { paymentId: null, outcome: 'unknown' })
          return 'later'
        }
        return (await understand(payment, provider, message)) ? 'settled' : 'forged'
      } catch (error) {
        if (error instanceof ProviderUnavailable) return 'later'
        throw error
      }
    },
  }
}
