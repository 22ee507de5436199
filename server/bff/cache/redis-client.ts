import { Redis, type RedisOptions, ReplyError } from 'ioredis'
import type { RedisState } from '../operations/metrics.ts'

declare module 'fastify' {
  interface FastifyInstance {
    redisReport: ReturnType<typeof createRedisReport>
  }
}

export type RedisLog = { warn: (details: object, message: string) => void }

/** What becomes of the connections of this process, by the name of each. */
export type RedisReport = {
  state: (connection: string, state: RedisState, error?: unknown) => void
  error: (connection: string, error: unknown) => void
}

type Counts = {
  redisError: (connection: string, code: string) => void
  redisState: (connection: string, state: RedisState) => void
}

/** Answers of a node that is not, or not yet, the one to ask. A script repeats them in its own message. */
const awayAnswer = /(?:^|-)(READONLY|LOADING|MASTERDOWN|CLUSTERDOWN|NOREPLICAS|UNBLOCKED)\b/

const awayCodeOf = (error: unknown): string | null =>
  error instanceof Error ? (awayAnswer.exec(error.message)?.[1] ?? null) : null

/** Whether the node is not the one to ask: its connection ends by itself. */
export const isAwayAnswer = (error: unknown): boolean => awayCodeOf(error) !== null

/** Code of a connection that ended, and of the commands that it took along. */
const closed = 'CLOSED'

/** Few and fixed, for the label of a metric: the first word of an answer, or the system's code. */
const codeOf = (error: unknown): string => {
  const { code, message } = error as { code?: unknown; message?: string }
  if (awayCodeOf(error)) return awayCodeOf(error) ?? ''
  if (error instanceof ReplyError) return /^[A-Z]{2,20}\b/.exec(message ?? '')?.[0] ?? 'ERR'
  return typeof code === 'string' ? code : /timed out/.test(message ?? '') ? 'TIMEOUT' : closed
}

/** Logs once per change of a connection's state, and once per cause until it is connected again; counts every error. */
export const createRedisReport = (log: RedisLog, counts: Counts): RedisReport & { states: () => string[] } => {
  const states = new Map<string, RedisState>()
  const causes = new Map<string, Set<string>>()

  const changed = (connection: string, state: RedisState): void => {
    states.set(connection, state)
    counts.redisState(connection, state)
  }

  const connected = (connection: string): void => {
    const before = states.get(connection)
    changed(connection, 'connected')
    causes.delete(connection)
    if (before !== undefined && before !== 'connected') log.warn({ redis: connection }, 'redis: connected again')
  }

  const lost = (connection: string, state: RedisState, error: unknown): void => {
    const before = states.get(connection)
    const known = causes.get(connection) ?? new Set()
    const cause = error === undefined ? closed : codeOf(error)
    // A node that is read only is asked again and again, and each of these connections ends.
    if (before === 'readonly' && cause === closed) return
    if (before !== state) changed(connection, state)
    if (known.has(cause)) return
    causes.set(connection, known.add(cause))
    log.warn({ redis: connection, state, cause, ...(error !== undefined && { err: error }) }, 'redis: going on without')
  }

  return {
    error: (connection, error) => counts.redisError(connection, codeOf(error)),
    state: (connection, state, error) => {
      if (state === 'connected') connected(connection)
      else lost(connection, awayCodeOf(error) === null ? state : 'readonly', error)
    },
    states: () => [...states].map(([connection, state]) => `${connection} ${state}`),
  }
}

/** Fails at once instead of queueing: waiting for Redis would cost more than it saves. */
const usualOptions: RedisOptions = {
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  connectTimeout: 500,
  keepAlive: 5000,
  // It would ask a node that loads, or a replica without its primary, until that is over, and never resolve the address anew.
  enableReadyCheck: false,
}

/** Milliseconds until a node that was the wrong one is asked again. */
const awayPause = 1000

type Connection = {
  /** Its name in logs and metrics. */
  name: string
  report: RedisReport
  options?: RedisOptions
  /** The node is not the one to ask any more: other connections to it end, too. */
  onAway?: () => void
}

/**
 * A connection to Redis. An answer by which the node is not the one to ask, as that of a primary that a failover has made a replica, ends
 * it: the next one resolves the address anew, and without that it would stay where it is for ever.
 */
export const openRedis = (url: string, { name, report, options, onAway }: Connection): Redis => {
  let isAway = false
  const client = new Redis(url, {
    ...usualOptions,
    ...options,
    reconnectOnError: (error) => {
      if (awayCodeOf(error) === null) return false
      isAway = true
      report.state(name, 'readonly', error)
      onAway?.()
      return true
    },
    retryStrategy: (attempt) => {
      const pause = isAway ? awayPause : Math.min(50 * attempt, 1000)
      isAway = false
      return pause
    },
  })
  client.on('error', (error) => {
    report.error(name, error)
    report.state(name, 'down', error)
  })
  // Not of a connection that this process closes itself.
  client.on('reconnecting', () => report.state(name, 'down'))
  return client
}
