import { eq, sql } from 'drizzle-orm'
import type { StoreId } from '#contract/generated/types.ts'
import type { Executor, Transaction } from '#engine/db/database.ts'
import { type CancellationRow, cancellations } from '../prime.tables.ts'

/** Null when the submission is stored already. */
export const insertCancellation = async (
  trx: Transaction,
  row: Omit<CancellationRow, 'id' | 'declaredAt'>,
): Promise<CancellationRow | null> => {
  const [inserted] = await trx.insert(cancellations).values(row).onConflictDoNothing().returning()
  return inserted ?? null
}

export const findSubmission = async (db: Executor, submissionId: string): Promise<CancellationRow | null> =>
  (await db.select().from(cancellations).where(eq(cancellations.submissionId, submissionId)))[0] ?? null

export const findCancellation = async (db: Executor, id: string): Promise<CancellationRow | null> =>
  (await db.select().from(cancellations).where(eq(cancellations.id, id)))[0] ?? null

export type CandidateRow = { id: string; customerId: string; email: string; lastName: string; numbers: string[] }

/** Memberships of a store that run, of the customer with the address, of an order with it, or of who was logged in. */
export const findCandidates = async (
  db: Executor,
  { store, email, customerId }: { store: StoreId; email: string; customerId: string | null },
): Promise<CandidateRow[]> => {
  const { rows } = await db.execute<CandidateRow>(sql`
    select s.id, s.customer_id as "customerId", u.email, u.last_name as "lastName",
      array_remove(array(select o.number from subscription_periods p join orders o on o.id = p.order_id
        where p.subscription_id = s.id) || regexp_replace(coalesce(u.customer_number, ''), '\\D', '', 'g'), '') as numbers
    from subscriptions s join customers u on u.id = s.customer_id
    where s.store = ${store} and s.state = 'active'
      and (u.email = ${email} or u.id = ${customerId}::uuid)`)
  return rows
}

export type ListedCancellation = Omit<CancellationRow, 'submissionId' | 'network' | 'language' | 'customerId'> & {
  /** When the membership that it ended ends; null while a person has to look. */
  endsAt: Date | null
  /** Minor units that no provider gives back: a person sends them, or takes them off an invoice that is not paid. */
  refundDue: number
  /** ISO 4217, of the last payment; null without one. */
  currency: string | null
  /** Nothing has been paid for the last period. */
  isUnpaid: boolean
}

/** Notices of the last days, and how many of them have ended no membership. */
export const countCancellations = async (db: Executor, days: number): Promise<{ all: number; unmatched: number }> => {
  const { rows } = await db.execute<{ all: number; unmatched: number }>(sql`
    select count(*)::int as all, count(*) filter (where not exists (select from subscriptions s
      where s.cancellation_id = c.id) and not exists (select from handled_declarations h
        where h.kind = 'cancellation' and h.declaration_id = c.id))::int as unmatched
    from cancellations c where c.declared_at > now() - make_interval(days => ${days})`)
  return rows[0] ?? { all: 0, unmatched: 0 }
}

/** Notices of the last days, newest first. */
export const findCancellations = async (db: Executor, days: number): Promise<ListedCancellation[]> => {
  const { rows } = await db.execute<ListedCancellation>(sql`
    select c.id, c.store, c.kind, c.reason, c.name, c.email, c.contract, c.ends_on as "endsOn",
      c.declared_at as "declaredAt", s.ends_at as "endsAt", coalesce(s.refund_due, 0) as "refundDue",
      coalesce(last.captured = 0, false) as "isUnpaid", last.currency
    from cancellations c left join subscriptions s on s.cancellation_id = c.id left join lateral (
      select p.captured, p.currency from subscription_periods q join payments p on p.order_id = q.order_id
      where q.subscription_id = s.id order by q.number desc, p.attempt desc limit 1) last on true
    where c.declared_at > now() - make_interval(days => ${days}) order by c.declared_at desc, c.id`)
  return rows.map((row) => ({
    ...row,
    declaredAt: new Date(row.declaredAt),
    endsAt: row.endsAt && new Date(row.endsAt),
  }))
}

export type RefundOfDeleted = Pick<ListedCancellation, 'store' | 'refundDue' | 'currency' | 'isUnpaid'> & {
  /** The account was deleted. */
  endedAt: Date
  orderNumber: string
  /** From the order, which is kept by law. */
  name: string
  email: string
}

/** Refunds of accounts deleted in the last days, newest first; not those whose notice is listed by `findCancellations` for the same days. */
export const findRefundsOfDeleted = async (db: Executor, days: number): Promise<RefundOfDeleted[]> => {
  const { rows } = await db.execute<RefundOfDeleted>(sql`
    select s.store, s.refund_due as "refundDue", u.deleted_at as "endedAt", last.number as "orderNumber", last.name, last.email,
      last.currency, last.captured = 0 as "isUnpaid"
    from subscriptions s join customers u on u.id = s.customer_id join lateral (
      select o.number, o.email, concat_ws(' ', o.billing_address->>'firstName', o.billing_address->>'lastName') as name, p.currency, p.captured
      from subscription_periods q join orders o on o.id = q.order_id join payments p on p.order_id = o.id
      where q.subscription_id = s.id order by q.number desc, p.attempt desc limit 1) last on true
    where s.refund_due > 0 and u.deleted_at > now() - make_interval(days => ${days}) and not exists (select from cancellations c
      where c.id = s.cancellation_id and c.declared_at > now() - make_interval(days => ${days}))
    order by u.deleted_at desc, s.id`)
  return rows.map((row) => ({ ...row, endedAt: new Date(row.endedAt) }))
}
