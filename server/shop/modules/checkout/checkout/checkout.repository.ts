import { and, desc, eq, notInArray, sql } from 'drizzle-orm'
import { cardFormAddress } from '#contract/card-form.ts'
import type { StoreId } from '#contract/generated/types.ts'
import type { Owner } from '#engine/call/caller.ts'
import type { Executor, Transaction } from '#engine/db/database.ts'
import { orders } from '../../orders/orders/orders.tables.ts'
import { type EndReason, endReasonOf, nextOf } from '../payments/payment-states.rules.ts'
import { payments } from '../payments/payments.tables.ts'
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

/** Minutes for which it is told why a payment has ended. */
const recentMinutes = 30

type LastPayment = {
  /** The order that waits for it, and where it goes on. */
  pending: { number: string; url: string | null } | null
  ended: EndReason | null
}

/** The last payment of a cart, for its owner. */
export const findPayment = async (db: Executor, cartId: string): Promise<LastPayment> => {
  const [row] = await db
    .select({
      number: orders.number,
      order: orders.state,
      state: payments.state,
      providerData: payments.providerData,
      isRecent: sql<boolean>`${payments.changedAt} > now() - make_interval(mins => ${recentMinutes})`,
    })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(eq(orders.cartId, cartId))
    .orderBy(desc(orders.createdAt), desc(payments.attempt))
    .limit(1)
  if (row?.order !== 'awaiting_payment')
    return { pending: null, ended: row?.isRecent && row.order === 'cancelled' ? endReasonOf(row) : null }
  // The provider is asked about a payment that may have been made; its page is not opened a second time.
  const next = row.state === 'unknown' ? null : nextOf(row)
  const url = next && (next.kind === 'computop' ? cardFormAddress(next) : next.url)
  return { pending: { number: row.number, url }, ended: null }
}

/** Hours for which a visitor who comes back is told of an order. */
const recentHours = 3

/** Number of the last order of a visitor or customer, if it was placed within the last hours; null without one. */
export const findRecentOrder = async (db: Executor, store: StoreId, owner: Owner): Promise<string | null> => {
  const isOwn = 'customerId' in owner ? eq(orders.customerId, owner.customerId) : eq(orders.visitorId, owner.visitorId)
  const [row] = await db
    .select({ number: orders.number })
    .from(orders)
    .where(
      and(
        isOwn,
        eq(orders.store, store),
        sql`${orders.placedAt} > now() - make_interval(hours => ${recentHours})`,
        notInArray(orders.state, ['cancelled', 'expired']),
      ),
    )
    .orderBy(desc(orders.placedAt))
    .limit(1)
  return row?.number ?? null
}
