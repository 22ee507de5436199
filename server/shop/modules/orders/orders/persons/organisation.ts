import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../../../db/database.ts'

/**
 * Ids of the customers whose orders a customer reads: the own one and, of a main user, those of the users of the organisation. The orders that
 * a main user has approved are among them. With the access of a user it ends.
 */
export const readableCustomers = (customerId: string): SQL =>
  sql`select ${customerId}::uuid as id union all select customer_id from business_users where main_user_id = ${customerId}::uuid`

export const findReadableCustomers = async (db: Executor, customerId: string): Promise<string[]> => {
  const { rows } = await db.execute<{ id: string }>(readableCustomers(customerId))
  return rows.map(({ id }) => id)
}

/** First and last names of customers by their ids. */
export const findNames = async (db: Executor, ids: readonly string[]): Promise<Map<string, string>> => {
  if (ids.length === 0) return new Map()
  const { rows } = await db.execute<{ id: string; name: string }>(
    sql`select id, first_name || ' ' || last_name as name from customers where id = any(${sql.param([...ids])}::uuid[])`,
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}
