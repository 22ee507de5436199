import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../db/database.ts'
import type { JobPayloads } from './job-payloads.ts'

type JobOptions = {
  /** Not before; at once when left out. */
  runAt?: Date
  /** A waiting job with the same key is replaced, its time as well. */
  key?: string
  /** Jobs of one queue run one after the other, as they were added. */
  queue?: string
  /** Runs before it is given up; they come later and later, the tenth after some hours. */
  attempts?: number
}

/** Adds a job in the caller's transaction: it is done if, and only if, the rest is committed. At least once, so the task must bear being done twice. */
export const addJob = async <Name extends keyof JobPayloads>(
  trx: Executor,
  task: Name,
  payload: JobPayloads[Name],
  { runAt, key, queue, attempts }: JobOptions = {},
): Promise<void> => {
  await trx.execute(sql`select from graphile_worker.add_job(
    ${task}, payload => ${JSON.stringify(payload)}::json, run_at => ${runAt?.toISOString() ?? null}::timestamptz,
    job_key => ${key ?? null}, queue_name => ${queue ?? null}, max_attempts => ${attempts ?? null}::int)`)
}

/** Whether a job with the key waits for its next run, or runs. One whose last run was lost with its engine does neither. */
export const isJobUnderWay = (key: SQL): SQL => sql`exists (select from graphile_worker.jobs j
  where j.key = ${key} and (j.attempts < j.max_attempts or j.locked_at is not null))`
