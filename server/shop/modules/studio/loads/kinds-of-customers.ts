import { inArray } from 'drizzle-orm'
import type { ImportAddress } from '#contract/import/addresses.ts'
import type { ImportBusinessUser } from '#contract/import/business-users.ts'
import type { ImportCustomer } from '#contract/import/customers.ts'
import type { ImportWishlist } from '#contract/import/wishlists.ts'
import type { Realm } from '#contract/stores.ts'
import { addressExporter, removeAddresses } from '../../account/addresses/addresses.export.ts'
import { addressRecordViolations, importAddresses } from '../../account/addresses/addresses.import.ts'
import { businessUserExporter } from '../../account/business/business.export.ts'
import { importBusinessUsers } from '../../account/business/business.import.ts'
import {
  customerExporter,
  findActiveCustomers,
  removeCustomers,
} from '../../account/visitors/accounts/customers.export.ts'
import {
  customerViolations,
  findOwnersOfEmails,
  importCustomers,
  personViolations,
} from '../../account/visitors/accounts/customers.import.ts'
import { removeWishlists, wishlistExporter } from '../../account/wishlists/wishlists.export.ts'
import { importWishlists, storedListId, wishlistViolations } from '../../account/wishlists/wishlists.import.ts'
import type { RecordViolation } from '../../catalogue/directory/import-references.ts'
import { products } from '../../catalogue/product/product.tables.ts'
import type { KindOfLoad, LoadContext } from './kind-of-load.ts'
import { ofPeople, openAccountChecks } from './records-of-people.ts'

const owner = ({ customerId }: { customerId: string }): string => customerId

type Person = Pick<ImportCustomer, 'id' | 'email' | 'passwordHash' | 'createdAt'>

/** What a record leaves out is what is stored. */
const withStored = <Record extends Person>(record: Record, stored: Record | undefined): Record => {
  if (!stored) return record
  const { passwordHash, createdAt } = stored
  return { ...(passwordHash !== undefined && { passwordHash }), ...(createdAt && { createdAt }), ...record }
}

const withoutSecrets = <Record extends Person>({ passwordHash: _hash, ...record }: Record): Record => record as Record

/** Opens the check whether another account of the realm has a record's e-mail address. */
const openEmailCheck = async ({ trx }: LoadContext, records: readonly Person[]) => {
  const owners = await findOwnersOfEmails(
    trx,
    records.map(({ email }) => email),
  )
  return ({ id, email }: Person, realm: Realm): RecordViolation[] => {
    const ownerId = owners(realm, email)
    return ownerId === null || ownerId === id
      ? []
      : [{ path: 'email', message: `another account has the e-mail address: ${ownerId}` }]
  }
}

const customer: KindOfLoad<ImportCustomer> = {
  ...ofPeople<ImportCustomer>({ ...customerExporter, idOf: ({ id }) => id, ownerOf: ({ id }) => id }),
  comparable: async (_trx, records, stored) =>
    records.map((record) => {
      const before = stored.get(record.id)
      const whole = withStored(record, before)
      if (!before) return whole
      const { business } = record
      return {
        ...whole,
        phone: record.phone === undefined ? (before.phone ?? null) : record.phone,
        business: business && { ...before.business, ...business },
      }
    }),
  openChecks: async (context, records) => {
    const check = await openEmailCheck(context, records)
    return (record) => [...customerViolations(record), ...check(record, record.business ? 'business' : 'consumer')]
  },
  write: ({ trx }, records) => importCustomers(trx, records),
  withoutSecrets,
  findNeeded: findActiveCustomers,
  remove: removeCustomers,
}

const businessUser: KindOfLoad<ImportBusinessUser> = {
  ...ofPeople<ImportBusinessUser>({ ...businessUserExporter, idOf: ({ id }) => id, ownerOf: ({ id }) => id }),
  comparable: async (_trx, records, stored) => records.map((record) => withStored(record, stored.get(record.id))),
  openChecks: async (context, records) => {
    const { needOrganisation } = await openAccountChecks(
      context,
      records.map(({ mainUserId }) => mainUserId),
    )
    const check = await openEmailCheck(context, records)
    return (record) => [
      ...personViolations(record),
      ...check(record, 'business'),
      ...needOrganisation('mainUserId', record.mainUserId),
    ]
  },
  write: ({ trx }, records) => importBusinessUsers(trx, records),
  withoutSecrets,
  findNeeded: findActiveCustomers,
  remove: removeCustomers,
}

const address: KindOfLoad<ImportAddress> = {
  ...ofPeople<ImportAddress>({ ...addressExporter, idOf: ({ id }) => id, ownerOf: owner }),
  openChecks: async (context, records) => {
    const { need } = await openAccountChecks(context, records.map(owner))
    return (record) => [...addressRecordViolations(record), ...need('customerId', record.customerId)]
  },
  write: ({ trx }, records) => importAddresses(trx, records),
  remove: removeAddresses,
}

/** Everybody whom a list names. */
const peopleOf = ({ customerId, members, comments, entries }: ImportWishlist): string[] => [
  customerId,
  ...members.map(owner),
  ...comments.map(owner),
  ...entries.flatMap((entry) => entry.comments.map(owner)),
]

const wishlist: KindOfLoad<ImportWishlist> = {
  ...ofPeople<ImportWishlist>({ ...wishlistExporter, idOf: storedListId, ownerOf: owner }),
  withoutCustomer: (record, customerId) => {
    if (record.customerId === customerId) return null
    const byOthers = <Row extends { customerId: string }>(rows: readonly Row[]): Row[] =>
      rows.filter((row) => row.customerId !== customerId)
    return {
      ...record,
      members: byOthers(record.members),
      comments: byOthers(record.comments),
      entries: record.entries.map((entry) => ({ ...entry, comments: byOthers(entry.comments) })),
    }
  },
  openChecks: async (context, records) => {
    const { need } = await openAccountChecks(context, records.flatMap(peopleOf))
    const productIds = records.flatMap(({ entries }) => entries.map(({ productId }) => productId))
    const found = await context.trx.select({ id: products.id }).from(products).where(inArray(products.id, productIds))
    const known = new Set(found.map(({ id }) => id))
    return (record) => [
      ...wishlistViolations(record),
      ...[...new Set(peopleOf(record))].flatMap((id) => need('customerId', id)),
      ...record.entries.flatMap(({ productId }, index) =>
        known.has(productId)
          ? []
          : [
              {
                path: `entries/${index}/productId`,
                message: `refers to the product ${productId}, which does not exist`,
              },
            ],
      ),
    ]
  },
  write: ({ trx }, records) => importWishlists(trx, records),
  remove: removeWishlists,
}

export const kindsOfCustomers = { customer, businessUser, address, wishlist }
