import { eq, sql } from 'drizzle-orm'
import type { OrderState } from '#contract/generated/types.ts'
import type { Executor, Transaction } from '../../../db/database.ts'
import { type WithdrawalRow, withdrawals } from './withdrawals.tables.ts'

/** Null when the submission is stored already. */
export const insertWithdrawal = async (
  trx: Transaction,
  row: Omit<WithdrawalRow, 'id' | 'declaredAt'>,
): Promise<WithdrawalRow | null> => {
  const [inserted] = await trx.insert(withdrawals).values(row).onConflictDoNothing().returning()
  return inserted ?? null
}

export const findSubmission = async (db: Executor, submissionId: string): Promise<WithdrawalRow | null> => {
  const [row] = await db.select().from(withdrawals).where(eq(withdrawals.submissionId, submissionId))
  return row ?? null
}

/** A declaration beside an order that it names. */
export type WithdrawalOfOrder = Omit<WithdrawalRow, 'submissionId' | 'network' | 'language'> & {
  /** Number of the order; null, like its state, when no order of the store has one that was written. */
  order: string | null
  state: OrderState | null
  /** The declaration's e-mail address is the order's. */
  isEmailOfOrder: boolean
  /** When its last parcel arrived: the period begins then. Null while a part of the order is on its way. */
  deliveredAt: Date | null
}

/**
 * Numbers that a declaration may mean: all of its digits together ("100 000 001"), and each run of them, since people add the date
 * ("100000001 of 24.11.") or name two orders.
 */
const meantNumbers = sql`array_append(regexp_split_to_array(w.order_number, '\\D+'),
  regexp_replace(w.order_number, '\\D', '', 'g'))`

/** Declarations of the last days, newest first; one that names several orders comes with each of them. */
export const findWithdrawals = async (db: Executor, days: number): Promise<WithdrawalOfOrder[]> => {
  const { rows } = await db.execute<WithdrawalOfOrder>(sql`
    select w.id, w.store, w.name, w.order_number as "orderNumber", w.email, w.goods, w.declared_at as "declaredAt",
      o.number as order, o.state, coalesce(lower(o.email) = w.email, false) as "isEmailOfOrder",
      case when o.state = 'completed' then (select max(s.delivered_at) from shipments s where s.order_id = o.id) end
        as "deliveredAt"
    from withdrawals w left join orders o on o.number = any(${meantNumbers}) and o.store = w.store
    where w.declared_at > now() - make_interval(days => ${days}) order by w.declared_at desc, w.id, o.number`)
  return rows.map((row) => ({
    ...row,
    declaredAt: new Date(row.declaredAt),
    deliveredAt: row.deliveredAt && new Date(row.deliveredAt),
  }))
}

/** Whether a declaration names the order. */
export const hasWithdrawal = async (db: Executor, orderNumber: string): Promise<boolean> => {
  const { rows } = await db.execute(sql`select from withdrawals w where ${orderNumber} = any(${meantNumbers}) limit 1`)
  return rows.length > 0
}

/** Whether a declaration is the first that names an order with its e-mail address: nobody but its buyer is told of it. */
export const isFirstOfOrder = async (
  db: Executor,
  { store, email, orderNumber }: Pick<WithdrawalRow, 'store' | 'email' | 'orderNumber'>,
): Promise<boolean> => {
  const { rows } = await db.execute(sql`
    select from orders o, (values (${orderNumber}::text)) as w (order_number)
    where o.number = any(${meantNumbers}) and o.store = ${store} and lower(o.email) = ${email}
      and not exists (select from withdrawals w where w.email = ${email} and o.number = any(${meantNumbers})) limit 1`)
  return rows.length > 0
}
