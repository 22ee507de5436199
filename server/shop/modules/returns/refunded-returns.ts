import type { Transaction } from '../../db/database.ts'
import { setRefunded } from './return-rows.repository.ts'

/** For payments: money of the order has gone back, so returns whose refunds are all done are refunded. */
export const noteRefundOfReturns = (trx: Transaction, orderId: string): Promise<void> => setRefunded(trx, orderId)

export type NoteRefund = typeof noteRefundOfReturns
