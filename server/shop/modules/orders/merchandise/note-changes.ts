import type { Transaction } from '#engine/db/database.ts'
import { merchandiseChanges } from './merchandise.tables.ts'

/** The merchandise system hears of these orders again, for what no trigger sees. */
export const noteChanges = async (trx: Transaction, orderIds: readonly string[]): Promise<void> => {
  if (orderIds.length === 0) return
  await trx
    .insert(merchandiseChanges)
    .values(orderIds.map((orderId) => ({ orderId })))
    .onConflictDoUpdate({ target: merchandiseChanges.orderId, set: { cursor: null } })
}
