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

/** A declaration beside the order that it names. */
export type WithdrawalOfOrder = Omit<WithdrawalRow, 'submissionId' | 'network' | 'language'> & {
  /** Null when no order of the store has the number. */
  state: OrderState | null
  /** The declaration's e-mail address is the order's. */
  isEmailOfOrder: boolean
  deliveredAt: Date | null
}

const digits = sql`regexp_replace(w.order_number, '\\D', '', 'g')`

/** Declarations of the last days, newest first. */
export const findWithdrawals = async (db: Executor, days: number): Promise<WithdrawalOfOrder[]> => {
  const { rows } = await db.execute<WithdrawalOfOrder>(sql`
    select w.id, w.store, w.name, w.order_number as "orderNumber", w.email, w.goods, w.declared_at as "declaredAt",
      o.state, coalesce(lower(o.email) = w.email, false) as "isEmailOfOrder",
      (select max(s.delivered_at) from shipments s where s.order_id = o.id) as "deliveredAt"
    from withdrawals w left join orders o on o.number = ${digits} and o.store = w.store
    where w.declared_at > now() - make_interval(days => ${days}) order by w.declared_at desc, w.id`)
  return rows.map((row) => ({
    ...row,
    declaredAt: new Date(row.declaredAt),
    deliveredAt: row.deliveredAt && new Date(row.deliveredAt),
  }))
}

/** Whether a declaration names the order. */
export const hasWithdrawal = async (db: Executor, orderNumber: string): Promise<boolean> => {
  const { rows } = await db.execute(sql`select from withdrawals w where ${digits} = ${orderNumber} limit 1`)
  return rows.length > 0
}
