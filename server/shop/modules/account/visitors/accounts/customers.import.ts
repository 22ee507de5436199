import { and, inArray, isNull, sql } from 'drizzle-orm'
import type { ImportCustomer } from '#contract/import/customers.ts'
import type { Realm } from '#contract/stores.ts'
import { replaceRows } from '#engine/db/bulk-rows.ts'
import type { Executor } from '#engine/db/database.ts'
import { readStored } from '../passwords/stored-password.ts'
import { businessCustomers, customers } from '../visitors.tables.ts'
import { isEmail, normaliseEmail, normaliseNumber } from './account.rules.ts'
import { findDeleted } from './customers.repository.ts'

type Violation = { path: string; message: string }

/** What is wrong with an account, in words that name nobody. */
export const personViolations = ({
  email,
  passwordHash,
}: Pick<ImportCustomer, 'email' | 'passwordHash'>): Violation[] => [
  ...(isEmail(normaliseEmail(email)) ? [] : [{ path: 'email', message: 'the e-mail address is none' }]),
  ...(passwordHash == null || readStored(passwordHash)
    ? []
    : [{ path: 'passwordHash', message: 'the password is no Argon2id' }]),
]

export const customerViolations = (record: ImportCustomer): Violation[] => [
  ...personViolations(record),
  ...((record.customerNumber === null) === (record.business === null)
    ? []
    : [{ path: 'customerNumber', message: 'a number belongs to a business' }]),
]

/** What customers say of themselves in their account. */
const noDetails = { jobTitleCode: null, primaryIndustryGroupCode: null, numberOfEmployees: null }

export const instantOr = (text: string | undefined, stored: Date | undefined): Date =>
  text === undefined ? (stored ?? new Date()) : new Date(text)

/** Accounts and organisations by id, as they are stored before an import replaces them. */
export const findAccounts = async (db: Executor, ids: readonly string[]) => {
  const rows = await db
    .select()
    .from(customers)
    .where(inArray(customers.id, [...ids]))
  const organisations = await db
    .select()
    .from(businessCustomers)
    .where(inArray(businessCustomers.customerId, [...ids]))
  return {
    accounts: new Map(rows.map((row) => [row.id, row])),
    organisations: new Map(organisations.map((row) => [row.customerId, row])),
  }
}

/** Accounts by realm and e-mail address. */
export const findOwnersOfEmails = async (db: Executor, emails: readonly string[]) => {
  const rows = await db
    .select({ id: customers.id, realm: customers.realm, email: customers.email })
    .from(customers)
    .where(and(inArray(customers.email, emails.map(normaliseEmail)), isNull(customers.deletedAt)))
  const ids = new Map(rows.map(({ id, realm, email }) => [`${realm} ${email}`, id]))
  return (realm: Realm, email: string): string | null => ids.get(`${realm} ${normaliseEmail(email)}`) ?? null
}

/** The shop gives no number that an import has brought. Sequences know no transaction: one that is rolled back leaves a gap. */
const keepNumbersFree = async (db: Executor): Promise<void> => {
  await db.execute(sql`
    select setval('customer_numbers', number) from (
      select max(customer_number::bigint) as number from customers where customer_number ~ '^[1-9][0-9]{0,15}$'
    ) highest where number > (select last_value from customer_numbers)`)
}

/**
 * Stores customers of another system; importing one again replaces him, but an account that was deleted or locked here stays so. What a
 * record leaves out stays. Throws Error with every violation.
 */
export const importCustomers = async (db: Executor, given: readonly ImportCustomer[]): Promise<void> => {
  const violations = given.flatMap((record) =>
    customerViolations(record).map(({ message }) => `customer ${record.id}: ${message}`),
  )
  if (violations.length > 0) throw new Error(violations.join('\n'))
  const ids = given.map(({ id }) => id)
  const deleted = await findDeleted(db, ids)
  const records = given.filter(({ id }) => !deleted.has(id))
  const { accounts, organisations } = await findAccounts(db, ids)
  await replaceRows(
    db,
    customers,
    records.map(({ business, customerNumber, email, passwordHash, phone, createdAt, ...record }) => {
      const stored = accounts.get(record.id)
      return {
        ...record,
        realm: business ? ('business' as const) : ('consumer' as const),
        email: normaliseEmail(email),
        passwordHash: passwordHash === undefined ? (stored?.passwordHash ?? null) : passwordHash,
        customerNumber: customerNumber === null ? null : normaliseNumber(customerNumber),
        phone: phone === undefined ? (stored?.phone ?? null) : phone,
        createdAt: instantOr(createdAt, stored?.createdAt),
        deletedAt: null,
        lockedFor: stored?.lockedFor ?? null,
        lockedAt: stored?.lockedAt ?? null,
      }
    }),
  )
  await replaceRows(
    db,
    businessCustomers,
    records.flatMap(({ id, business }) =>
      business ? [{ ...noDetails, ...organisations.get(id), customerId: id, ...business }] : [],
    ),
  )
  await keepNumbersFree(db)
}
