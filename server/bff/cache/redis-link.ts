import { type Redis, type RedisOptions, ReplyError } from 'ioredis'
import { inBackground } from '#lib/in-background.ts'
import { isAwayAnswer, openRedis, type RedisLog, type RedisReport } from './redis-client.ts'

const FAILURES_UNTIL_DOWN = 3
const RECOVERY_INTERVAL_MS = 1000

/** Time-out of a command in milliseconds; after it the caller goes on without Redis. */
const patience = 75

type LinkOptions = {
  /** Name of the connection in logs and metrics. */
  name: string
  log: RedisLog
  report: RedisReport
  /** Runs each time before Redis is used again; when it throws, Redis stays down. */
  recover?: () => Promise<void>
  onAway?: () => void
  commandTimeout?: number | undefined
  options?: RedisOptions
}

/** Written before Redis is used again: a replica answers reads, and refuses this. */
const probeKey = 'pausenhof:probe'

/**
 * A connection that never fails its caller. After three failures in a row Redis counts as down and is not asked
 * any more until a probe in the background succeeds, so a Redis that hangs costs three time-outs, not one a request. One
 * that refuses a vital command counts as down at once: answers to reads keep it from three in a row.
 */
export class RedisLink {
  readonly client: Redis
  readonly #options: LinkOptions
  #isUp = false
  #isClosed = false
  #failures = 0
  #timer: NodeJS.Timeout | undefined
  errors = 0

  constructor(url: string, options: LinkOptions) {
    this.#options = options
    const { name, report, onAway, commandTimeout = patience } = options
    this.client = openRedis(url, {
      name,
      report,
      ...(onAway && { onAway }),
      options: { ...options.options, commandTimeout },
    })
    this.client.on('ready', () => inBackground(this.#tryRecovery(), options.log, 'redis: recovery'))
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
      const { name, report } = this.#options
      report.error(name, err)
      const isRefused = isVital && err instanceof ReplyError
      if (this.#isUp && (isRefused || this.#failures >= FAILURES_UNTIL_DOWN)) {
        this.#isUp = false
        report.state(name, 'down', err)
        this.#schedule()
      }
      return undefined
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#timer)
    this.#isUp = false
    this.client.disconnect()
  }

  async #tryRecovery(): Promise<void> {
    try {
      await this.#probe()
      await this.#options.recover?.()
      this.#failures = 0
      this.#isUp = true
      this.#options.report.state(this.#options.name, 'connected')
    } catch (err) {
      const { name, report } = this.#options
      report.error(name, err)
      // The next connection is tried when it is ready.
      if (this.client.status !== 'ready' || isAwayAnswer(err)) return
      report.state(name, 'down', err)
      this.#schedule()
    }
  }

  /** Ends the connection to a node that takes no writes; one without memory is good for reading. */
  async #probe(): Promise<void> {
    await this.client.ping()
    await this.client.set(probeKey, '', 'PX', RECOVERY_INTERVAL_MS).catch((error: unknown) => {
      if (!(error instanceof ReplyError) || isAwayAnswer(error)) throw error
    })
  }

  #schedule(): void {
    clearTimeout(this.#timer)
    if (this.#isClosed) return
    this.#timer = setTimeout(
      () => inBackground(this.#tryRecovery(), this.#options.log, 'redis: recovery'),
      RECOVERY_INTERVAL_MS,
    )
    this.#timer.unref()
  }
}

type Subscription = {
  channel: string
  report: RedisReport
  onMessage: (text: string) => void
  /** Called after every (re)connection, when messages may have been missed. */
  onGap: () => void
}

/** Subscribes to one channel. */
export function subscribe(url: string, { channel, report, onMessage, onGap }: Subscription): Redis {
  const name = 'purges'
  const client = openRedis(url, { name, report, options: { maxRetriesPerRequest: null, autoResubscribe: false } })
  client.on('message', (_channel, text) => onMessage(text))
  client.on('ready', () => {
    client.subscribe(channel).then(
      () => {
        report.state(name, 'connected')
        onGap()
      },
      () => client.disconnect(true),
    )
  })
  return client
}
