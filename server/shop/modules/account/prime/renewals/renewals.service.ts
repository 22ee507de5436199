import { randomUUID } from 'node:crypto'
import { audienceOf } from '#engine/call/audience.ts'
import { type Database, inTransaction, retryingTransaction, type Transaction } from '#engine/db/database.ts'
import { addJob } from '#engine/jobs/jobs.ts'
import { setAside } from '#engine/jobs/set-aside.ts'
import type { CartStates } from '#engine/modules/checkout/cart/states/cart-states.service.ts'
import { type PaymentAgreement, ProviderRefused } from '#engine/modules/checkout/payments/payment-method.ts'
import { isLaterPayment, isOpenPayment } from '#engine/modules/checkout/payments/payment-states.rules.ts'
import type { PaymentRow } from '#engine/modules/checkout/payments/payments.tables.ts'
import type { LegalService } from '#engine/modules/content/legal/legal.service.ts'
import type { Translate } from '#engine/modules/content/translations/translate.ts'
import type { AttemptsService } from '#engine/modules/orders/orders/attempts/attempts.service.ts'
import type { OrderRow } from '#engine/modules/orders/orders/orders.tables.ts'
import { startOf } from '#engine/modules/orders/orders/submit/begin.ts'
import {
  findOrderById,
  lockOrderOfCart,
  type MembershipOrderDependencies,
  storeMembershipOrder,
} from '#engine/modules/orders/orders/submit/membership-orders.ts'
import type { PaymentsService } from '#engine/modules/orders/settlement/payments.service.ts'
import type { SettledFact } from '#engine/modules/orders/settlement/settle/settle.rules.ts'
import type { ParametersService } from '#engine/modules/stores/parameters/parameters.service.ts'
import { type Programme, programmeOf } from '#engine/modules/stores/parameters/prime-programme.rules.ts'
import type { StoresService } from '#engine/modules/stores/stores/stores.service.ts'
import type { AddressSnapshot } from '../../addresses/address.model.ts'
import { defaultBilling } from '../../addresses/address.rules.ts'
import { toSnapshot } from '../../addresses/address-view.ts'
import type { AddressesService } from '../../addresses/addresses.service.ts'
import type { MembershipMails } from '../memberships/membership-mails.ts'
import { findLastPeriod, findMember, lockSubscription } from '../memberships/memberships.repository.ts'
import { renewalKey } from '../memberships/memberships.ts'
import { openPeriodOf } from '../memberships/open-period.ts'
import { isAnnounced, renewalDay, runningTimeOf } from '../prime.rules.ts'
import type { PeriodRow, SubscriptionRow } from '../prime.tables.ts'
import { endCancelled, findDue, findLastOrderId, findToAnnounce, setAnnounced } from './renewals.repository.ts'

type RenewalsDependencies = MembershipOrderDependencies & {
  db: Database
  translate: Translate
  stores: Pick<StoresService, 'all' | 'find'>
  parameters: Pick<ParametersService, 'of'>
  addresses: Pick<AddressesService, 'list'>
  attempts: AttemptsService
  cartStates: CartStates
  legal: Pick<LegalService, 'currentVersion'>
  mails: MembershipMails
  payments: Pick<PaymentsService, 'settle'>
  now?: () => number
}

/** A charge that is to be made: the order waits for its payment. */
type Charge = { order: OrderRow; payment: PaymentRow; agreement: PaymentAgreement | null }

/** Limit of one round; the next one takes the rest. */
const max = 500
/** Runs of a renewal whose provider does not answer, within a day; then the payment's time is up. */
const attemptsOfCharge = 12

/** The provider will not take the money, or there is no agreement by which it could. */
const refusal = ({ id }: PaymentRow, code: string): SettledFact => ({
  outcome: 'declined',
  amount: null,
  currency: null,
  providerRef: null,
  code,
  eventId: `charge:${id}:refused`,
  body: {},
})

/**
 * Renewals of memberships: an order a period, paid by the agreement of the first payment or by another invoice. A renewal that was done
 * finds its period paid; one that was interrupted finds its order and goes on with the call, whose key is the payment's id.
 */
export const createRenewals = (dependencies: RenewalsDependencies) => {
  const { db, translate, stores, parameters, addresses, cartStates, legal, mails, payments, methods } = dependencies
  const { records, now = Date.now } = dependencies

  /** Where the bill goes: to the address that the book proposes now, else to that of the last order. */
  const billingOf = async (
    trx: Transaction,
    { customerId, language }: SubscriptionRow,
    last: OrderRow,
  ): Promise<AddressSnapshot> => {
    const store = stores.find(last.store)
    if (store === null) return last.billingAddress
    const identity = { customerId, visitorId: null, isGuest: false }
    const book = await addresses.list(trx, { identity, audience: audienceOf(store, language) })
    const billing = defaultBilling(
      book.filter(({ kind }) => kind === 'billing'),
      false,
    )
    return billing ? toSnapshot(billing, null) : last.billingAddress
  }

  const storeOrder = async (trx: Transaction, subscription: SubscriptionRow, period: PeriodRow): Promise<OrderRow> => {
    const { customerId, language, price, months, method } = subscription
    const lastId = await findLastOrderId(trx, subscription.id)
    const last = lastId === null ? null : await findOrderById(trx, lastId)
    const store = stores.find(subscription.store)
    if (last === null || store === null) throw new Error(`The membership ${subscription.id} has no order`)
    const { email } = await findMember(trx, customerId)
    return storeMembershipOrder(
      trx,
      {
        id: randomUUID(),
        cartId: period.cartId,
        store,
        language,
        customerId,
        visitorId: null,
        paymentMethod: method,
        price,
        name: translate(audienceOf(store, language), 'prime.order.line', { months }),
        email,
        billingAddress: await billingOf(trx, subscription, last),
        legalVersion: await legal.currentVersion(trx, store.id),
        quoteHash: `renewal ${subscription.id} ${period.number} ${subscription.failedTries}`,
      },
      null,
      dependencies,
    )
  }

  /** Tells the member of the next renewal, unless that is done. One that was not told of in time is made later. */
  const announce = async (trx: Transaction, subscription: SubscriptionRow, programme: Programme): Promise<boolean> => {
    const moment = new Date(now())
    const time = runningTimeOf(subscription)
    if (time === null || isAnnounced(time, subscription.announcedUntil, moment)) return false
    const date = renewalDay(time, programme, moment)
    const occasion = String(Math.floor(date.getTime() / 1000))
    await mails.add(trx, subscription, { kind: 'primeRenewalNotice', occasion, date })
    await setAnnounced(trx, subscription.id, date)
    return true
  }

  /** Stores the order of the renewal that is due, or finds the one that waits. Null when there is nothing to charge. */
  const prepare = async (trx: Transaction, id: string): Promise<Charge | null> => {
    // Lock order: the cart first, as everywhere. A cart made below needs no lock: no other transaction knows it yet.
    const last = await findLastPeriod(trx, id)
    if (last?.orderId === null) await cartStates.lock(trx, last.cartId)
    const subscription = await lockSubscription(trx, id)
    const dueAt = subscription?.nextRenewalAt
    if (subscription?.state !== 'active' || !dueAt || dueAt.getTime() > now()) return null
    const programme = programmeOf(subscription.store, parameters)
    if (programme === null) return null
    const period = await openPeriodOf(trx, subscription)
    const waiting = await lockOrderOfCart(trx, period.cartId)
    // After a pause of the jobs: what became due without a mail, or was announced for a period that is over.
    if (waiting === null && (await announce(trx, subscription, programme))) return null
    const order = waiting ?? (await storeOrder(trx, subscription, period))
    const payment = await records.lastOf(trx, order.id)
    // The member is paying on their own; if that comes to nothing, a later round charges.
    if (!isLaterPayment(payment)) return null
    return isOpenPayment(payment.state) ? { order, payment, agreement: subscription.agreement } : null
  }

  const charge = async ({ order, payment, agreement }: Charge): Promise<void> => {
    const adapter = methods.adapterOf(payment.method)
    if (!adapter) throw new Error(`${payment.method} is not configured`)
    if (!adapter.charge || agreement === null) {
      await payments.settle(payment.id, refusal(payment, 'no agreement'), 'inquiry')
      return
    }
    try {
      const fact = await adapter.charge(await startOf(order, payment, adapter.provider, dependencies), agreement)
      await payments.settle(payment.id, fact, 'inquiry')
    } catch (error) {
      if (!(error instanceof ProviderRefused)) throw error
      await payments.settle(payment.id, refusal(payment, error.message), 'inquiry')
    }
  }

  return {
    /** Job: renews a membership that is due; done twice it charges once. A provider that does not answer is asked again by the next run. */
    renew: async (id: string): Promise<void> => {
      const due = await retryingTransaction(db, (trx) => prepare(trx, id))
      if (due !== null) await charge(due)
    },

    /**
     * Round: ends what has come to its end, announces renewals, and adds the jobs of those that are due. Where the programme is off members
     * have nothing of it: nothing is announced or charged there, until it is on again.
     */
    round: async (signal: AbortSignal): Promise<void> => {
      const moment = new Date(now())
      const round = setAside()
      await round.attempt(() => endCancelled(db, moment))
      for (const { id: store } of stores.all()) {
        const programme = programmeOf(store, parameters)
        if (programme === null) continue
        const wanted = { store, now: moment, days: programme.noticeDays, most: max }
        for (const id of await findToAnnounce(db, wanted)) {
          if (signal.aborted) return
          await round.attempt(() =>
            inTransaction(db, async (trx) => {
              const subscription = await lockSubscription(trx, id)
              if (subscription !== null) await announce(trx, subscription, programme)
            }),
          )
        }
        for (const id of await findDue(db, { store, now: moment, most: max })) {
          if (signal.aborted) return
          await round.attempt(() =>
            addJob(db, 'prime.renew', { id }, { key: renewalKey(id), attempts: attemptsOfCharge }),
          )
        }
      }
      round.end()
    },
  }
}
