import { inArray, type SQL, sql } from 'drizzle-orm'
import type { ImportMembership } from '#contract/import/memberships.ts'
import type { Executor, Transaction } from '#engine/db/database.ts'
import { defined } from '#lib/defined.ts'
import { subscriptionPeriods, subscriptions } from './prime.tables.ts'

const isoTime = (time: string | Date): string => new Date(time).toISOString()

const isoTimeOf = (time: string | Date | null | undefined): string | undefined =>
  time == null ? undefined : isoTime(time)

const normalised = (record: ImportMembership): ImportMembership =>
  defined({
    id: record.id,
    customerId: record.customerId,
    store: record.store,
    language: record.language,
    state: record.state,
    price: record.price,
    months: record.months,
    paymentMethod: record.paymentMethod,
    agreement: record.agreement ?? undefined,
    announcedUntil: isoTimeOf(record.announcedUntil),
    nextRenewalAt: isoTimeOf(record.nextRenewalAt) ?? null,
    failedTries: record.failedTries || undefined,
    failedSince: isoTimeOf(record.failedSince),
    cancelledAt: isoTimeOf(record.cancelledAt) ?? null,
    endsAt: isoTimeOf(record.endsAt) ?? null,
    refundDue: record.refundDue || undefined,
    createdAt: isoTime(record.createdAt),
    periods: record.periods.map(({ orderId, startsAt, endsAt }) => ({
      orderId,
      startsAt: isoTime(startsAt),
      endsAt: isoTime(endsAt),
    })),
  }) as ImportMembership

/** Memberships that have begun, of customers whose accounts are there: one whose first order waits for its payment has not been made yet. */
const isExported: SQL = sql`exists (select from ${subscriptionPeriods} p
    where p.subscription_id = ${subscriptions.id} and p.order_id is not null)
  and exists (select from customers c where c.id = ${subscriptions.customerId} and c.deleted_at is null)`

const find = async (db: Executor, ids: readonly string[]): Promise<Map<string, ImportMembership>> => {
  const rows = await db
    .select()
    .from(subscriptions)
    .where(sql`${inArray(subscriptions.id, [...ids])} and ${isExported}`)
  const periods = await db
    .select()
    .from(subscriptionPeriods)
    .where(inArray(subscriptionPeriods.subscriptionId, [...ids]))
    .orderBy(subscriptionPeriods.number)
  const periodsOf = Map.groupBy(periods, ({ subscriptionId }) => subscriptionId)
  return new Map(
    rows.map((row) => {
      const record = {
        id: row.id,
        customerId: row.customerId,
        store: row.store,
        language: row.language,
        state: row.state,
        price: row.price,
        months: row.months,
        paymentMethod: row.method,
        agreement: row.agreement,
        announcedUntil: isoTimeOf(row.announcedUntil),
        nextRenewalAt: isoTimeOf(row.nextRenewalAt) ?? null,
        failedTries: row.failedTries,
        failedSince: isoTimeOf(row.failedSince),
        cancelledAt: isoTimeOf(row.cancelledAt) ?? null,
        endsAt: isoTimeOf(row.endsAt) ?? null,
        refundDue: row.refundDue,
        createdAt: isoTime(row.createdAt),
        // One without an order is not paid yet.
        periods: (periodsOf.get(row.id) ?? []).flatMap(({ orderId, startsAt, endsAt }) =>
          orderId !== null && startsAt !== null && endsAt !== null
            ? [{ orderId, startsAt: isoTime(startsAt), endsAt: isoTime(endsAt) }]
            : [],
        ),
      }
      return [row.id, normalised(record as ImportMembership)]
    }),
  )
}

/** Stored memberships in the form of an import, with the agreements by which they are paid. */
export const membershipExporter = {
  ids: async (db: Executor): Promise<string[]> => {
    const rows = await db
      .select({ id: subscriptions.id })
      .from(subscriptions)
      .where(isExported)
      .orderBy(subscriptions.id)
    return rows.map(({ id }) => id)
  },
  find,
  normalised,
}

/** Memberships of these that have gone on: by a notice, or by a renewal that this shop has made or begun. */
export const findContinuedMemberships = async (db: Executor, ids: readonly string[]): Promise<string[]> => {
  const { rows } = await db.execute<{ id: string }>(sql`
    select s.id from ${subscriptions} s where s.id = any(${sql.param([...ids])}::uuid[]) and (
      s.cancellation_id is not null
      or exists (select from ${subscriptionPeriods} p left join orders o on o.id = p.order_id
        left join payments y on y.order_id = o.id
        where p.subscription_id = s.id and (o.id is null or y.provider is not null or o.quote_hash <> '')))`)
  return rows.map(({ id }) => id)
}

export const removeMemberships = async (trx: Transaction, ids: readonly string[]): Promise<void> => {
  await trx.delete(subscriptions).where(inArray(subscriptions.id, [...ids]))
}
