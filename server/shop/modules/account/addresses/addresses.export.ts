import { and, asc, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { ImportAddress } from '#contract/import/addresses.ts'
import type { Executor, Transaction } from '#engine/db/database.ts'
import { addressContent } from './addresses.import.ts'
import { type AddressRow, addresses } from './addresses.tables.ts'

type Owned = Pick<ImportAddress, 'id' | 'customerId' | 'kind' | 'isCustomerAddress' | 'isDefault'>
type Content = Omit<ReturnType<typeof addressContent>, 'formType'>

const recordOf = ({ id, customerId, kind, isCustomerAddress, isDefault }: Owned, content: Content): ImportAddress => ({
  id,
  customerId,
  kind,
  isCustomerAddress,
  ...(isDefault && { isDefault }),
  salutation: content.salutation,
  firstname: content.firstName,
  lastname: content.lastName,
  company: content.company,
  streetAndNumber: kind === 'packstation' ? null : content.street,
  addition: content.addition,
  postcode: content.postCode,
  city: content.city,
  country: content.country,
  phone: content.phone,
  postnumber: content.postNumber,
  packstation: content.packstationNumber,
})

const isOfCustomer = and(isNotNull(addresses.customerId), isNull(addresses.removedAt))

const ownedRecord = (row: AddressRow): ImportAddress => recordOf({ ...row, customerId: row.customerId ?? '' }, row)

/** Addresses of customers in the form of an import; those of guests are gone with their visit. */
export const addressExporter = {
  ids: async (db: Executor): Promise<string[]> => {
    const rows = await db.select({ id: addresses.id }).from(addresses).where(isOfCustomer).orderBy(asc(addresses.id))
    return rows.map(({ id }) => id)
  },
  find: async (db: Executor, ids: readonly string[]): Promise<Map<string, ImportAddress>> => {
    const rows = await db
      .select()
      .from(addresses)
      .where(and(inArray(addresses.id, [...ids]), isOfCustomer))
    return new Map(rows.map((row) => [row.id, ownedRecord(row)]))
  },
  normalised: (record: ImportAddress): ImportAddress => recordOf(record, addressContent(record)),
}

export const removeAddresses = async (trx: Transaction, ids: readonly string[]): Promise<void> => {
  await trx.delete(addresses).where(and(inArray(addresses.id, [...ids]), isOfCustomer))
}
