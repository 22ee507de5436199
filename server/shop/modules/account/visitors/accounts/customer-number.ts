import { eq, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#engine/db/database.ts'
import { customers } from '../visitors.tables.ts'
import { normaliseNumber } from './account.rules.ts'
import { nextCustomerNumber, setNumber } from './customers.repository.ts'

/** Gives a business customer the number that is wanted, else the next one. Returns it; null when another customer has it. */
export const giveCustomerNumber = async (
  trx: Transaction,
  customerId: string,
  wanted: string | null,
): Promise<string | null> => {
  const number = wanted === null ? await nextCustomerNumber(trx) : normaliseNumber(wanted)
  return (await setNumber(trx, customerId, number)) ? number : null
}

/** Customer number of a row of `customers`, as the query names it: a user of an organisation orders by that of the main user. */
export const organisationNumber = sql<string | null>`coalesce(customers.customer_number, (select m.customer_number
  from business_users u join customers m on m.id = u.main_user_id where u.customer_id = customers.id))`

/** The number that a business customer orders by; null for none. */
export const findOrganisationNumber = async (db: Executor, customerId: string): Promise<string | null> => {
  const [row] = await db.select({ number: organisationNumber }).from(customers).where(eq(customers.id, customerId))
  return row?.number ?? null
}
