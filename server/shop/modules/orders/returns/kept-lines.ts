import type { Executor } from '#engine/db/database.ts'
import type { OrderLineRow } from '../orders/orders.tables.ts'
import { isGivenUp } from '../orders/view/order.rules.ts'
import { findLinesWithFacts } from './returns.repository.ts'

type Dependencies = {
  findWholeOrder: (db: Executor, orderId: string) => Promise<Parameters<typeof isGivenUp>[0] | null>
}

/** Lines of which not every piece came back; none where all of the money did. */
export const createStoredLines =
  ({ findWholeOrder }: Dependencies) =>
  async (db: Executor, orderId: string): Promise<OrderLineRow[]> => {
    const whole = await findWholeOrder(db, orderId)
    if (whole === null || isGivenUp(whole)) return []
    const lines = await findLinesWithFacts(db, orderId)
    return lines.filter(({ line, accepted }) => accepted < line.quantity).map(({ line }) => line)
  }
