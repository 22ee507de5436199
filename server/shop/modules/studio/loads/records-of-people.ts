import type { Transaction } from '#engine/db/database.ts'
import { findAccounts } from '../../account/visitors/accounts/customers.import.ts'
import type { Exporter } from '../../catalogue/directory/directory.export.ts'
import type { RecordViolation } from '../../catalogue/directory/import-references.ts'
import { type LoadContext, usualBatch } from './kind-of-load.ts'

/** Subject of a load's part: what a customer's deletion erases is found by it. */
export const subjectOfCustomer = (customerId: string): string => `customer:${customerId}`

type OfPerson<Record> = Exporter<Record> & {
  idOf: (record: Record) => string
  ownerOf: (record: Record) => string
}

/** What kinds of people's records have in common. None is ever withdrawn: whom a file leaves out is a customer still. */
export const ofPeople = <Record>({ idOf, ownerOf, ...exporter }: OfPerson<Record>) => ({
  ...exporter,
  batchSize: usualBatch,
  isPersonal: true as const,
  idOf,
  subjectOf: (record: Record) => subjectOfCustomer(ownerOf(record)),
  findIgnored: async (trx: Transaction, records: readonly Record[]): Promise<ReadonlySet<Record>> => {
    const owners = records.map(ownerOf).filter((id) => id !== '')
    const { accounts } = await findAccounts(trx, owners)
    return new Set(records.filter((record) => accounts.get(ownerOf(record))?.deletedAt != null))
  },
  withoutCustomer: (record: Record, customerId: string): Record | null =>
    ownerOf(record) === customerId ? null : record,
})

/** Accounts that records name and that are not there. */
export const openAccountChecks = async ({ trx }: LoadContext, ids: readonly string[]) => {
  const { accounts, organisations } = await findAccounts(trx, [...new Set(ids)])
  return {
    need: (path: string, id: string): RecordViolation[] =>
      accounts.get(id)?.deletedAt === null
        ? []
        : [{ path, message: `refers to the customer ${id}, who does not exist` }],
    needOrganisation: (path: string, id: string): RecordViolation[] =>
      organisations.has(id) ? [] : [{ path, message: `refers to the customer ${id}, who has no organisation` }],
  }
}
