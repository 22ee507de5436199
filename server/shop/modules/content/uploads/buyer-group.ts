import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '#engine/db/database.ts'
import type { BuyerGroup } from '#engine/modules/catalogue/product/pricing/buyer-price.rules.ts'

/**
 * Group of a customer, for a statement of one's own: what the main user of the organisation says of it holds for all its users, once customer
 * service has approved the certificate that counts.
 */
export const buyerGroup = (customerId: SQL): SQL => sql`(
  select b.organisation_type from business_customers b where b.customer_id = coalesce(
    (select u.main_user_id from business_users u where u.customer_id = ${customerId}), ${customerId})
    and exists (
      select from uploads f where f.customer_id = b.customer_id and f.purpose = 'b2bCertificate' and f.content is not null
        and f.decided_at is not null and f.refused_for is null))`

/** Null for strangers, guests and consumers, and for whom nobody has approved as an organisation. */
export const findBuyerGroup = async (db: Executor, customerId: string | null): Promise<BuyerGroup> => {
  if (customerId === null) return null
  const { rows } = await db.execute<{ group: BuyerGroup }>(
    sql`select ${buyerGroup(sql`${customerId}::uuid`)} as "group"`,
  )
  return rows[0]?.group ?? null
}
