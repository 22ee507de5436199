import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Audience } from '#engine/call/audience.ts'
import type { Identity } from '#engine/call/caller.ts'
import type { Database } from '#engine/db/database.ts'
import type { OrderKeys } from '../order-key.ts'
import { type OrderRow, orders } from '../orders.tables.ts'
import { readableCustomers } from '../persons/organisation.ts'

/** Who asks for an order; the key is that of a link in a mail. */
export type OrderReader = { identity: Identity; audience: Audience; key?: string | null | undefined }

type OrderAccessDependencies = { db: Database; orderKeys: Pick<OrderKeys, 'isOrderKey'> }

/** A customer by the id, as the owner of an order. */
type OwnerCondition = (customerId: string) => SQL

const isOwn: OwnerCondition = (customerId) => eq(orders.customerId, customerId)
const isReadable: OwnerCondition = (customerId) => inArray(orders.customerId, sql`(${readableCustomers(customerId)})`)

/**
 * A customer's order is the customer's alone; one without an account belongs to the browser that ordered and to the owner of its key. The
 * owner is part of the condition, so that another person's order is not read and takes the time of a missing one.
 */
const findOrder = async (
  number: string,
  { identity, audience, key }: OrderReader,
  isOfCustomer: OwnerCondition,
  { db, orderKeys }: OrderAccessDependencies,
): Promise<OrderRow | null> => {
  const { customerId, visitorId } = identity
  const hasKey = orderKeys.isOrderKey('order', number, key ?? '')
  const isOfGuest = hasKey || visitorId === null ? sql`${hasKey}` : eq(orders.visitorId, visitorId)
  const [row] = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.number, number),
        eq(orders.store, audience.store.id),
        or(and(isNull(orders.customerId), isOfGuest), customerId === null ? undefined : isOfCustomer(customerId)),
      ),
    )
  return row ?? null
}

/** Orders by their numbers: for their owners, and to be read by the main user of the owner's organisation. */
export const createOrderAccess = (dependencies: OrderAccessDependencies) => ({
  /** Null for an order that is not the reader's, as for one that does not exist. */
  find: (number: string, reader: OrderReader): Promise<OrderRow | null> =>
    findOrder(number, reader, isOwn, dependencies),

  /** As `find`, and of a main user the orders of users, too: for what is shown, never for what is done in their name. */
  findReadable: (number: string, reader: OrderReader): Promise<OrderRow | null> =>
    findOrder(number, reader, isReadable, dependencies),
})

export type OrderAccess = ReturnType<typeof createOrderAccess>
