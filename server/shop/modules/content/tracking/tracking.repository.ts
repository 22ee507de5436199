import { sql } from 'drizzle-orm'
import { type Database, type Executor, inTransaction } from '../../../db/database.ts'
import { trackingEvents } from './tracking.tables.ts'

type EventRow = typeof trackingEvents.$inferInsert

/** One statement, in an order in which two that bring the same events don't wait for each other; how many were new. */
export const saveEvents = async (db: Executor, rows: EventRow[]): Promise<number> => {
  const ordered = rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const saved = await db
    .insert(trackingEvents)
    .values(ordered)
    .onConflictDoNothing()
    .returning({ id: trackingEvents.id })
  return saved.length
}

/** Any number that nothing else in the database locks. */
const retentionLock = 7_283_004

/** Deletes at most `most` events that are older; null while another process does. */
export const deleteOldEvents = (db: Database, days: number, most: number): Promise<number | null> =>
  inTransaction(db, async (trx) => {
    const { rows } = await trx.execute<{ isOurs: boolean }>(
      sql`select pg_try_advisory_xact_lock(${retentionLock}) as "isOurs"`,
    )
    if (!rows[0]?.isOurs) return null
    const { rowCount } = await trx.execute(sql`
      delete from tracking_events where id in (
        select id from tracking_events where received_at < now() - make_interval(days => ${days})
        order by received_at limit ${most})`)
    return rowCount ?? 0
  })
