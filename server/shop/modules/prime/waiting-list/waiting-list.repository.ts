import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { StoreId } from '#contract/generated/types.ts'
import type { Executor, Transaction } from '../../../db/database.ts'
import { primeWaitingList, type WaitingRow } from '../prime.tables.ts'

const table = primeWaitingList
const isWaiting = sql`confirmed_at is not null and mailed_at is null and ended_at is null`

export const insertRequest = async (
  trx: Transaction,
  row: Pick<WaitingRow, 'store' | 'language' | 'email' | 'consentText' | 'network'>,
): Promise<string> => {
  const [inserted] = await trx.insert(table).values(row).returning({ id: table.id })
  if (!inserted) throw new Error('A request of the waiting list was not stored')
  return inserted.id
}

export const findRequest = async (db: Executor, id: string): Promise<WaitingRow | null> =>
  (await db.select().from(table).where(eq(table.id, id)))[0] ?? null

export const lockRequest = async (trx: Transaction, id: string): Promise<WaitingRow | null> =>
  (await trx.select().from(table).where(eq(table.id, id)).for('update'))[0] ?? null

export const deleteRequest = async (db: Executor, id: string): Promise<void> => {
  await db.delete(table).where(eq(table.id, id))
}

/** Whether the address waits already, by another request. */
export const hasWaiting = async (db: Executor, { id, email, store }: WaitingRow): Promise<boolean> => {
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.email, email), eq(table.store, store), ne(table.id, id), isWaiting))
  return rows.length > 0
}

/** Requests of the same address that were never confirmed: only the newest link works. */
export const deleteUnconfirmed = async (db: Executor, { id, email, store }: WaitingRow): Promise<void> => {
  await db
    .delete(table)
    .where(and(eq(table.email, email), eq(table.store, store), ne(table.id, id), isNull(table.confirmedAt)))
}

export const setConfirmed = async (trx: Transaction, id: string, network: string): Promise<void> => {
  await trx.update(table).set({ confirmedAt: sql`now()`, confirmedNetwork: network }).where(eq(table.id, id))
}

/** Ends every request of the address in the store, confirmed or not. */
export const endRequests = async (db: Executor, { email, store }: Pick<WaitingRow, 'email' | 'store'>) => {
  await db
    .update(table)
    .set({ endedAt: sql`now()` })
    .where(and(eq(table.email, email), eq(table.store, store), isNull(table.endedAt)))
}

/** Marks confirmed requests of a store, oldest first, and answers with them; those that another run has locked are left to it. */
export const takeWaiting = async (
  trx: Transaction,
  store: StoreId,
  most: number,
): Promise<Pick<WaitingRow, 'id' | 'store' | 'language' | 'email'>[]> => {
  const { rows } = await trx.execute<Pick<WaitingRow, 'id' | 'store' | 'language' | 'email'>>(sql`
    with due as (
      select id from prime_waiting_list where store = ${store} and ${isWaiting}
      order by confirmed_at limit ${most} for update skip locked
    )
    update prime_waiting_list w set mailed_at = now() from due where due.id = w.id
    returning w.id, w.store, w.language, w.email`)
  return rows
}

/** Deletes requests that were not confirmed in time, and those that have had their mail or were ended long enough ago. */
export const cleanRequests = async (
  db: Executor,
  { confirmDays, keptDays }: { confirmDays: number; keptDays: number },
): Promise<void> => {
  await db.execute(sql`delete from prime_waiting_list where
    confirmed_at is null and created_at < now() - make_interval(days => ${confirmDays})
    or coalesce(mailed_at, ended_at) < now() - make_interval(days => ${keptDays})`)
}
