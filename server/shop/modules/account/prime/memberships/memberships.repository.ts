import { and, desc, eq, gt, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { StoreId } from '#contract/generated/types.ts'
import type { Executor, Transaction } from '#engine/db/database.ts'
import { paidBefore } from '#engine/modules/account/persons/ordered-before.ts'
import type { PaymentAgreement } from '#engine/modules/checkout/payments/payment-method.ts'
import type { OrderRow } from '#engine/modules/orders/orders/orders.tables.ts'
import { customers } from '../../visitors/visitors.tables.ts'
import { type PeriodRow, type SubscriptionRow, subscriptionPeriods, subscriptions } from '../prime.tables.ts'

/** The customer's membership of a store that has not ended. */
export const findLive = async (
  db: Executor,
  { customerId, store }: { customerId: string; store: StoreId },
): Promise<SubscriptionRow | null> =>
  (
    await db
      .select()
      .from(subscriptions)
      .where(
        and(eq(subscriptions.customerId, customerId), eq(subscriptions.store, store), ne(subscriptions.state, 'ended')),
      )
  )[0] ?? null

/** The customer's memberships of all stores whose time is not over. */
export const findRunningOf = (db: Executor, customerId: string, now: Date): Promise<SubscriptionRow[]> =>
  db
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.customerId, customerId),
        inArray(subscriptions.state, ['active', 'cancelled']),
        or(isNull(subscriptions.endsAt), gt(subscriptions.endsAt, now)),
      ),
    )
    .orderBy(subscriptions.store)

export const lockSubscription = async (trx: Transaction, id: string): Promise<SubscriptionRow | null> =>
  (await trx.select().from(subscriptions).where(eq(subscriptions.id, id)).for('no key update'))[0] ?? null

/** The membership and its period that an order of the cart is for, the membership locked. */
export const lockByCart = async (
  trx: Transaction,
  cartId: string,
): Promise<{ subscription: SubscriptionRow; period: PeriodRow } | null> => {
  const [period] = await trx.select().from(subscriptionPeriods).where(eq(subscriptionPeriods.cartId, cartId))
  const subscription = period && (await lockSubscription(trx, period.subscriptionId))
  return period && subscription ? { subscription, period } : null
}

export const findLastPeriod = async (db: Executor, subscriptionId: string): Promise<PeriodRow | null> =>
  (
    await db
      .select()
      .from(subscriptionPeriods)
      .where(eq(subscriptionPeriods.subscriptionId, subscriptionId))
      .orderBy(desc(subscriptionPeriods.number))
      .limit(1)
  )[0] ?? null

/** The last period that was paid, or is due on account. */
export const findLastPaidPeriod = async (db: Executor, subscriptionId: string): Promise<PeriodRow | null> =>
  (
    await db
      .select()
      .from(subscriptionPeriods)
      .where(and(eq(subscriptionPeriods.subscriptionId, subscriptionId), isNotNull(subscriptionPeriods.orderId)))
      .orderBy(desc(subscriptionPeriods.number))
      .limit(1)
  )[0] ?? null

/** Periods that end later and were paid, or are due on account; by number. */
export const findUnusedPeriods = async (
  db: Executor,
  subscriptionId: string,
  now: Date,
): Promise<{ orderId: string; startsAt: Date; endsAt: Date }[]> => {
  const rows = await db
    .select()
    .from(subscriptionPeriods)
    .where(
      and(
        eq(subscriptionPeriods.subscriptionId, subscriptionId),
        isNotNull(subscriptionPeriods.orderId),
        gt(subscriptionPeriods.endsAt, now),
      ),
    )
    .orderBy(subscriptionPeriods.number)
  return rows.flatMap(({ orderId, startsAt, endsAt }) =>
    orderId !== null && startsAt !== null && endsAt !== null ? [{ orderId, startsAt, endsAt }] : [],
  )
}

type NewSubscription = Pick<SubscriptionRow, 'store' | 'language' | 'customerId' | 'price' | 'months' | 'method'>

/** Stores a membership whose first order waits for its payment. */
export const insertSubscription = async (trx: Transaction, row: NewSubscription, cartId: string): Promise<void> => {
  const [inserted] = await trx
    .insert(subscriptions)
    .values({ ...row, state: 'waiting' })
    .returning({ id: subscriptions.id })
  if (!inserted) throw new Error('A membership was not stored')
  await insertPeriod(trx, { subscriptionId: inserted.id, number: 1, cartId })
}

export const insertPeriod = async (
  trx: Transaction,
  period: Pick<PeriodRow, 'subscriptionId' | 'number' | 'cartId'>,
): Promise<void> => {
  await trx.insert(subscriptionPeriods).values(period)
}

export const savePeriod = async (
  trx: Transaction,
  { subscriptionId, number }: PeriodRow,
  change: Pick<PeriodRow, 'orderId' | 'startsAt' | 'endsAt'>,
): Promise<void> => {
  await trx
    .update(subscriptionPeriods)
    .set(change)
    .where(and(eq(subscriptionPeriods.subscriptionId, subscriptionId), eq(subscriptionPeriods.number, number)))
}

export const saveSubscription = async (
  trx: Transaction,
  id: string,
  change: Partial<Omit<SubscriptionRow, 'id' | 'customerId' | 'store'>>,
): Promise<void> => {
  await trx.update(subscriptions).set(change).where(eq(subscriptions.id, id))
}

/** A membership whose first order came to nothing; its period goes with it. */
export const deleteSubscription = async (trx: Transaction, id: string): Promise<void> => {
  await trx.delete(subscriptions).where(eq(subscriptions.id, id))
}

/**
 * The agreement that came with an order's payment, and its method. Not after a notice, when nothing is charged any more, nor where another
 * order was placed for the period or a later one: that one has said how later periods are paid.
 */
export const saveAgreement = async (
  trx: Transaction,
  { id, cartId, paymentMethod: method }: Pick<OrderRow, 'id' | 'cartId' | 'paymentMethod'>,
  agreement: PaymentAgreement,
): Promise<void> => {
  await trx
    .update(subscriptions)
    .set({ agreement, method })
    .where(
      and(
        eq(
          subscriptions.id,
          sql`(select p.subscription_id from subscription_periods p where p.cart_id = ${cartId}::uuid and not exists (
            select from subscription_periods other where other.subscription_id = p.subscription_id
              and other.number >= p.number and other.order_id <> ${id}::uuid))`,
        ),
        inArray(subscriptions.state, ['waiting', 'active']),
      ),
    )
}

/** To whom mails about a membership go. */
export const findMember = async (
  db: Executor,
  customerId: string,
): Promise<{ email: string; firstName: string; lastName: string }> => {
  const [row] = await db
    .select({ email: customers.email, firstName: customers.firstName, lastName: customers.lastName })
    .from(customers)
    .where(eq(customers.id, customerId))
  if (!row) throw new Error('A membership has no customer')
  return row
}

/** Whether the customer has ordered goods before and paid for them. */
export const hasPaidGoods = async (db: Executor, customerId: string): Promise<boolean> => {
  const { rowCount } = await db.execute(sql`select where ${paidBefore({ customerId: sql`${customerId}::uuid` })}`)
  return rowCount === 1
}
