import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'

/** Looks every 25 ms for two minutes until `look` finds something. @throws when it never does */
export const until = async <Value>(
  look: () => Promise<Value | null | undefined | false>,
  what: string,
): Promise<Value> => {
  const end = Date.now() + 120_000
  while (Date.now() < end) {
    const found = await look()
    if (found) return found
    await delay(25)
  }
  throw new Error(`never: ${what}`)
}

/** Every job that is due has been done. @throws when one has failed */
export const untilQuiet = async (db: Pick<pg.Client, 'query'>): Promise<void> => {
  await until(
    async () => (await db.query('select from graphile_worker.jobs where run_at <= now()')).rowCount === 0,
    'no job is waiting',
  )
  const { rows } = await db.query(
    'select task_identifier, last_error from graphile_worker.jobs where last_error is not null',
  )
  if (rows.length > 0) throw new Error(`a job failed: ${JSON.stringify(rows)}`)
}
