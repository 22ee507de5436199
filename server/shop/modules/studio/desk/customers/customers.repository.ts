import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { StoreId, StudioCustomerEntry, StudioCustomers } from '#contract/generated/types.ts'
import { type Realm, realmOf } from '#contract/stores.ts'
import type { Executor } from '#engine/db/database.ts'
import { addresses } from '#engine/modules/account/addresses/addresses.tables.ts'
import { businessCustomers, customers } from '#engine/modules/account/visitors/visitors.tables.ts'
import { wishlists } from '#engine/modules/account/wishlists/wishlists.tables.ts'
import { orders } from '#engine/modules/orders/orders/orders.tables.ts'
import { maxFound, startsWith, wordsOf } from '../search-words.ts'

type Found = Omit<StudioCustomerEntry, 'createdAt'> & { createdAt: Date; all: number }

/** Accounts that are there; one select a place to look at, each by its index. */
const placesOf = (text: string, realm: Realm) => {
  const own = (condition: ReturnType<typeof sql>, join = sql``) =>
    sql`(select c.id, c.created_at from customers c ${join}
      where c.realm = ${realm} and c.deleted_at is null and ${condition} order by c.created_at desc limit ${maxFound})`
  const last = text.split(' ').at(-1) ?? text
  return [
    own(sql`c.customer_number = upper(${text.replaceAll(/[\s.-]/g, '')})`),
    ...(text.includes('@') ? [own(sql`c.email ${startsWith(text)}`)] : []),
    own(sql`lower(c.last_name) ${startsWith(last)}`),
    ...(realm === 'business'
      ? [own(sql`lower(b.organisation) ${startsWith(text)}`, sql`join business_customers b on b.customer_id = c.id`)]
      : []),
  ]
}

/** Customers of the store, newest first; nothing for a text that is too short or too long to look for. */
export const searchCustomers = async (
  db: Executor,
  { search, limit, offset }: { search: string; limit: number; offset: number },
  store: StoreId,
): Promise<StudioCustomers> => {
  const text = wordsOf(search)
  if (text === null) return { customers: [], total: 0 }
  const { rows } = await db.execute<Found>(sql`
    with found as (${sql.join(placesOf(text, realmOf(store)), sql` union `)} order by created_at desc limit ${maxFound})
    select c.id, concat_ws(' ', c.first_name, c.last_name) as name, c.email, c.customer_number as "customerNumber",
      b.organisation, c.locked_for is not null as "isLocked", c.created_at as "createdAt",
      (select count(*)::int from found) as all
    from found join customers c using (id) left join business_customers b on b.customer_id = c.id
    order by c.created_at desc, c.id limit ${limit} offset ${Math.min(offset, maxFound)}`)
  return {
    customers: rows.map(({ all: _, createdAt, ...row }) => ({ ...row, createdAt: new Date(createdAt).toISOString() })),
    total: rows[0]?.all ?? 0,
  }
}

/** An account of the store with its organisation; null for an unknown and a deleted one. */
export const findCustomerOfStore = async (db: Executor, id: string, store: StoreId) => {
  const [row] = await db
    .select({ customer: customers, organisation: businessCustomers })
    .from(customers)
    .leftJoin(businessCustomers, eq(businessCustomers.customerId, customers.id))
    .where(and(eq(customers.id, id), eq(customers.realm, realmOf(store)), isNull(customers.deletedAt)))
  return row ?? null
}

/** Orders that the page of a customer lists. */
const lastOrders = 20

/** Addresses, orders in the store, and how many wish lists. */
export const findBelongings = async (db: Executor, customerId: string, store: StoreId) => {
  const own = and(eq(orders.customerId, customerId), eq(orders.store, store))
  return {
    addresses: await db
      .select()
      .from(addresses)
      .where(and(eq(addresses.customerId, customerId), isNull(addresses.removedAt)))
      .orderBy(asc(addresses.kind), asc(addresses.createdAt)),
    orders: await db.select().from(orders).where(own).orderBy(desc(orders.createdAt)).limit(lastOrders),
    ordersTotal: await db.$count(orders, own),
    wishlists: await db.$count(wishlists, eq(wishlists.customerId, customerId)),
  }
}
