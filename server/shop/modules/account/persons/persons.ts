import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#engine/db/database.ts'
import type { AddressSnapshot } from '../addresses/address.model.ts'
import { type PersonKey, type PersonKeyKind, personKeysOf } from './person-keys.rules.ts'
import { orderPersonKeys } from './person-keys.tables.ts'

/** Who orders. Guests have no customer id: their keys alone tell that they are one person. */
export type Person = { customerId: string | null; keys: readonly PersonKey[] }

/** What counts as one person unless an address is judged as a whole. */
const personal: readonly PersonKeyKind[] = ['email', 'household']

/** None where a call names no network. */
export const networkKeysOf = (network: string | null): PersonKey[] =>
  network === null ? [] : [{ kind: 'network', key: network }]

/** Stores the keys of a new order, in its transaction. `network` is that of an order which is paid later. */
export const insertPersonKeys = async (
  trx: Transaction,
  order: { id: string; email: string; billingAddress: AddressSnapshot; deliveryAddress: AddressSnapshot },
  network: string | null = null,
): Promise<void> => {
  const keys = [...personKeysOf(order.email, [order.billingAddress, order.deliveryAddress]), ...networkKeysOf(network)]
  await trx.insert(orderPersonKeys).values(keys.map((each) => ({ ...each, orderId: order.id })))
}

/** Adds the keys of an address that the order has got since. */
export const addPersonKeys = async (
  trx: Transaction,
  order: { id: string; email: string; deliveryAddress: AddressSnapshot },
): Promise<void> => {
  const keys = personKeysOf(order.email, [order.deliveryAddress])
  await trx
    .insert(orderPersonKeys)
    .values(keys.map((each) => ({ ...each, orderId: order.id })))
    .onConflictDoNothing()
}

/** Ids of orders with one of the person's keys of these kinds; for `o.id in (…)`. */
export const orderIdsWithKeys = ({ keys }: Pick<Person, 'keys'>, kinds: readonly PersonKeyKind[]): SQL => {
  const wanted = keys.filter(({ kind }) => kinds.includes(kind))
  const names = wanted.map(({ kind }) => kind)
  const values = wanted.map(({ key }) => key)
  return sql`select k.order_id from order_person_keys k
    join unnest(${sql.param(names)}::text[], ${sql.param(values)}::text[]) wanted (kind, key) using (kind, key)`
}

/** Condition on `orders o`: the order is the person's, with the account or by mailbox or household, in whatever store. */
export const isOrderOf = (person: Person, kinds: readonly PersonKeyKind[] = personal): SQL =>
  person.customerId === null
    ? sql`o.id in (${orderIdsWithKeys(person, kinds)})`
    : sql`o.id in (select own.id from orders own where own.customer_id = ${person.customerId}
        union all ${orderIdsWithKeys(person, kinds)})`

/**
 * Until the transaction ends no other one decides for this person: what was counted before the decision still holds when it is stored.
 * Taken after the cart's lock and before the claims of an order; the locks of several keys always in the same order.
 */
export const lockPerson = async (trx: Transaction, { customerId, keys }: Person): Promise<void> => {
  const names = [
    ...(customerId === null ? [] : [`customer ${customerId}`]),
    ...keys.map(({ kind, key }) => `${kind} ${key}`),
  ]
  for (const name of names.sort())
    await trx.execute(sql`select pg_advisory_xact_lock(hashtext('persons'), hashtext(${name}))`)
}
