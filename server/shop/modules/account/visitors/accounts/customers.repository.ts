import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Realm } from '#contract/stores.ts'
import { type Executor, isUnique, type Transaction } from '#engine/db/database.ts'
import { businessCustomers, customers } from '../visitors.tables.ts'

export type CustomerRow = typeof customers.$inferSelect

const isThere = isNull(customers.deletedAt)

export const findCustomer = async (db: Executor, id: string): Promise<CustomerRow | null> => {
  const [row] = await db
    .select()
    .from(customers)
    .where(and(eq(customers.id, id), isThere))
  return row ?? null
}

/** Locks the row of an account until the transaction ends; false when it has been deleted. */
export const lockCustomer = async (trx: Transaction, id: string): Promise<boolean> => {
  const rows = await trx
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.id, id), isThere))
    .for('no key update')
  return rows.length > 0
}

export const findByEmail = async (db: Executor, realm: Realm, email: string): Promise<CustomerRow | null> => {
  const [row] = await db
    .select()
    .from(customers)
    .where(and(eq(customers.realm, realm), eq(customers.email, email), isThere))
  return row ?? null
}

export const findByNumber = async (db: Executor, customerNumber: string): Promise<CustomerRow | null> => {
  const [row] = await db
    .select()
    .from(customers)
    .where(and(eq(customers.customerNumber, customerNumber), eq(customers.realm, 'business'), isThere))
  return row ?? null
}

/** Which of the ids are those of accounts that have been deleted. */
export const findDeleted = async (db: Executor, ids: readonly string[]): Promise<Set<string>> => {
  const rows = await db
    .select({ id: customers.id })
    .from(customers)
    .where(and(sql`${customers.id} = any(${sql.param([...ids])}::uuid[])`, isNotNull(customers.deletedAt)))
  return new Set(rows.map(({ id }) => id))
}

type BusinessRow = typeof businessCustomers.$inferSelect

export const findBusiness = async (db: Executor, customerId: string): Promise<BusinessRow | null> => {
  const [row] = await db.select().from(businessCustomers).where(eq(businessCustomers.customerId, customerId))
  return row ?? null
}

/** Null when the address has an account by now. */
export const insertCustomer = async (
  trx: Executor,
  row: typeof customers.$inferInsert,
): Promise<CustomerRow | null> => {
  const [inserted] = await trx.insert(customers).values(row).onConflictDoNothing().returning()
  return inserted ?? null
}

export const insertBusiness = async (trx: Executor, row: typeof businessCustomers.$inferInsert): Promise<void> => {
  await trx.insert(businessCustomers).values(row)
}

export const nextCustomerNumber = async (trx: Executor): Promise<string> => {
  const { rows } = await trx.execute<{ number: string }>(sql`select nextval('customer_numbers')::text as number`)
  return String(rows[0]?.number)
}

/** Only while it is the password that was looked at. */
export const replaceHash = async (
  trx: Executor,
  { id, passwordHash }: Pick<CustomerRow, 'id' | 'passwordHash'>,
  next: string,
): Promise<boolean> => {
  const { rowCount } = await trx
    .update(customers)
    .set({ passwordHash: next })
    .where(
      and(
        eq(customers.id, id),
        passwordHash === null ? isNull(customers.passwordHash) : eq(customers.passwordHash, passwordHash),
      ),
    )
  return rowCount === 1
}

export const setHash = async (trx: Executor, id: string, passwordHash: string): Promise<void> => {
  await trx.update(customers).set({ passwordHash }).where(eq(customers.id, id))
}

/** False when the address has another account by now, which may be stored at this moment. */
export const setEmail = (trx: Transaction, id: string, email: string): Promise<boolean> =>
  isUnique(trx, (savepoint) => savepoint.update(customers).set({ email }).where(eq(customers.id, id)))

/** False when another customer has the number. */
export const setNumber = (trx: Transaction, id: string, customerNumber: string | null): Promise<boolean> =>
  isUnique(trx, (savepoint) => savepoint.update(customers).set({ customerNumber }).where(eq(customers.id, id)))

type PersonChange = Partial<Pick<CustomerRow, 'salutation' | 'firstName' | 'lastName' | 'phone'>>

export const updateCustomer = async (trx: Executor, id: string, change: PersonChange): Promise<void> => {
  await trx.update(customers).set(change).where(eq(customers.id, id))
}

export const updateBusiness = async (
  trx: Executor,
  customerId: string,
  change: Partial<Omit<BusinessRow, 'customerId'>>,
): Promise<void> => {
  await trx.update(businessCustomers).set(change).where(eq(businessCustomers.customerId, customerId))
}
