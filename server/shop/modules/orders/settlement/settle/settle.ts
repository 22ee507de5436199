import { audienceOf } from '#engine/call/audience.ts'
import { type Database, retryingTransaction, type Transaction } from '#engine/db/database.ts'
import { isShipped } from '#engine/modules/account/persons/shipped-order.rules.ts'
import type { PaymentAgreement } from '#engine/modules/checkout/payments/payment-method.ts'
import type { PaymentMethods } from '#engine/modules/checkout/payments/payment-methods.ts'
import { isOperators, type PaymentRecords } from '#engine/modules/checkout/payments/payment-records.service.ts'
import { isEndedPayment, orderEventOf } from '#engine/modules/checkout/payments/payment-states.rules.ts'
import type { PaymentCommandRow, PaymentRow, PaymentState } from '#engine/modules/checkout/payments/payments.tables.ts'
import type { Attempt, AttemptsService } from '#engine/modules/orders/orders/attempts/attempts.service.ts'
import type { OrderDocuments } from '#engine/modules/orders/orders/documents/documents.service.ts'
import type { RefundedGoods } from '#engine/modules/orders/orders/documents/documents.tables.ts'
import type { OrderMails } from '#engine/modules/orders/orders/mails/order-mails.ts'
import type { OrderDraft, ReadForOrder } from '#engine/modules/orders/orders/order-draft.ts'
import { isEnded } from '#engine/modules/orders/orders/orders.rules.ts'
import type { OrderRow } from '#engine/modules/orders/orders/orders.tables.ts'
import type { StoresService } from '#engine/modules/stores/stores/stores.service.ts'
import {
  dropVoids,
  endCommand,
  endFailed,
  findIds,
  hasOutcome,
  hasSentVoid,
  isEventApplied,
  type PaymentIds,
  saveEvent,
} from '../settlement.repository.ts'
import { type FactChannel, givenUp, type Judgement, judge, type SettledFact } from './settle.rules.ts'

/** Money that has gone back. */
export type MoneyBack = {
  amount: number
  /** That the provider has answered; null where its notification or the merchandise system reports the money. `isByHand`: an operator's. */
  command: { id: string; isByHand: boolean } | null
}

/** What settling asks returns about refunds. */
export type RefundsOfReturns = {
  /** What of the order's returns a sum that has gone back pays for. */
  findGoods: (trx: Transaction, orderId: string, money: MoneyBack) => Promise<RefundedGoods>
  /** Money of the order has gone back, for the refunds that are named. */
  note: (trx: Transaction, orderId: string, refunds: readonly string[]) => Promise<void>
}

export type SettleDependencies = {
  db: Database
  attempts: AttemptsService
  records: PaymentRecords
  methods: Pick<PaymentMethods, 'find'>
  mails: OrderMails
  stores: Pick<StoresService, 'find'>
  readForOrder: ReadForOrder
  documents: Pick<OrderDocuments, 'refunded' | 'corrected'>
  /** Asked about a refund, and told of it, in the same transaction. */
  returns: RefundsOfReturns
  memberships: {
    /** The provider has given an agreement by which later payments are taken. */
    agreed: (trx: Transaction, order: OrderRow, agreement: PaymentAgreement) => Promise<void>
  }
}

type Change = Extract<Judgement, { change: object }>['change']

/** The cart as it would be ordered now, for its owner; null when it can't be. */
const requote = async (
  trx: Transaction,
  { cart, order }: Attempt,
  { stores, readForOrder }: SettleDependencies,
): Promise<OrderDraft | null> => {
  const store = stores.find(order.store)
  // Money for a membership that comes late goes back: its terms may be others by now.
  if (!isShipped(order)) return null
  if (cart.state !== 'open' || !store || (cart.customerId === null && cart.visitorId === null)) return null
  const identity = { customerId: cart.customerId, visitorId: cart.visitorId, isGuest: cart.customerId === null }
  const read = await readForOrder(trx, { identity, audience: audienceOf(store, order.language), cartId: cart.id })
  return 'code' in read ? null : read
}

/** Money goes back by its provider. A transfer has none: a person sends it back (`alarms`), and it is reported as refunded. */
const giveBack = async (
  trx: Transaction,
  { id, provider, refunded }: PaymentRow,
  { state, captured }: Change,
  { records }: SettleDependencies,
  reason: 'late' | 'otherAmount' = 'late',
): Promise<void> => {
  if (provider === null) return
  if (state !== 'captured') return records.command(trx, { paymentId: id, kind: 'void', amount: null, reason })
  const left = captured - refunded - (await records.openRefunds(trx, id))
  if (left > 0) await records.command(trx, { paymentId: id, kind: 'refund', amount: left, reason })
}

/** Money of another sum than the order's: the try ends, its cart is open again, and all of the money goes back. */
const endByStray = async (
  trx: Transaction,
  attempt: Attempt,
  change: Change,
  dependencies: SettleDependencies,
): Promise<void> => {
  const { attempts, mails } = dependencies
  const { order, payment } = attempt
  if (order.state === 'awaiting_payment') await attempts.end(trx, attempt, 'cancel')
  await giveBack(trx, payment, change, dependencies, 'otherAmount')
  await mails.add(trx, 'cancelled', order.id)
}

/** A message contradicts what is stored: the provider is asked, and its answer decides what happens to the money. */
const askAbout = async (trx: Transaction, { id, provider }: PaymentRow, { records }: SettleDependencies) => {
  if (provider === null || (await records.isRequested(trx, id, 'otherAmount'))) return
  await records.command(trx, { paymentId: id, kind: 'inquire', amount: null, reason: 'otherAmount' })
}

/** Money for an order that had ended: the order is placed after all if nothing has changed, else the money goes back. */
const acceptLate = async (
  trx: Transaction,
  attempt: Attempt,
  change: Change,
  dependencies: SettleDependencies,
): Promise<boolean> => {
  const { attempts, mails } = dependencies
  const { payment, order } = attempt
  // A promise of money is worth nothing once the provider may have been asked to drop it.
  const isLost = change.state === 'authorised' && (await hasSentVoid(trx, payment.id))
  if (!isLost && (await attempts.revive(trx, attempt, await requote(trx, attempt, dependencies)))) {
    await dropVoids(trx, payment.id)
    return true
  }
  await giveBack(trx, payment, change, dependencies)
  // Who pays by transfer was told of the end before: this is about the money that came after it.
  await mails.add(trx, 'cancelled', order.id, payment.provider === null ? { occasion: 'late' } : {})
  return false
}

/** An order that was placed before its money came: it has come, or the order ends. */
const followDue = async (
  trx: Transaction,
  attempt: Attempt,
  { state }: Change,
  { attempts, mails }: SettleDependencies,
): Promise<void> => {
  const { order } = attempt
  const event = orderEventOf[state]
  if (event === 'place') await mails.add(trx, 'paid', order.id)
  else if (event && order.state === 'placed') {
    await attempts.end(trx, attempt, event)
    await mails.add(trx, 'cancelled', order.id)
  }
}

/** What follows for the order from the payment's new state. True when the order is placed by it. */
const follow = async (
  trx: Transaction,
  attempt: Attempt,
  change: Change,
  dependencies: SettleDependencies,
): Promise<boolean> => {
  const { attempts, records, mails } = dependencies
  const { order, payment } = attempt
  const event = orderEventOf[change.state]
  const isMoreMoney = change.authorised > payment.authorised || change.captured > payment.captured
  if (isMoreMoney && isEnded(order.state)) return acceptLate(trx, attempt, change, dependencies)
  if (change.refunded > payment.refunded) await mails.add(trx, 'refunded', order.id)
  if (change.credited > payment.credited) await mails.add(trx, 'corrected', order.id)
  if (payment.state === 'due') await followDue(trx, attempt, change, dependencies)
  else if (order.state === 'awaiting_payment' && event === 'place') {
    await attempts.place(trx, attempt)
    return true
  } else if (order.state === 'awaiting_payment' && event !== null && event !== 'place') {
    await attempts.end(trx, attempt, event)
    if (event === 'expire')
      await records.command(trx, { paymentId: payment.id, kind: 'void', amount: null, reason: 'expired' })
    // Who was told to wait has left the shop's pages; who was refused at once stands before them.
    const isReportedHere = attempt.cart.purpose !== 'membershipRenewal'
    if (isReportedHere && change.state === 'declined' && (await hasOutcome(trx, payment.id, 'pending')))
      await mails.add(trx, 'declined', order.id)
  } else if (!isEnded(order.state) && (change.state === 'declined' || change.state === 'cancelled'))
    // A promise that the provider has taken back: the order is placed, and for a person to look at (`alarms`).
    await mails.add(trx, 'withdrawn', order.id)
  return false
}

/** The refunds of returns that the fact's money pays for, where it names any. */
const apply = async (
  trx: Transaction,
  attempt: Attempt,
  { fact, command }: { fact: SettledFact; command: PaymentCommandRow | null },
  { kind, change }: Extract<Judgement, { change: object }>,
  dependencies: SettleDependencies,
): Promise<readonly string[]> => {
  const { documents, records, methods, returns } = dependencies
  const { payment } = attempt
  await records.save(trx, payment.id, {
    ...change,
    providerRef: fact.providerRef ?? payment.providerRef,
    providerData: { ...payment.providerData, ...fact.providerData },
  })
  if (kind === 'stray') {
    await endByStray(trx, attempt, change, dependencies)
    return []
  }
  const isPlaced = await follow(trx, attempt, change, dependencies)
  const { order } = attempt
  const amount = givenUp(change) - givenUp(payment)
  const isBack = amount > 0
  const isByHand = command !== null && isOperators(command)
  const money = { amount, command: command && { id: command.id, isByHand } }
  const goods = isBack ? await returns.findGoods(trx, order.id, money) : {}
  if (isBack) {
    const credit = { sum: givenUp(change), amount, goods }
    await (change.credited > payment.credited ? documents.corrected : documents.refunded)(trx, order, credit)
  }
  const { settlement } = methods.find(payment.method)
  const isToCapture = settlement.kind === 'provider' && settlement.captures === 'atOnce'
  if (isPlaced && change.state === 'authorised' && isToCapture)
    await records.command(trx, { paymentId: payment.id, kind: 'capture', amount: change.authorised, reason: 'placed' })
  const refunds = goods.refunds ?? []
  if (refunds.length > 0) await endFailed(trx, refunds, isByHand)
  return refunds
}

/** As it is stored with the event: the state that the payment has by it, or why it has none by it. */
const outcomeOf = (state: PaymentState, { outcome }: SettledFact, judgement: Judgement): string => {
  if (judgement.kind === 'applied') return judgement.change.state
  return judgement.kind === 'ignored' && outcome === state ? state : judgement.kind
}

/**
 * What the answer to a command means. Notifications and inquiries tell sums, and may have been settled before it: so a refund is
 * judged by the sum of all refunds that are done. A capture is of all that was authorised.
 */
const judgeAnswer = async (
  trx: Transaction,
  payment: PaymentRow,
  fact: SettledFact,
  { kind }: PaymentCommandRow,
  { records }: SettleDependencies,
): Promise<Judgement> => {
  const before = kind === 'refund' ? await records.doneRefunds(trx, payment.id) : 0
  return judge(payment, { ...fact, amount: fact.amount === null ? null : before + fact.amount }, 'inquiry')
}

/** What became of a fact: the payment's state after it. */
export type Settled = { state: PaymentState; outcome: Judgement['kind'] | 'repeated' }

/**
 * The one way in which a payment moves once it has begun: returns, notifications, inquiries, answers to commands and the clock all
 * end here. The event is stored and what it means is done in one transaction, under the locks of cart, order and
 * payment; an event that was applied before changes nothing. With `command` the fact is its answer, about its own amount, and the
 * command is done in the same transaction.
 */
export const createSettle =
  (dependencies: SettleDependencies) =>
  async (
    paymentId: string,
    fact: SettledFact,
    channel: FactChannel,
    command: PaymentCommandRow | null = null,
  ): Promise<Settled> => {
    const { db, attempts } = dependencies
    const ids: PaymentIds | null = await findIds(db, paymentId)
    if (!ids) throw new Error(`There is no payment ${paymentId}`)
    return retryingTransaction(db, async (trx): Promise<Settled> => {
      const attempt = await attempts.lock(trx, ids)
      const { payment } = attempt
      const provider = payment.provider ?? payment.method
      if (await isEventApplied(trx, provider, fact.eventId)) return { state: payment.state, outcome: 'repeated' }
      const judgement = command
        ? await judgeAnswer(trx, payment, fact, command, dependencies)
        : judge(payment, fact, channel)
      if (command) await endCommand(trx, command.id)
      // Before the order is placed: the membership needs it for the periods to come.
      if (fact.agreement && judgement.kind !== 'refused')
        await dependencies.memberships.agreed(trx, attempt.order, fact.agreement)
      const change = 'change' in judgement ? judgement.change : null
      const refunds = 'change' in judgement ? await apply(trx, attempt, { fact, command }, judgement, dependencies) : []
      const isMoreBack = change !== null && givenUp(change) > givenUp(payment)
      if (isMoreBack || command?.kind === 'refund') await dependencies.returns.note(trx, attempt.order.id, refunds)
      // Whoever has approved a payment believes to have ordered, unless told otherwise.
      const isInVain = judgement.kind === 'ignored' && fact.isApproved && isEndedPayment(payment.state)
      if (isInVain && isEnded(attempt.order.state)) await dependencies.mails.add(trx, 'cancelled', attempt.order.id)
      if (judgement.kind === 'refused' && (channel === 'return' || channel === 'notify'))
        await askAbout(trx, payment, dependencies)
      await saveEvent(trx, {
        provider,
        eventId: fact.eventId,
        paymentId,
        channel,
        body: { ...fact.body, outcome: fact.outcome, code: fact.code },
        outcome: outcomeOf(payment.state, fact, judgement),
        isApplied: change !== null,
      })
      return { state: change?.state ?? payment.state, outcome: judgement.kind }
    })
  }

export type Settle = ReturnType<typeof createSettle>
