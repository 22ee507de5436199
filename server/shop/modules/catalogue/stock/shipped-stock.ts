import { sql } from 'drizzle-orm'
import { type Database, inTransaction, type Transaction } from '#engine/db/database.ts'

/** A sold claim of an order of which pieces had left the house when their item was imported; `remaining` are those that had not. */
export type ShippedClaim = { orderId: string; itemId: string; remaining: number }

/** Claims of one transaction: orders of their items wait for it. */
const batchSize = 50

/** Locks the counts first, in the order of the items, as claims do. No claim gets larger, and released ones stay as they are. */
const releaseSome = async (trx: Transaction, claims: readonly ShippedClaim[]): Promise<void> => {
  const itemIds = claims.map(({ itemId }) => itemId)
  await trx.execute(sql`
    select 1 from stock_counts where item_id = any(${sql.param(itemIds)}::text[]) order by item_id for no key update`)
  await trx.execute(sql`
    update stock_claims c set
      state = case when given.remaining = 0 then 'released' else c.state end,
      quantity = case when given.remaining = 0 then c.quantity else given.remaining end
    from json_to_recordset(${JSON.stringify(claims)}::json) as given ("orderId" uuid, "itemId" text, remaining integer)
    where c.order_id = given."orderId" and c.item_id = given."itemId" and c.state = 'sold' and c.quantity > given.remaining`)
}

export const createShippedStock = ({ db }: { db: Database }) => ({
  /** Job, after an import: lowers or releases these claims in small transactions, in the order of the items. Again is no change. */
  release: async (claims: readonly ShippedClaim[], signal: AbortSignal): Promise<void> => {
    const sorted = claims.toSorted((a, b) => (a.itemId < b.itemId ? -1 : 1))
    for (let start = 0; start < sorted.length; start += batchSize) {
      // The rest is left to the job's next run.
      signal.throwIfAborted()
      await inTransaction(db, (trx) => releaseSome(trx, sorted.slice(start, start + batchSize)))
    }
  },
})
