import { sql } from 'drizzle-orm'
import type { Executor } from '#engine/db/database.ts'

/** What operators watch of payments. */
export type PaymentFigures = {
  /** Payments that began in the last 24 hours, by method and state. */
  payments: { method: string; state: string; count: number }[]
  /** Age in seconds of the oldest payment of which the provider has not said whether it is paid; 0 without one. */
  oldestUnsettled: number
  /** Calls to providers that are not done, by kind and state (open, failed). */
  commands: { kind: string; state: string; count: number }[]
}

export const findFigures = async (db: Executor): Promise<PaymentFigures> => {
  const payments = await db.execute<PaymentFigures['payments'][number]>(sql`
    select method, state, count(*)::int as count from payments
    where created_at > now() - interval '1 day' group by method, state`)
  const oldest = await db.execute<{ seconds: number }>(sql`
    select coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as seconds from payments
    where state in ('created', 'pending', 'unknown')`)
  const commands = await db.execute<PaymentFigures['commands'][number]>(sql`
    select kind, state, count(*)::int as count from payment_commands where state <> 'done' group by kind, state`)
  return { payments: payments.rows, oldestUnsettled: oldest.rows[0]?.seconds ?? 0, commands: commands.rows }
}
