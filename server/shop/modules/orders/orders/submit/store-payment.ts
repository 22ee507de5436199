import { randomUUID } from 'node:crypto'
import type { Transaction } from '#engine/db/database.ts'
import { addJob } from '#engine/jobs/jobs.ts'
import { hashOf } from '#engine/modules/account/visitors/sessions/secret-token.ts'
import type { PaymentMethods } from '#engine/modules/checkout/payments/payment-methods.ts'
import type { PaymentRecords } from '#engine/modules/checkout/payments/payment-records.service.ts'
import {
  type Recurring,
  recurringKey,
  walletSessionKey,
} from '#engine/modules/checkout/payments/payment-states.rules.ts'
import type { ReturnTokens } from '#engine/modules/checkout/payments/return-token.ts'
import { endOfDeadline } from '#lib/local-days.ts'
import type { NewOrder } from '../orders.repository.ts'

export type StorePaymentDependencies = {
  records: PaymentRecords
  methods: Pick<PaymentMethods, 'find' | 'adapterOf'>
  returnToken: ReturnTokens
}

type NewPayment = {
  order: Pick<NewOrder, 'id' | 'customerId' | 'paymentMethod' | 'total' | 'currency' | 'billingAddress'>
  number: string
  /** Country of the store. */
  country: string
  walletSessionId?: string | null
  recurring?: Recurring
}

const minutes = (count: number): Date => new Date(Date.now() + count * 60_000)
const days = (count: number): Date => minutes(count * 1440)

/** A charge that the provider has not answered is asked for again until then. */
const minutesOfCharge = 1440

/** Stores the payment of a new order, and the jobs that wait for it. `isPlaced` when the order need not wait. */
export const storePayment = async (
  trx: Transaction,
  { order, number, country, walletSessionId = null, recurring }: NewPayment,
  { records, methods, returnToken }: StorePaymentDependencies,
): Promise<{ isPlaced: boolean; isPrepaid: boolean }> => {
  const { settlement, isPrepaid } = methods.find(order.paymentMethod)
  const id = randomUUID()
  const { total: amount, currency, paymentMethod: method } = order
  const payment = { id, orderId: order.id, method, merchantRef: `${number}-1`, amount, currency }
  if (amount === 0) {
    await records.insert(trx, { ...payment, state: 'captured' })
    return { isPlaced: true, isPrepaid: false }
  }
  if (settlement.kind === 'due') {
    const waiting = settlement.waits?.[order.customerId === null ? 'guests' : 'customers']
    const expiresAt = waiting
      ? endOfDeadline({ country, postCode: order.billingAddress.postCode }, new Date(), waiting.cancelAfterDays)
      : null
    await records.insert(trx, { ...payment, state: 'due', expiresAt })
    if (waiting) await addJob(trx, 'payments.remind', { id }, { runAt: days(waiting.remindAfterDays) })
    return { isPlaced: true, isPrepaid }
  }
  const providerData: Record<string, string> = {
    ...(walletSessionId !== null && { [walletSessionKey]: walletSessionId }),
    ...(recurring !== undefined && { [recurringKey]: recurring }),
  }
  const isCharge = recurring === 'later'
  await records.insert(
    trx,
    {
      ...payment,
      state: 'created',
      provider: methods.adapterOf(method)?.provider ?? null,
      providerData,
      expiresAt: minutes(isCharge ? minutesOfCharge : settlement.expiryMinutes),
      returnTokenHash: hashOf(returnToken(id)),
    },
    isCharge ? [] : settlement.inquireAfterMinutes.map(minutes),
  )
  return { isPlaced: false, isPrepaid }
}
