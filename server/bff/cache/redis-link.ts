import { Redis, type RedisOptions, ReplyError } from 'ioredis'
import { inBackground } from '#lib/in-background.ts'

export type CacheLog = { warn: (details: object, message: string) => void }

const FAILURES_UNTIL_DOWN = 3
const RECOVERY_INTERVAL_MS = 1000

/** Time-out of a command in milliseconds; after it the caller goes on without Redis. */
const patience = 75

/** Fails at once instead of queueing: waiting for the cache would cost more than it saves. */
const commandOptions: RedisOptions = {
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  connectTimeout: 500,
  keepAlive: 5000,
  retryStrategy: (attempt) => Math.min(50 * attempt, 1000),
}

const subscriberOptions: RedisOptions = {
  ...commandOptions,
  maxRetriesPerRequest: null,
  autoResubscribe: false,
}

/**
 * A connection that never fails its caller. After three failures in a row Redis counts as down and is not asked
 * any more until a probe in the background succeeds, so a Redis that hangs costs three time-outs, not one a request. One
 * that refuses a vital command counts as down at once: answers to reads keep it from three in a row.
 */
export class RedisLink {
  readonly client: Redis
  readonly #log: CacheLog
  readonly #recover: () => Promise<void>
  #isUp = false
  #failures = 0
  #timer: NodeJS.Timeout | undefined
  errors = 0

  /** `recover` runs each time before Redis is used again; when it throws, Redis stays down. */
  constructor(url: string, log: CacheLog, recover: () => Promise<void>, commandTimeout = patience) {
    this.#log = log
    this.#recover = recover
    this.client = new Redis(url, { ...commandOptions, commandTimeout })
    this.client.on('error', () => {})
    this.client.on('ready', () => inBackground(this.#tryRecovery(), log, 'redis: recovery'))
    this.client.on('close', () => {
      this.#isUp = false
    })
  }

  get isUp(): boolean {
    return this.#isUp
  }

  /** Undefined when Redis is down or fails. `isVital`: a Redis that refuses it, as a replica or without memory, counts as down. */
  async run<T>(command: (client: Redis) => Promise<T>, { isVital = false } = {}): Promise<T | undefined> {
    if (!this.#isUp) return undefined
    try {
      const result = await command(this.client)
      this.#failures = 0
      return result
    } catch (err) {
      this.errors++
      this.#failures++
      const isRefused = isVital && err instanceof ReplyError
      if (this.#isUp && (isRefused || this.#failures >= FAILURES_UNTIL_DOWN)) {
        this.#isUp = false
        this.#log.warn({ err }, 'redis: down, going on without')
        this.#schedule()
      }
      return undefined
    }
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer)
    this.#isUp = false
    this.client.disconnect()
  }

  async #tryRecovery(): Promise<void> {
    try {
      await this.client.ping()
      await this.#recover()
      this.#failures = 0
      this.#isUp = true
    } catch {
      if (this.client.status === 'ready') this.#schedule()
    }
  }

  #schedule(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(
      () => inBackground(this.#tryRecovery(), this.#log, 'redis: recovery'),
      RECOVERY_INTERVAL_MS,
    )
    this.#timer.unref()
  }
}

/** Subscribes to one channel. `onGap` is called after every (re)connection, when messages may have been missed. */
export function subscribe(url: string, channel: string, onMessage: (text: string) => void, onGap: () => void): Redis {
  const client = new Redis(url, subscriberOptions)
  client.on('error', () => {})
  client.on('message', (_channel, text) => onMessage(text))
  client.on('ready', () => {
    client.subscribe(channel).then(onGap, () => client.disconnect(true))
  })
  return client
}
