import { and, count, desc, eq, isNotNull, isNull, ne } from 'drizzle-orm'
import type { Executor } from '#engine/db/database.ts'
import { addresses } from '../../account/addresses/addresses.tables.ts'
import { noShipper } from '../../account/persons/shipped-order.rules.ts'
import { businessCustomers, customers } from '../../account/visitors/visitors.tables.ts'
import { orders } from '../../orders/orders/orders.tables.ts'
import { segments } from './segments.tables.ts'

export const findSegments = (db: Executor) => db.select().from(segments).orderBy(segments.id)

/** What segments may ask for of a customer. */
export const findCustomerFacts = async (db: Executor, customerId: string) => {
  const [placed, [customer], [business], [billing]] = await Promise.all([
    db
      .select({ count: count() })
      .from(orders)
      .where(and(eq(orders.customerId, customerId), isNotNull(orders.placedAt), ne(orders.shipperCode, noShipper))),
    db
      .select({ email: customers.email, since: customers.createdAt, realm: customers.realm })
      .from(customers)
      .where(eq(customers.id, customerId)),
    db
      .select({ country: businessCustomers.country })
      .from(businessCustomers)
      .where(eq(businessCustomers.customerId, customerId)),
    db
      .select({ country: addresses.country })
      .from(addresses)
      .where(and(eq(addresses.customerId, customerId), eq(addresses.kind, 'billing'), isNull(addresses.removedAt)))
      .orderBy(desc(addresses.isDefault), desc(addresses.isCustomerAddress))
      .limit(1),
  ])
  return {
    orders: placed[0]?.count ?? 0,
    isBusiness: customer?.realm === 'business',
    address: customer ? { email: customer.email, since: customer.since } : null,
    country: business?.country ?? billing?.country ?? null,
  }
}
