import { sql } from 'drizzle-orm'
import type { Executor } from '#engine/db/database.ts'
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

/** Deletes at most `most` events that are older; how many it were. */
export const deleteOldEvents = async (db: Executor, days: number, limit: number): Promise<number> => {
  const { rowCount } = await db.execute(sql`
    delete from tracking_events where id in (
      select id from tracking_events where received_at < now() - make_interval(days => ${days})
      order by received_at limit ${limit})`)
  return rowCount ?? 0
}
