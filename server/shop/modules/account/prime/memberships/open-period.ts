import type { Transaction } from '#engine/db/database.ts'
import type { PeriodRow, SubscriptionRow } from '../prime.tables.ts'
import { insertRenewalCart } from '../subscribing/membership-cart.repository.ts'
import { findLastPeriod, insertPeriod } from './memberships.repository.ts'

/** The period of a locked membership that is to be paid next: the one whose order is missing, or a new one. */
export const openPeriodOf = async (
  trx: Transaction,
  { id, customerId, store }: SubscriptionRow,
): Promise<PeriodRow> => {
  const last = await findLastPeriod(trx, id)
  if (last?.orderId === null) return last
  const cartId = await insertRenewalCart(trx, { customerId, store })
  const period = { subscriptionId: id, number: (last?.number ?? 0) + 1, cartId }
  await insertPeriod(trx, period)
  return { ...period, orderId: null, startsAt: null, endsAt: null }
}
