import type { Transaction } from '#engine/db/database.ts'
import type { RefundedGoods } from '../../orders/documents/documents.tables.ts'
import type { MoneyBack, RefundsOfReturns } from '../../settlement/settle/settle.ts'
import { findUncredited, setRefunded } from '../return-rows.repository.ts'
import { refundsIn } from './refund.rules.ts'

/** For payments: money of the order has gone back, for the refunds that are named, so returns whose refunds are all done are refunded. */
export const noteRefundOfReturns = (trx: Transaction, orderId: string, refunds: readonly string[]): Promise<void> =>
  setRefunded(trx, orderId, refunds)

/** For payments: what of its returns a sum that has gone back pays for. */
const findRefundedGoods = async (trx: Transaction, orderId: string, money: MoneyBack): Promise<RefundedGoods> => {
  const refunds = refundsIn(await findUncredited(trx, orderId), money)
  return {
    refunds: refunds.map(({ id }) => id),
    lines: refunds.flatMap(({ lineId, quantity, amount }) => (lineId === null ? [] : [{ lineId, quantity, amount }])),
    shipping: refunds.reduce((sum, { lineId, amount }) => (lineId === null ? sum + amount : sum), 0),
  }
}

export const refundsOfReturns: RefundsOfReturns = { findGoods: findRefundedGoods, note: noteRefundOfReturns }
