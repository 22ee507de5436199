import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { ImportBusinessUser } from '#contract/import/business-users.ts'
import type { Executor } from '#engine/db/database.ts'
import { normalisedPerson, personOf } from '../visitors/accounts/customers.export.ts'
import { customers } from '../visitors/visitors.tables.ts'
import { businessUsers } from './business.tables.ts'

/** Users of organisations in the form of an import, with the hashes of their passwords. */
export const businessUserExporter = {
  ids: async (db: Executor): Promise<string[]> => {
    const rows = await db
      .select({ id: businessUsers.customerId })
      .from(businessUsers)
      .orderBy(asc(businessUsers.customerId))
    return rows.map(({ id }) => id)
  },
  find: async (db: Executor, ids: readonly string[]): Promise<Map<string, ImportBusinessUser>> => {
    const rows = await db
      .select({ account: customers, user: businessUsers })
      .from(businessUsers)
      .innerJoin(customers, eq(customers.id, businessUsers.customerId))
      .where(and(inArray(businessUsers.customerId, [...ids]), isNull(customers.deletedAt)))
    return new Map(
      rows.map(({ account, user: { mainUserId, mayOrder, orderLimit } }) => [
        account.id,
        { ...personOf(account), mainUserId, mayOrder, orderLimit },
      ]),
    )
  },
  normalised: normalisedPerson<ImportBusinessUser>,
}
