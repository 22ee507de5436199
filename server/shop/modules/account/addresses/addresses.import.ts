import { inArray } from 'drizzle-orm'
import type { AddressInput } from '#contract/generated/types.ts'
import type { ImportAddress } from '#contract/import/addresses.ts'
import { replaceRows } from '#engine/db/bulk-rows.ts'
import type { Executor } from '#engine/db/database.ts'
import { addressViolations, contentOf } from './address.rules.ts'
import { addresses } from './addresses.tables.ts'

const formOf = ({
  id: _id,
  customerId: _customer,
  kind: _kind,
  isCustomerAddress: _own,
  isDefault: _default,
  ...form
}: ImportAddress): AddressInput => ({
  ...form,
  formType: form.company === null ? 'private' : 'companyOrSchool',
})

/** What is wrong with an address: the field and the code of the rule, without what stands there. */
export const addressRecordViolations = (record: ImportAddress): { path: string; message: string }[] =>
  addressViolations(record.kind, formOf(record)).map(({ fieldName, code }) => ({
    path: fieldName,
    message: `${fieldName} ${code}`,
  }))

/** What is stored of a record without violations. */
export const addressContent = (record: ImportAddress) => contentOf(record.kind, formOf(record))

/** Stores addresses of another system's customers; importing one again replaces it. Throws Error with every violation. */
export const importAddresses = async (db: Executor, records: readonly ImportAddress[]): Promise<void> => {
  const violations = records.flatMap((record) =>
    addressRecordViolations(record).map(({ message }) => `address ${record.id}: ${message}`),
  )
  if (violations.length > 0) throw new Error(violations.join('\n'))
  const now = new Date()
  const ids = records.map(({ id }) => id)
  const stored = await db
    .select({ id: addresses.id, createdAt: addresses.createdAt })
    .from(addresses)
    .where(inArray(addresses.id, ids))
  const madeAt = new Map(stored.map(({ id, createdAt }) => [id, createdAt]))
  await replaceRows(
    db,
    addresses,
    records.map((record) => ({
      ...addressContent(record),
      id: record.id,
      customerId: record.customerId,
      visitorId: null,
      kind: record.kind,
      isCustomerAddress: record.isCustomerAddress,
      isDefault: record.isDefault ?? false,
      createdAt: madeAt.get(record.id) ?? now,
      changedAt: now,
      removedAt: null,
    })),
  )
}
