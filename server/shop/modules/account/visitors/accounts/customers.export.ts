import { inArray, sql } from 'drizzle-orm'
import type { ImportCustomer } from '#contract/import/customers.ts'
import type { Executor, Transaction } from '#engine/db/database.ts'
import { customers } from '../visitors.tables.ts'
import { normaliseEmail, normaliseNumber } from './account.rules.ts'
import { findAccounts } from './customers.import.ts'
import type { CustomerRow } from './customers.repository.ts'

/** What customers and users of organisations have in common. */
export const personOf = ({ id, email, passwordHash, salutation, firstName, lastName, createdAt }: CustomerRow) => ({
  id,
  email,
  passwordHash,
  salutation,
  firstName,
  lastName,
  createdAt: createdAt.toISOString(),
})

export const normalisedPerson = <Record extends Pick<ImportCustomer, 'email' | 'createdAt'>>(
  record: Record,
): Record => ({
  ...record,
  email: normaliseEmail(record.email),
  ...(record.createdAt !== undefined && { createdAt: new Date(record.createdAt).toISOString() }),
})

/** Customers in the form of an import, with the hashes of their passwords; users of organisations are none. */
export const customerExporter = {
  ids: async (db: Executor): Promise<string[]> => {
    const { rows } = await db.execute<{ id: string }>(sql`
      select id from ${customers} c where deleted_at is null
        and not exists (select from business_users u where u.customer_id = c.id) order by id`)
    return rows.map(({ id }) => id)
  },
  find: async (db: Executor, ids: readonly string[]): Promise<Map<string, ImportCustomer>> => {
    const { accounts, organisations } = await findAccounts(db, ids)
    return new Map(
      [...accounts].flatMap(([id, row]) => {
        if (row.deletedAt !== null) return []
        const { customerId: _id, ...business } = organisations.get(id) ?? { customerId: id }
        const { phone, isInternal, hasOrdered, customerNumber, realm } = row
        const record = { ...personOf(row), phone, isInternal, hasOrdered, customerNumber }
        const organisation = business as NonNullable<ImportCustomer['business']>
        return [[id, { ...record, business: realm === 'business' ? organisation : null }]]
      }),
    )
  },
  normalised: (record: ImportCustomer): ImportCustomer => ({
    ...normalisedPerson(record),
    customerNumber: record.customerNumber === null ? null : normaliseNumber(record.customerNumber),
  }),
}

/** Customers of these that are in the shop by now: they have ordered, or logged in. */
export const findActiveCustomers = async (db: Executor, ids: readonly string[]): Promise<string[]> => {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from ${customers} c where id = any(${sql.param([...ids])}::uuid[]) and (
      exists (select from orders o where o.customer_id = c.id)
      or exists (select from carts k where k.customer_id = c.id)
      or exists (select from sessions s where s.customer_id = c.id)
      or exists (select from subscriptions s where s.customer_id = c.id)
      or exists (select from voucher_redemptions r where r.customer_id = c.id))`)
  return rows.map(({ id }) => id)
}

export const removeCustomers = async (trx: Transaction, ids: readonly string[]): Promise<void> => {
  await trx.delete(customers).where(inArray(customers.id, [...ids]))
}
