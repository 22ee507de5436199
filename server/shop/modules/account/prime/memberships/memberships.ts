import type { PrimeInfo, StoreId } from '#contract/generated/types.ts'
import type { Executor, Transaction } from '#engine/db/database.ts'
import { addJob } from '#engine/jobs/jobs.ts'
import type { PaymentAgreement } from '#engine/modules/checkout/payments/payment-method.ts'
import type { PaymentRecords } from '#engine/modules/checkout/payments/payment-records.service.ts'
import { isLaterPayment } from '#engine/modules/checkout/payments/payment-states.rules.ts'
import type { MembershipOrders } from '#engine/modules/orders/orders/attempts/attempts.service.ts'
import { isEnded } from '#engine/modules/orders/orders/orders.rules.ts'
import type { OrderRow } from '#engine/modules/orders/orders/orders.tables.ts'
import type { ParametersService } from '#engine/modules/stores/parameters/parameters.service.ts'
import { programmeOf } from '#engine/modules/stores/parameters/prime-programme.rules.ts'
import { endOfPeriod, isMember, nextPeriod, nextTry, primeInfoOf, runningTimeOf } from '../prime.rules.ts'
import type { PeriodRow, SubscriptionRow } from '../prime.tables.ts'
import type { MembershipMails } from './membership-mails.ts'
import {
  deleteSubscription,
  findLive,
  lockByCart,
  saveAgreement,
  savePeriod,
  saveSubscription,
} from './memberships.repository.ts'

type MembershipsDependencies = {
  mails: MembershipMails
  parameters: Pick<ParametersService, 'of'>
  records: Pick<PaymentRecords, 'lastOf' | 'command' | 'openRefunds'>
  now?: () => number
}

type Whose = { customerId: string; store: StoreId }
type PaidPeriod = { subscription: SubscriptionRow; period: PeriodRow; order: OrderRow }

/** Job of a membership, one at a time: its next renewal replaces the one before. */
export const renewalKey = (id: string): string => `prime.renew:${id}`

/** Memberships as their orders move them. Orders tell it what becomes of an order of a membership (`MembershipOrders`). */
export const createMemberships = ({ mails, parameters, records, now = Date.now }: MembershipsDependencies) => {
  const start = async (trx: Transaction, { subscription, period, order }: PaidPeriod): Promise<void> => {
    const startsAt = new Date(now())
    const paidUntil = endOfPeriod({ startsAt, months: subscription.months }, 1)
    await savePeriod(trx, period, { orderId: order.id, startsAt, endsAt: paidUntil })
    await saveSubscription(trx, subscription.id, { state: 'active', startsAt, paidUntil, nextRenewalAt: paidUntil })
    await mails.add(trx, subscription, { kind: 'primeWelcome', occasion: '1', date: paidUntil })
  }

  /** The membership has ended while its renewal was under way: the money goes back. */
  const giveBack = async (trx: Transaction, order: OrderRow): Promise<void> => {
    const payment = await records.lastOf(trx, order.id)
    if (payment.provider === null) return
    const left = payment.captured - payment.refunded - (await records.openRefunds(trx, payment.id))
    if (left > 0)
      await records.command(trx, { paymentId: payment.id, kind: 'refund', amount: left, reason: 'membershipOver' })
  }

  const prolong = async (trx: Transaction, { subscription, period, order }: PaidPeriod): Promise<void> => {
    const { id, method } = subscription
    const time = runningTimeOf(subscription)
    if (time === null) return giveBack(trx, order)
    const { startsAt, endsAt: paidUntil } = nextPeriod(time, new Date(now()))
    await savePeriod(trx, period, { orderId: order.id, startsAt, endsAt: paidUntil })
    const renewed = { paidUntil, nextRenewalAt: paidUntil, failedTries: 0, failedSince: null }
    // The agreement of a method that the member has left; one that came with this payment has brought its method along.
    const left = method !== order.paymentMethod && { method: order.paymentMethod, agreement: null }
    await saveSubscription(trx, id, { ...renewed, ...left })
    await mails.add(trx, subscription, { kind: 'primeRenewed', occasion: String(period.number), date: paidUntil })
  }

  /** A renewal was refused: it is tried again, or the membership ends. */
  const fail = async (trx: Transaction, subscription: SubscriptionRow, period: PeriodRow): Promise<void> => {
    const { id, store } = subscription
    const failedTries = subscription.failedTries + 1
    const failedSince = subscription.failedSince ?? new Date(now())
    const programme = programmeOf(store, parameters)
    const next = programme && nextTry({ failedSince, failedTries }, programme.retryDays)
    const occasion = `${period.number}.${failedTries}`
    if (next === null) {
      await saveSubscription(trx, id, {
        state: 'ended',
        endsAt: new Date(now()),
        nextRenewalAt: null,
        agreement: null,
        failedTries,
        failedSince,
      })
      return mails.add(trx, subscription, { kind: 'primeEnded', occasion, date: subscription.paidUntil })
    }
    await saveSubscription(trx, id, { failedTries, failedSince, nextRenewalAt: next })
    await addJob(trx, 'prime.renew', { id }, { runAt: next, key: renewalKey(id) })
    await mails.add(trx, subscription, { kind: 'primeRenewalFailed', occasion, date: next })
  }

  const orders: MembershipOrders = {
    placed: async (trx, order) => {
      const found = await lockByCart(trx, order.cartId)
      if (!found) throw new Error(`The order ${order.number} belongs to no membership`)
      await (found.subscription.state === 'waiting' ? start : prolong)(trx, { ...found, order })
    },

    ended: async (trx, order, by) => {
      const found = await lockByCart(trx, order.cartId)
      if (found === null) return
      const { subscription, period } = found
      if (subscription.state === 'waiting') return deleteSubscription(trx, subscription.id)
      if (subscription.state !== 'active' || period.orderId !== null) return
      // An order of the member's own that was not paid is no failed renewal: that is charged on its day. Nor is one that the shop gave up.
      if (by === 'payment' && isLaterPayment(await records.lastOf(trx, order.id))) await fail(trx, subscription, period)
    },
  }

  const findOf = async (db: Executor, whose: Whose | null): Promise<SubscriptionRow | null> =>
    whose && findLive(db, whose)

  return {
    orders,

    /** An order that has come to nothing leaves no agreement: its money goes back. */
    agreed: async (trx: Transaction, order: OrderRow, agreement: PaymentAgreement): Promise<void> => {
      if (!isEnded(order.state)) await saveAgreement(trx, order, agreement)
    },

    /** As pages and tracking show it; of a stranger there is none. */
    infoOf: async (db: Executor, whose: Whose | null): Promise<PrimeInfo> =>
      primeInfoOf(await findOf(db, whose), new Date(now())),

    isMember: async (db: Executor, whose: Whose): Promise<boolean> => {
      const found = await findLive(db, whose)
      return found !== null && isMember(found, new Date(now()))
    },
  }
}

export type Memberships = ReturnType<typeof createMemberships>
