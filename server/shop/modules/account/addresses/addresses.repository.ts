import { and, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { AddressKind } from '#contract/generated/types.ts'
import type { Realm } from '#contract/stores.ts'
import type { Owner } from '#engine/call/caller.ts'
import type { Executor, Transaction } from '#engine/db/database.ts'
import type { AddressContent } from './address.rules.ts'
import { type AddressRow, addresses } from './addresses.tables.ts'

const ownedBy = (owner: Owner): SQL =>
  'customerId' in owner ? eq(addresses.customerId, owner.customerId) : eq(addresses.visitorId, owner.visitorId)

/** Changes of one owner's addresses follow each other, until the transaction ends. */
export const lockBook = async (trx: Transaction, owner: Owner): Promise<void> => {
  const id = 'customerId' in owner ? owner.customerId : owner.visitorId
  await trx.execute(sql`select pg_advisory_xact_lock(hashtext('addresses'), hashtext(${id}))`)
}

/** Active addresses of all kinds: the chosen default first, then the customer's own, then the newest. */
export const findAddresses = (db: Executor, owner: Owner): Promise<AddressRow[]> =>
  db
    .select()
    .from(addresses)
    .where(and(ownedBy(owner), isNull(addresses.removedAt)))
    .orderBy(desc(addresses.isDefault), desc(addresses.isCustomerAddress), desc(addresses.createdAt), addresses.id)

export const findRemoved = async (db: Executor, owner: Owner, kind: AddressKind): Promise<AddressRow | null> => {
  const [row] = await db
    .select()
    .from(addresses)
    .where(and(ownedBy(owner), eq(addresses.kind, kind), isNotNull(addresses.removedAt)))
  return row ?? null
}

/** Active or removed; null when it does not exist or has another owner. */
export const findAddress = async (db: Executor, owner: Owner, id: string): Promise<AddressRow | null> => {
  const [row] = await db
    .select()
    .from(addresses)
    .where(and(ownedBy(owner), eq(addresses.id, id)))
  return row ?? null
}

type NewAddress = AddressContent & { kind: AddressKind; isCustomerAddress: boolean }

export const insertAddress = async (trx: Transaction, owner: Owner, address: NewAddress): Promise<AddressRow> => {
  const [row] = await trx
    .insert(addresses)
    .values({ ...address, ...owner })
    .returning()
  if (!row) throw new Error('an address was not stored')
  return row
}

type Change = Partial<AddressContent & Pick<AddressRow, 'isCustomerAddress' | 'isDefault' | 'removedAt'>>

export const updateAddress = async (trx: Transaction, id: string, change: Change): Promise<AddressRow> => {
  const [row] = await trx
    .update(addresses)
    .set({ ...change, changedAt: sql`now()` })
    .where(eq(addresses.id, id))
    .returning()
  if (!row) throw new Error(`the address ${id} is gone while it was locked`)
  return row
}

export const deleteAddress = async (trx: Transaction, id: string): Promise<void> => {
  await trx.delete(addresses).where(eq(addresses.id, id))
}

/** The organisation of a business customer as the customer's own address, from the account; once. */
export const insertOrganisation = async (db: Executor, customerId: string): Promise<void> => {
  await db.execute(sql`
    insert into addresses (customer_id, kind, form_type, salutation, first_name, last_name, company, street, post_code,
      city, country, phone, is_customer_address)
    select c.id, 'billing', 'companyOrSchool', c.salutation, c.first_name, c.last_name, b.organisation, b.street,
      b.post_code, b.city, b.country, b.phone, true
    from business_customers b join customers c on c.id = b.customer_id
    where c.id = ${customerId}::uuid
    on conflict do nothing`)
}

/** Id of the main user for whose organisation a customer orders; null for others. */
export const findMainUser = async (db: Executor, customerId: string): Promise<string | null> => {
  const { rows } = await db.execute<{ id: string }>(
    sql`select main_user_id as id from business_users where customer_id = ${customerId}::uuid`,
  )
  return rows[0]?.id ?? null
}

/** Takes changed data of the organisation over; what is in the book of it already stays the same address. */
export const updateOrganisation = async (trx: Transaction, customerId: string): Promise<void> => {
  await trx.execute(sql`
    update addresses a set salutation = c.salutation, first_name = c.first_name, last_name = c.last_name,
      company = b.organisation, street = b.street, post_code = b.post_code, city = b.city, country = b.country,
      phone = b.phone, changed_at = now()
    from business_customers b join customers c on c.id = b.customer_id
    where c.id = ${customerId}::uuid and a.customer_id = c.id and a.is_customer_address`)
}

/** The one of its kind that the checkout proposes; the one before it is so no longer. */
export const setDefault = async (trx: Transaction, { id, kind }: AddressRow, customerId: string): Promise<void> => {
  await trx
    .update(addresses)
    .set({ isDefault: false })
    .where(and(eq(addresses.customerId, customerId), eq(addresses.kind, kind), addresses.isDefault))
  await trx.update(addresses).set({ isDefault: true }).where(eq(addresses.id, id))
}

/** Whether an address of the account with the e-mail has the house number; spaces and case make no difference. */
export const hasHouseNumber = async (
  db: Executor,
  { realm, email, houseNumber }: { realm: Realm; email: string; houseNumber: string },
): Promise<boolean> => {
  const { rows } = await db.execute(sql`
    select from addresses a join customers c on c.id = a.customer_id
    where c.realm = ${realm} and c.email = ${email} and a.removed_at is null
      and lower(substring(replace(a.street, ' ', '') from '[0-9][^ ]*$')) = ${houseNumber}
    limit 1`)
  return rows.length > 0
}

export const deleteAddressesOf = async (db: Executor, visitorId: string): Promise<void> => {
  await db.delete(addresses).where(eq(addresses.visitorId, visitorId))
}
