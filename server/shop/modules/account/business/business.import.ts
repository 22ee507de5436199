import type { ImportBusinessUser } from '#contract/import/business-users.ts'
import { replaceRows } from '#engine/db/bulk-rows.ts'
import type { Transaction } from '#engine/db/database.ts'
import { normaliseEmail } from '../visitors/accounts/account.rules.ts'
import { findAccounts, instantOr } from '../visitors/accounts/customers.import.ts'
import { businessCustomers, customers } from '../visitors/visitors.tables.ts'
import { businessUsers } from './business.tables.ts'

/**
 * Stores users of organisations whose main users are there already; importing one again replaces him, and what a record leaves out stays.
 * Throws Error where a main user is not there.
 */
export const importBusinessUsers = async (trx: Transaction, records: readonly ImportBusinessUser[]): Promise<void> => {
  const { accounts, organisations } = await findAccounts(
    trx,
    records.flatMap(({ id, mainUserId }) => [id, mainUserId]),
  )
  const rows = records.map(({ mainUserId, mayOrder, orderLimit, email, passwordHash, createdAt, ...person }) => {
    const organisation = organisations.get(mainUserId)
    if (!organisation) throw new Error(`There is no organisation of ${mainUserId}`)
    const stored = accounts.get(person.id)
    const since = instantOr(createdAt, stored?.createdAt)
    return {
      account: {
        ...person,
        realm: 'business' as const,
        email: normaliseEmail(email),
        customerNumber: null,
        passwordHash: passwordHash === undefined ? (stored?.passwordHash ?? null) : passwordHash,
        phone: null,
        isInternal: false,
        hasOrdered: stored?.hasOrdered ?? false,
        createdAt: since,
        deletedAt: null,
        lockedFor: stored?.lockedFor ?? null,
        lockedAt: stored?.lockedAt ?? null,
      },
      organisation: {
        ...organisation,
        customerId: person.id,
        jobTitleCode: organisations.get(person.id)?.jobTitleCode ?? null,
      },
      user: { customerId: person.id, mainUserId, mayOrder, orderLimit, createdAt: since },
    }
  })
  await replaceRows(
    trx,
    customers,
    rows.map(({ account }) => account),
  )
  await replaceRows(
    trx,
    businessCustomers,
    rows.map(({ organisation }) => organisation),
  )
  await replaceRows(
    trx,
    businessUsers,
    rows.map(({ user }) => user),
  )
}
