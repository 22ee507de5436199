import { EventEmitter, once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { Logger, parseCronItems, run, type TaskList, type WorkerEvents } from 'graphile-worker'
import pg from 'pg'
import { signOfLife } from './sign-of-life.ts'

export type JobLog = Record<'debug' | 'info' | 'warn' | 'error', (details: object, message: string) => void>

/** `signal` says that the time is up or the engine stops: what has not begun may wait for the next run. */
export type Task<Payload> = (payload: Payload, job: { signal: AbortSignal; attempt: number }) => Promise<void>

export type WorkerOptions = {
  url: string
  tasks: Record<string, Task<never>>
  rounds?: readonly { task: string; match: string }[]
  log: JobLog
  /** Milliseconds that a task may take. */
  longest?: number
  /** Milliseconds between two looks for jobs of engines that died. */
  lookInterval?: number
}

/** Milliseconds between two looks for jobs whose time has come: nobody is woken for these. */
const dueInterval = 1000
/** Jobs that one engine does at a time. Its connections: these, one that listens, and one as its sign of life. */
const atATime = 2
const day = 86_400_000
const restartAfter = 1000

const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'debug' } as const

/** Of a job only these words are logged: what it carries is not. */
const loggerOf = (log: JobLog): Logger =>
  new Logger(() => (level, message) => log[levels[level]]({ component: 'jobs' }, message))

const limited =
  (task: Task<never>, longest: number): NonNullable<TaskList[string]> =>
  async (payload, { abortSignal, job }) => {
    const signal = AbortSignal.any([abortSignal, AbortSignal.timeout(longest)])
    const ended = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    })
    ended.catch(() => undefined)
    await Promise.race([task(payload as never, { signal, attempt: job.attempts }), ended])
  }

/**
 * Does the jobs of the database, together with every other engine. They have connections of their own, so that calls and
 * jobs never wait for each other's.
 */
export const startWorker = (options: WorkerOptions) => {
  const { url, tasks, rounds = [], log, longest = 60_000, lookInterval } = options
  const pool = new pg.Pool({ connectionString: url, max: atATime + 1, application_name: 'pausenhof-jobs' })
  const onLost = (error: Error) => log.warn({ err: error }, 'a connection of the jobs was lost')
  pool.on('error', onLost).on('connect', (client) => client.on('error', onLost))
  const events: WorkerEvents = new EventEmitter()
  const taskList = Object.fromEntries(Object.entries(tasks).map(([name, task]) => [name, limited(task, longest)]))
  const parsedCronItems = parseCronItems(
    rounds.map(({ task, match }) => ({ task, match, options: { backfillPeriod: day, jobKey: task } })),
  )
  const ended = new AbortController()

  /** Until it is stopped, or gives up because the database is away. */
  const work = async (): Promise<void> => {
    const named = once(events, 'pool:create') as Promise<[{ workerPool: { id: string } }]>
    const runner = await run({
      ...{ pgPool: pool, concurrency: atATime, noHandleSignals: true, pollInterval: dueInterval },
      ...{ events, logger: loggerOf(log), taskList, parsedCronItems },
    })
    const [{ workerPool }] = await named
    const life = signOfLife({ url, name: workerPool.id, log, lookInterval })
    const stop = () => runner.stop().catch(() => undefined)
    ended.signal.addEventListener('abort', stop, { once: true })
    if (ended.signal.aborted) void stop()
    try {
      await runner.promise
    } finally {
      ended.signal.removeEventListener('abort', stop)
      await life.end()
    }
  }

  const working = (async () => {
    while (!ended.signal.aborted) {
      try {
        await work()
      } catch (error) {
        log.warn({ err: error }, 'jobs are not done by this engine for a moment')
      }
      await delay(restartAfter, undefined, { signal: ended.signal }).catch(() => undefined)
    }
  })()

  return {
    events,
    /** Jobs that are due and wait, and those that were given up. */
    count: async (): Promise<{ waiting: number; failed: number }> => {
      const { rows } = await pool.query<{ waiting: number; failed: number }>(
        `select count(*) filter (where attempts < max_attempts and locked_at is null and run_at <= now())::int as waiting,
           count(*) filter (where attempts >= max_attempts)::int as failed
         from graphile_worker.jobs`,
      )
      return rows[0] ?? { waiting: 0, failed: 0 }
    },
    /** Lets what has begun come to its end. */
    stop: async (): Promise<void> => {
      ended.abort()
      await working
      await pool.end()
    },
  }
}

export type Worker = ReturnType<typeof startWorker>
