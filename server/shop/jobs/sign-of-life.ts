import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { JobLog } from './job-log.ts'

type Life = {
  url: string
  name: string
  log: JobLog
  lookInterval?: number
  /** Milliseconds for a statement: until PostgreSQL cancels it, and until it counts as lost. */
  times: { statement_timeout: number; query_timeout: number }
}

/** An advisory lock class that nothing else in the database uses. */
const lockClass = 7_283_002

/** Milliseconds between two attempts to connect while the database is away. */
const reconnectAfter = 200

const locksOfTheDead = `
  select distinct locked_by as name from graphile_worker._private_jobs job
  where locked_by is not null and not exists (
    select from pg_locks
    where locktype = 'advisory' and classid = ${lockClass} and objsubid = 2
      and database = (select oid from pg_database where datname = current_database())
      and objid::bigint = (hashtext(job.locked_by)::bigint & 4294967295))`

/**
 * Holds a lock as long as this engine lives, visible to other engines, and takes over the jobs of engines without a
 * lock. Otherwise the jobs of a killed engine would wait for hours, since they look like long jobs.
 */
export const signOfLife = ({ url, name, log, lookInterval = 5000, times }: Life) => {
  const ended = new AbortController()
  /**
   * Engines missing at the last look. Only engines missing twice in a row count as dead: one look may be a lost
   * connection.
   */
  let missing: string[] = []
  let isLost = false

  const look = async (client: pg.Client): Promise<void> => {
    const { rows } = await client.query<{ name: string }>(locksOfTheDead)
    const dead = rows.filter((row) => missing.includes(row.name)).map((row) => row.name)
    missing = rows.map((row) => row.name)
    if (dead.length === 0) return
    await client.query('select graphile_worker.force_unlock_workers($1)', [dead])
    log.warn({ engines: dead.length }, 'took over the jobs of an engine that died')
  }

  /**
   * Runs until the connection is lost. That must be noticed at once, because the other engines take over the jobs of an
   * engine without a lock.
   */
  const live = async (): Promise<void> => {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'pausenhof-jobs-life',
      keepAlive: true,
      connectionTimeoutMillis: 5000,
      ...times,
    })
    const lost = new AbortController()
    client.on('error', (error) => lost.abort(error))
    const signal = AbortSignal.any([ended.signal, lost.signal])
    try {
      await client.connect()
      await client.query(`select pg_advisory_lock(${lockClass}, hashtext($1))`, [name])
      isLost = false
      while (!signal.aborted) {
        await look(client)
        await delay(lookInterval, undefined, { signal })
      }
    } catch (error) {
      if (!ended.signal.aborted && !isLost) {
        isLost = true
        log.warn({ err: lost.signal.reason ?? error }, 'the sign of life of this engine was lost')
      }
    } finally {
      await client.end().catch(() => undefined)
    }
  }

  const living = (async () => {
    while (!ended.signal.aborted) {
      await live()
      await delay(reconnectAfter, undefined, { signal: ended.signal }).catch(() => undefined)
    }
  })()

  return {
    end: async (): Promise<void> => {
      ended.abort()
      await living
    },
  }
}
