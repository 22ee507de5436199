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
  ...form
}: ImportAddress): AddressInput => ({
  ...form,
  formType: form.company === null ? 'private' : 'companyOrSchool',
})

const violationsOf = (record: ImportAddress): string[] =>
  addressViolations(record.kind, formOf(record)).map(
    ({ fieldName, code }) => `address ${record.id}: ${fieldName} ${code}`,
  )

/** Stores addresses of another system's customers; importing one again replaces it. Throws Error with every violation. */
export const importAddresses = async (db: Executor, records: readonly ImportAddress[]): Promise<void> => {
  const violations = records.flatMap(violationsOf)
  if (violations.length > 0) throw new Error(violations.join('\n'))
  const now = new Date()
  await replaceRows(
    db,
    addresses,
    records.map((record) => ({
      ...contentOf(record.kind, formOf(record)),
      id: record.id,
      customerId: record.customerId,
      visitorId: null,
      kind: record.kind,
      isCustomerAddress: record.isCustomerAddress,
      isDefault: false,
      createdAt: now,
      changedAt: now,
      removedAt: null,
    })),
  )
}
