import type { ImportCustomer } from '#contract/import/customers.ts'
import { replaceRows } from '#engine/db/bulk-rows.ts'
import type { Executor } from '#engine/db/database.ts'
import { readStored } from '../passwords/stored-password.ts'
import { businessCustomers, customers } from '../visitors.tables.ts'
import { isEmail, normaliseEmail, normaliseNumber } from './account.rules.ts'
import { findDeleted } from './customers.repository.ts'

const violationsOf = ({ id, email, passwordHash, customerNumber, business }: ImportCustomer): string[] => [
  ...(isEmail(normaliseEmail(email)) ? [] : [`customer ${id}: the e-mail address is none`]),
  ...(passwordHash === null || readStored(passwordHash) ? [] : [`customer ${id}: the password is no Argon2id`]),
  ...((customerNumber === null) === (business === null) ? [] : [`customer ${id}: a number belongs to a business`]),
]

/** What customers say of themselves in their account. */
const noDetails = { jobTitleCode: null, primaryIndustryGroupCode: null, numberOfEmployees: null }

/**
 * Stores customers of another system; importing one again replaces him, but an account that was deleted here stays deleted. Throws Error with
 * every violation.
 */
export const importCustomers = async (db: Executor, given: readonly ImportCustomer[]): Promise<void> => {
  const violations = given.flatMap(violationsOf)
  if (violations.length > 0) throw new Error(violations.join('\n'))
  const deleted = await findDeleted(
    db,
    given.map(({ id }) => id),
  )
  const records = given.filter(({ id }) => !deleted.has(id))
  await replaceRows(
    db,
    customers,
    records.map(({ business, customerNumber, email, ...record }) => ({
      ...record,
      realm: business ? ('business' as const) : ('consumer' as const),
      email: normaliseEmail(email),
      customerNumber: customerNumber === null ? null : normaliseNumber(customerNumber),
      phone: null,
      wantsNewsletter: false,
      createdAt: new Date(),
      deletedAt: null,
    })),
  )
  await replaceRows(
    db,
    businessCustomers,
    records.flatMap(({ id, business }) => (business ? [{ ...noDetails, customerId: id, ...business }] : [])),
  )
}
