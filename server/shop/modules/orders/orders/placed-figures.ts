import { sql } from 'drizzle-orm'
import type { Executor } from '#engine/db/database.ts'

/** Orders placed since midnight UTC. `total`: gross, in minor units. */
export type PlacedFigure = { store: string; method: string; currency: string; count: number; total: number }

/** One that was placed more than a day after it was begun is left out: only so many are read by their index. */
export const findPlacedToday = async (db: Executor): Promise<PlacedFigure[]> => {
  const { rows } = await db.execute<PlacedFigure>(sql`
    select o.store, o.payment_method as method, o.currency, count(*)::int as count, sum(o.total)::float8 as total
    from orders o
    where o.store in (select id from stores) and o.created_at > date_trunc('day', now(), 'UTC') - interval '1 day'
      and o.placed_at >= date_trunc('day', now(), 'UTC')
    group by o.store, o.payment_method, o.currency`)
  return rows
}
