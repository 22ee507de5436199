import type { Audience } from '#engine/call/audience.ts'
import type { Executor, Transaction } from '#engine/db/database.ts'
import { formatMoney } from '#engine/modules/catalogue/product/pricing/price.rules.ts'
import type { Translate } from '#engine/modules/content/translations/translate.ts'
import type { StoresService } from '#engine/modules/stores/stores/stores.service.ts'
import { longDate } from '#lib/written-dates.ts'
import { unusedPartOf } from '../prime.rules.ts'
import type { SubscriptionRow } from '../prime.tables.ts'
import { findRunningOf, findUnusedPeriods, lockSubscription, saveSubscription } from './memberships.repository.ts'
import { createPayBack, type PayBackRecords, type Repayment } from './pay-back.ts'

type Dependencies = {
  records: PayBackRecords
  stores: Pick<StoresService, 'find'>
  translate: Translate
  now?: () => number
}

/** Memberships of customers who delete the account. The visitors service is handed it (`endedMemberships`). */
export const createForgottenMemberships = ({ records, stores, translate, now = Date.now }: Dependencies) => {
  const { repaymentOf, payBack } = createPayBack(records)

  /** Orders of the periods that are paid beyond today, with what is not used of each. */
  const unusedOf = async (db: Executor, subscription: SubscriptionRow) =>
    (await findUnusedPeriods(db, subscription.id, new Date(now()))).map((period) => ({
      orderId: period.orderId,
      refund: unusedPartOf(
        { ...period, price: subscription.price },
        { until: subscription.endsAt, now: new Date(now()) },
      ),
    }))

  const sentencesOf = async (db: Executor, subscription: SubscriptionRow, audience: Audience): Promise<string[]> => {
    const { endsAt, paidUntil, store } = subscription
    const end = endsAt ?? paidUntil
    if (end === null) return []
    const sums: Record<Repayment['way'], number> = { provider: 0, transfer: 0, invoice: 0 }
    for (const { orderId, refund } of await unusedOf(db, subscription)) {
      const { way, amount } = await repaymentOf(db, orderId, refund)
      sums[way] += amount
    }
    const currency = stores.find(store)?.currencyCode ?? 'EUR'
    const ways = (['provider', 'transfer', 'invoice'] as const).filter((way) => sums[way] > 0)
    return [
      translate(audience, 'visitor.deletion.membership', { date: longDate(end, audience.language) }),
      ...ways.map((way) =>
        translate(audience, `visitor.deletion.membership.${way}`, {
          amount: formatMoney(sums[way], currency, audience.language),
        }),
      ),
    ]
  }

  return {
    /** What the end of the account means for memberships of all stores: until when they are paid, and what goes back. */
    consequences: async (db: Executor, customerId: string, audience: Audience): Promise<string[]> => {
      const sentences: string[] = []
      for (const subscription of await findRunningOf(db, customerId, new Date(now())))
        sentences.push(...(await sentencesOf(db, subscription, audience)))
      return sentences
    },

    /** Ends them and pays back what is not used, by days. What a person has to send stays in `refund_due`. */
    forgetCustomer: async (trx: Transaction, customerId: string): Promise<void> => {
      for (const { id } of await findRunningOf(trx, customerId, new Date(now()))) {
        const subscription = await lockSubscription(trx, id)
        if (subscription === null || subscription.state === 'ended') continue
        let { refundDue } = subscription
        for (const { orderId, refund } of await unusedOf(trx, subscription))
          refundDue += (await payBack(trx, orderId, refund)).refundDue
        await saveSubscription(trx, id, { state: 'ended', endsAt: new Date(now()), refundDue, nextRenewalAt: null })
      }
    },
  }
}
