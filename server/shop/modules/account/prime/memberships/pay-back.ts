import type { Executor, Transaction } from '#engine/db/database.ts'
import type { PaymentRecords } from '#engine/modules/checkout/payments/payment-records.service.ts'

export type PayBackRecords = Pick<PaymentRecords, 'lastOf' | 'command' | 'openRefunds'>

/** How the price of the time after the end goes back: by the provider, by a person's transfer, or off an invoice that is not paid. */
export type Repayment = { paymentId: string; way: 'provider' | 'transfer' | 'invoice'; amount: number }

/** Money for the time of a membership that is paid and not used. */
export const createPayBack = (records: PayBackRecords) => {
  /** What can go back of a period's order, at most `refund` minor units. */
  const repaymentOf = async (db: Executor, orderId: string, refund: number): Promise<Repayment> => {
    const { id: paymentId, provider, captured, refunded } = await records.lastOf(db, orderId)
    if (provider === null) return { paymentId, way: captured === 0 ? 'invoice' : 'transfer', amount: refund }
    const left = captured - refunded - (await records.openRefunds(db, paymentId))
    return { paymentId, way: 'provider', amount: Math.max(0, Math.min(refund, left)) }
  }

  return {
    repaymentOf,

    /** Orders the refund; `refundDue` is what a person has to send, or to take off the invoice, where no provider has the money. */
    payBack: async (trx: Transaction, orderId: string, refund: number): Promise<{ refundDue: number }> => {
      if (refund === 0) return { refundDue: 0 }
      const { paymentId, way, amount } = await repaymentOf(trx, orderId, refund)
      if (way !== 'provider') return { refundDue: amount }
      if (amount > 0) await records.command(trx, { paymentId, kind: 'refund', amount, reason: 'membershipCancelled' })
      return { refundDue: 0 }
    },
  }
}
