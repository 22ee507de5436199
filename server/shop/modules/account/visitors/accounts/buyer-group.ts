import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '#engine/db/database.ts'
import type { BuyerGroup } from '#engine/modules/catalogue/product/pricing/buyer-price.rules.ts'

/** Group of a customer, for a statement of one's own: what the main user of the organisation says of it holds for all its users. */
export const buyerGroup = (customerId: SQL): SQL => sql`(
  select b.organisation_type from business_customers b where b.customer_id = coalesce(
    (select u.main_user_id from business_users u where u.customer_id = ${customerId}), ${customerId}))`

/** Null for strangers, guests and consumers. */
export const findBuyerGroup = async (db: Executor, customerId: string | null): Promise<BuyerGroup> => {
  if (customerId === null) return null
  const { rows } = await db.execute<{ group: BuyerGroup }>(
    sql`select ${buyerGroup(sql`${customerId}::uuid`)} as "group"`,
  )
  return rows[0]?.group ?? null
}
