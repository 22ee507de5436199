import { eq } from 'drizzle-orm'
import type { ImportBusinessUser } from '#contract/import/business-users.ts'
import type { Transaction } from '#engine/db/database.ts'
import { normaliseEmail } from '../visitors/accounts/account.rules.ts'
import { businessCustomers, customers } from '../visitors/visitors.tables.ts'
import { businessUsers } from './business.tables.ts'

/** Stores users of organisations whose main users are there already. Throws Error where one is not. */
export const importBusinessUsers = async (trx: Transaction, records: readonly ImportBusinessUser[]): Promise<void> => {
  for (const { mainUserId, mayOrder, orderLimit, email, ...person } of records) {
    const organisations = trx.select().from(businessCustomers)
    const [organisation] = await organisations.where(eq(businessCustomers.customerId, mainUserId))
    if (!organisation) throw new Error(`There is no organisation of ${mainUserId}`)
    await trx.insert(customers).values({ ...person, realm: 'business', email: normaliseEmail(email) })
    await trx.insert(businessCustomers).values({ ...organisation, customerId: person.id, jobTitleCode: null })
    await trx.insert(businessUsers).values({ customerId: person.id, mainUserId, mayOrder, orderLimit })
  }
}
