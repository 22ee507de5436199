import { EventEmitter, once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { Logger, parseCronItems, type Runner, run, type TaskList, type WorkerEvents } from 'graphile-worker'
import pg from 'pg'
import { inBackground } from '#lib/in-background.ts'
import { databaseOutageOf } from '../db/database-outage.ts'
import type { JobLog } from './job-log.ts'
import { signOfLife } from './sign-of-life.ts'

/** `signal` aborts when the time is up or the engine stops: remaining work is left to the next run. */
export type Task<Payload> = (
  payload: Payload,
  job: { signal: AbortSignal; attempt: number; log: JobLog },
) => Promise<void>

export type WorkerOptions = {
  url: string
  tasks: Record<string, Task<never>>
  rounds?: readonly { task: string; match: string }[]
  log: JobLog
  /** Milliseconds that a task may take. */
  maxDuration?: number
  /** Milliseconds between two checks for jobs of dead engines. */
  lookInterval?: number
  /**
   * Milliseconds that a statement about jobs waits for its answer; what jobs ask themselves has limits of its own. A machine that vanishes
   * ends no connection, and the system tries for a quarter of an hour to reach it: the jobs would wait so long.
   */
  answerWithin?: number
}

/** Jobs of the database by task. `oldest`: seconds since the first of them was due or taken. */
export type JobFigure = { task: string; state: 'waiting' | 'running' | 'failed'; count: number; oldest: number }

/** Milliseconds between two polls for scheduled jobs: PostgreSQL sends no notification when a job becomes due. */
const dueInterval = 1000
/**
 * Jobs that one engine runs in parallel. Its connections: one for each job, one that listens, one for its sign of life.
 */
const atATime = 2
const day = 86_400_000
/** Milliseconds until the next attempt after the database was lost; with `dueInterval` less than two seconds. */
const restartAfter = 300
const connectWithin = 5000
/** Long: a statement may wait for an import that has added a job with the same key. */
const usualAnswer = 60_000

/** Reports of ended jobs go through the library's batches: the other way it rejects a promise that is not handled. */
const preset = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } }

const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'debug' } as const

/** Passes on only level and message of the library's log calls, because their metadata holds the job's payload. */
const loggerOf = (log: JobLog): Logger =>
  new Logger(() => (level, message) => log[levels[level]]({ component: 'jobs' }, message))

const limited =
  (task: Task<never>, { maxDuration, log }: { maxDuration: number; log: JobLog }): NonNullable<TaskList[string]> =>
  async (payload, { abortSignal, job }) => {
    const signal = AbortSignal.any([abortSignal, AbortSignal.timeout(maxDuration)])
    const ended = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    })
    ended.catch(() => undefined)
    await Promise.race([task(payload as never, { signal, attempt: job.attempts, log }), ended])
  }

/** Milliseconds between two looks for the database while the worker stops. */
const lookForDatabase = 250

/** Resolves when the database can't be reached any more, or when the signal aborts. */
const databaseGone = async (url: string, signal: AbortSignal): Promise<void> => {
  while (!signal.aborted) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 })
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.end()
    } catch (error) {
      if (databaseOutageOf(error) !== null) return
    }
    await delay(lookForDatabase, undefined, { signal }).catch(() => undefined)
  }
}

/** One of the library's pools of workers; each has a name of its own, by which its jobs are locked. */
type Generation = { name: string; lost: AbortController }

/** What ends with a generation. */
type Ending = { runner: Runner; life: ReturnType<typeof signOfLife>; name: string; used: pg.Pool }

/** PostgreSQL itself cancels a statement after half of the time: what is given up here is not carried out later. */
const timesOf = (answerWithin: number) => ({ statement_timeout: answerWithin / 2, query_timeout: answerWithin })

/**
 * Runs the database's jobs, together with every other engine. Jobs have connections of their own, so that requests and
 * jobs never wait for each other's. After a connection loss a new generation of workers starts as soon as the database
 * is back, with connections of its own; the old one's jobs are unlocked once it has ended.
 */
export const startWorker = (options: WorkerOptions) => {
  const { url, tasks, rounds = [], log, maxDuration = 60_000, lookInterval, answerWithin = usualAnswer } = options
  const onLost = (error: Error) => log.warn({ err: error }, 'a connection of the jobs was lost')
  const openPool = (): pg.Pool => {
    const opened = new pg.Pool({
      connectionString: url,
      max: atATime + 1,
      connectionTimeoutMillis: connectWithin,
      ...timesOf(answerWithin),
      application_name: 'pausenhof-jobs',
    })
    // The pool repeats the error of an idle client.
    return opened.on('error', () => undefined).on('connect', (client) => client.on('error', onLost))
  }
  /** The library gives a connection without an answer back to its pool as a good one: each generation has a pool of its own. */
  let pool = openPool()
  const replacePool = (): pg.Pool => {
    const used = pool
    pool = openPool()
    return used
  }
  const taskList = Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [name, limited(task, { maxDuration, log })]),
  )
  const parsedCronItems = parseCronItems(
    rounds.map(({ task, match }) => ({ task, match, options: { backfillPeriod: day, jobKey: task } })),
  )
  const ended = new AbortController()

  let generation: Generation = { name: '', lost: new AbortController() }
  const lose = (name: string) => {
    if (name === generation.name) generation.lost.abort()
  }
  const events: WorkerEvents = new EventEmitter()
  events.on('pool:create', ({ workerPool }) => {
    generation = { name: workerPool.id, lost: new AbortController() }
  })
  // A lost answer may have assigned a job to this generation, which then holds its lock without knowing.
  events.on('worker:getJob:error', ({ worker }) => lose(worker.workerPool.id))
  events.on('pool:gracefulShutdown', ({ workerPool }) => lose(workerPool.id))

  /** Names of ended generations. Their locks must be released, or the locked jobs would never run. */
  const over = new Set<string>()
  const unlock = async (): Promise<void> => {
    const names = [...over]
    if (names.length === 0) return
    await pool.query('select graphile_worker.force_unlock_workers($1)', [names])
    for (const name of names) over.delete(name)
  }

  /** Waits for running jobs; the sign of life stays until then. */
  const finish = async ({ runner, life, name, used }: Ending): Promise<void> => {
    // It rejects when the library has stopped it by itself.
    await runner.stop().catch(() => undefined)
    await runner.promise.catch(() => undefined)
    await life.end()
    over.add(name)
    if (!ended.signal.aborted) await unlock().catch(() => undefined)
    await used.end()
  }
  const finishing = new Set<Promise<void>>()

  /** Runs until it is stopped or the database is lost. */
  const work = async (): Promise<void> => {
    await unlock()
    const runner = await run({
      pgPool: pool,
      concurrency: atATime,
      noHandleSignals: true,
      pollInterval: dueInterval,
      events,
      logger: loggerOf(log),
      taskList,
      parsedCronItems,
      preset,
    })
    const { name, lost } = generation
    const life = signOfLife({ url, name, log, lookInterval, times: timesOf(answerWithin) })
    const isOver = AbortSignal.any([lost.signal, ended.signal])
    if (!isOver.aborted) await once(isOver, 'abort')
    const end = finish({ runner, life, name, used: replacePool() }).finally(() => finishing.delete(end))
    finishing.add(end)
  }

  const working = (async () => {
    let isAway = false
    while (!ended.signal.aborted) {
      try {
        await work()
        isAway = false
      } catch (error) {
        if (!isAway) log.warn({ err: error }, 'jobs are not done by this engine for a moment')
        isAway = true
        // One of its connections may be what failed. It ends with the last statement that is under way.
        inBackground(replacePool().end(), log, 'closing connections of the jobs')
      }
      await delay(restartAfter, undefined, { signal: ended.signal }).catch(() => undefined)
    }
    await Promise.all(finishing)
  })()

  return {
    events,
    /** Due jobs that wait, jobs that run, and those that were given up, by task; and for how many seconds the oldest of them has. */
    figures: async (): Promise<JobFigure[]> => {
      const { rows } = await pool.query<JobFigure>(
        `select task, state, count(*)::int as count, extract(epoch from now() - min(since))::float8 as oldest
         from (
           select task_identifier as task, coalesce(locked_at, run_at) as since,
             case when locked_at is not null then 'running' when attempts >= max_attempts then 'failed' else 'waiting' end as state
           from graphile_worker.jobs where run_at <= now() or locked_at is not null or attempts >= max_attempts
         ) j group by task, state`,
      )
      return rows
    },
    /** Waits for running jobs to finish. */
    stop: async (): Promise<void> => {
      ended.abort()
      const stopped = new AbortController()
      const ending = working.then(() => pool.end()).finally(() => stopped.abort())
      // The library repeats its last statements for minutes: without a database, whose locks are gone with it, nothing is to be waited for.
      await Promise.race([ending, databaseGone(url, stopped.signal)])
    },
  }
}

export type Worker = ReturnType<typeof startWorker>
