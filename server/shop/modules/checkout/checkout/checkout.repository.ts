import { and, eq, sql } from 'drizzle-orm'
import type { Owner } from '../../../call/caller.ts'
import type { Executor, Transaction } from '../../../db/database.ts'
import { orders } from '../../orders/orders/orders.tables.ts'
import { type CheckoutRow, checkouts } from './checkout.tables.ts'

/** What a checkout begins with. */
const blank: Omit<CheckoutRow, 'cartId'> = {
  deliveryType: 'sameAsBilling',
  billingAddressId: null,
  shippingAddressId: null,
  packstationId: null,
  billingDeliveryEmail: null,
  shippingDeliveryEmail: null,
  speditionFields: [],
  orderReference: null,
  comment: null,
  newsletter: false,
  paymentMethod: null,
  buyerReference: null,
  surchargeVariant: null,
  walletSessionId: null,
}

export const findCheckout = async (db: Executor, cartId: string): Promise<CheckoutRow> => {
  const [row] = await db.select().from(checkouts).where(eq(checkouts.cartId, cartId))
  return row ?? { cartId, ...blank }
}

export type CheckoutChange = Partial<Omit<CheckoutRow, 'cartId'>>

/** The caller holds the cart's lock. */
export const saveCheckout = async (trx: Transaction, cartId: string, change: CheckoutChange): Promise<void> => {
  await trx
    .insert(checkouts)
    .values({ cartId, ...change })
    .onConflictDoUpdate({ target: checkouts.cartId, set: { cartId, ...change } })
}

/** A session that is not the cart's any more changes nothing. The caller holds the cart's lock. */
export const takeOffSession = async (trx: Transaction, cartId: string, sessionId: string): Promise<void> => {
  await trx
    .update(checkouts)
    .set({ paymentMethod: null, walletSessionId: null })
    .where(and(eq(checkouts.cartId, cartId), eq(checkouts.walletSessionId, sessionId)))
}

/** Carts of a visitor that are not submitted and have a checkout; locked in the order of their ids until the transaction ends. */
export const findCheckoutsOf = async (trx: Transaction, owner: Owner): Promise<string[]> => {
  const isOwner =
    'customerId' in owner
      ? sql`c.customer_id = ${owner.customerId}::uuid`
      : sql`c.visitor_id = ${owner.visitorId}::uuid`
  const { rows } = await trx.execute<{ id: string }>(sql`
    select c.id from carts c where ${isOwner} and c.submitted_at is null
      and (c.state = 'reserved' or exists (select from checkouts k where k.cart_id = c.id))
    order by c.id for no key update`)
  return rows.map(({ id }) => id)
}

/** The caller holds the cart's lock. */
export const deleteCheckout = async (trx: Transaction, cartId: string): Promise<void> => {
  await trx.delete(checkouts).where(eq(checkouts.cartId, cartId))
}

/** Number of the order of a cart that waits for its payment. */
export const findPendingOrder = async (db: Executor, cartId: string): Promise<string | null> => {
  const [row] = await db
    .select({ number: orders.number })
    .from(orders)
    .where(and(eq(orders.cartId, cartId), eq(orders.state, 'awaiting_payment')))
  return row?.number ?? null
}
