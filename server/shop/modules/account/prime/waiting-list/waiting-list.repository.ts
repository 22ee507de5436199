import { sql } from 'drizzle-orm'
import type { StoreId } from '#contract/generated/types.ts'
import type { Executor, Transaction } from '#engine/db/database.ts'
import { createOptInRows } from '#engine/modules/mail/opt-ins/opt-in-rows.ts'
import { primeWaitingList, type WaitingRow } from '../prime.tables.ts'

const isWaiting = sql`confirmed_at is not null and mailed_at is null and ended_at is null`

export const requests = createOptInRows<WaitingRow>(primeWaitingList, { isRunning: isWaiting })

/** Marks confirmed requests of a store, oldest first, and answers with them; those that another run has locked are left to it. */
export const takeWaiting = async (
  trx: Transaction,
  store: StoreId,
  limit: number,
): Promise<Pick<WaitingRow, 'id' | 'store' | 'language' | 'email'>[]> => {
  const { rows } = await trx.execute<Pick<WaitingRow, 'id' | 'store' | 'language' | 'email'>>(sql`
    with due as (
      select id from prime_waiting_list where store = ${store} and ${isWaiting}
      order by confirmed_at limit ${limit} for update skip locked
    )
    update prime_waiting_list w set mailed_at = now() from due where due.id = w.id
    returning w.id, w.store, w.language, w.email`)
  return rows
}

/** Deletes requests that were not confirmed in time, and those that have had their mail or were ended long enough ago. */
export const cleanRequests = async (
  db: Executor,
  { confirmDays, keptDays: retentionDays }: { confirmDays: number; keptDays: number },
): Promise<void> => {
  await db.execute(sql`delete from prime_waiting_list where
    confirmed_at is null and created_at < now() - make_interval(days => ${confirmDays})
    or coalesce(mailed_at, ended_at) < now() - make_interval(days => ${retentionDays})`)
}
