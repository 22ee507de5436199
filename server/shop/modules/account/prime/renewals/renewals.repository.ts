import { sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#engine/db/database.ts'

/** Memberships of a store whose renewal is due, at most `most`. */
export const findDue = async (
  db: Executor,
  { store, now, most: limit }: { store: string; now: Date; most: number },
): Promise<string[]> => {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from subscriptions
    where state = 'active' and store = ${store} and next_renewal_at <= ${now.toISOString()}::timestamptz
    order by next_renewal_at limit ${limit}`)
  return rows.map(({ id }) => id)
}

/** Memberships of a store that are renewed within the days of the notice, or should have been, and were not announced yet. */
export const findToAnnounce = async (
  db: Executor,
  { store, now, days, most: limit }: { store: string; now: Date; days: number; most: number },
): Promise<string[]> => {
  const { rows } = await db.execute<{ id: string }>(sql`
    select s.id from subscriptions s where s.state = 'active' and s.store = ${store} and s.failed_tries = 0
      and s.next_renewal_at <= ${now.toISOString()}::timestamptz + make_interval(days => ${days})
      and (s.announced_until is null or s.announced_until < s.paid_until)
    order by s.next_renewal_at limit ${limit}`)
  return rows.map(({ id }) => id)
}

/** The next renewal is announced for a day, and not made before it; the days of its tries are counted from there. */
export const setAnnounced = async (trx: Transaction, id: string, day: Date): Promise<void> => {
  const at = sql`${day.toISOString()}::timestamptz`
  // The database may keep the end of the paid time in microseconds, of which a date has none.
  await trx.execute(sql`
    update subscriptions set announced_until = greatest(paid_until, ${at}),
      next_renewal_at = greatest(next_renewal_at, ${at}), failed_since = null
    where id = ${id}::uuid`)
}

/** Ends memberships whose notice has come to its day. */
export const endCancelled = async (trx: Executor, now: Date): Promise<void> => {
  await trx.execute(sql`
    update subscriptions set state = 'ended', agreement = null
    where state = 'cancelled' and ends_at <= ${now.toISOString()}::timestamptz`)
}

/** The newest placed order of a membership, after which the next one is made. */
export const findLastOrderId = async (trx: Transaction, subscriptionId: string): Promise<string | null> => {
  const { rows } = await trx.execute<{ orderId: string }>(sql`
    select order_id as "orderId" from subscription_periods
    where subscription_id = ${subscriptionId}::uuid and order_id is not null order by number desc limit 1`)
  return rows[0]?.orderId ?? null
}
