import { sql } from 'drizzle-orm'
import type { StoreId } from '#contract/generated/types.ts'
import type { Transaction } from '#engine/db/database.ts'
import { carts } from '#engine/modules/checkout/cart/cart.tables.ts'

type Whose = { customerId: string; store: StoreId }

const findOpen = async (trx: Transaction, { customerId, store }: Whose): Promise<string | null> => {
  const { rows } = await trx.execute<{ id: string }>(sql`
    select id from carts where customer_id = ${customerId}::uuid and store = ${store} and purpose = 'membership'
      and submitted_at is null`)
  return rows[0]?.id ?? null
}

/** The cart on which the order of a customer's membership hangs, one a store; created when missing. */
export const membershipCartOf = async (trx: Transaction, whose: Whose): Promise<string> => {
  const found = await findOpen(trx, whose)
  if (found !== null) return found
  const [inserted] = await trx
    .insert(carts)
    .values({ ...whose, purpose: 'membership' })
    .onConflictDoNothing()
    .returning({ id: carts.id })
  // Null when a concurrent request has created it first.
  const id = inserted?.id ?? (await findOpen(trx, whose))
  if (id === null) throw new Error('A cart of a membership was neither found nor made')
  return id
}

/** The cart of a renewal, which no one else knows before the period refers to it. */
export const insertRenewalCart = async (trx: Transaction, whose: Whose): Promise<string> => {
  const [inserted] = await trx
    .insert(carts)
    .values({ ...whose, purpose: 'membershipRenewal' })
    .returning({ id: carts.id })
  if (!inserted) throw new Error('A cart of a renewal was not stored')
  return inserted.id
}
