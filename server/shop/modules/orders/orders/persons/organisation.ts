import { type SQL, sql } from 'drizzle-orm'
import { isBusinessStore } from '#contract/stores.ts'
import type { Executor } from '#engine/db/database.ts'
import type { OrderRow } from '../orders.tables.ts'

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

type Name = { firstName: string; lastName: string }

/** A user of an organisation with its main user, whose mailbox counts as long as there is an account. */
export type UserOfOrganisation = { user: Name; main: (Name & { email: string }) | null }

/** Null for who is no user of an organisation: a main user, a consumer. */
export const findUserOfOrganisation = async (db: Executor, customerId: string): Promise<UserOfOrganisation | null> => {
  const { rows } = await db.execute<{ user: Name; main: UserOfOrganisation['main'] }>(sql`
    select json_build_object('firstName', c.first_name, 'lastName', c.last_name) as user,
      case when m.deleted_at is null then json_build_object('firstName', m.first_name, 'lastName', m.last_name, 'email', m.email) end as main
    from business_users u join customers c on c.id = u.customer_id join customers m on m.id = u.main_user_id
    where u.customer_id = ${customerId}::uuid`)
  return rows[0] ?? null
}

/** First and last names of customers by their ids. */
export const findNames = async (db: Executor, ids: readonly string[]): Promise<Map<string, string>> => {
  if (ids.length === 0) return new Map()
  const { rows } = await db.execute<{ id: string; name: string }>(
    sql`select id, first_name || ' ' || last_name as name from customers where id = any(${sql.param([...ids])}::uuid[])`,
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}

export type Account = Name & { salutation: 'mr' | 'ms' | 'none'; email: string }

/** Null for a deleted account. */
export const findAccount = async (db: Executor, customerId: string): Promise<Account | null> => {
  const { rows } = await db.execute<Account>(sql`
    select salutation, first_name as "firstName", last_name as "lastName", email from customers
    where id = ${customerId}::uuid and deleted_at is null`)
  return rows[0] ?? null
}

/** Who has ordered, by name: in the business store the customer, since the bill goes to an office; otherwise the recipient of the bill. */
export const findBuyerName = async (
  db: Executor,
  { customerId, store, billingAddress }: Pick<OrderRow, 'customerId' | 'store' | 'billingAddress'>,
): Promise<Omit<Account, 'email'>> => {
  const account = isBusinessStore(store) && customerId !== null ? await findAccount(db, customerId) : null
  const { salutation, firstName, lastName } = account ?? billingAddress
  return { salutation, firstName, lastName }
}
