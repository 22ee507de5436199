import { UpstreamUnavailable } from './unavailable.ts'

/** Milliseconds that all calls for one request may take together (transactions.md §9). */
export const requestMs = 5000

/** The same for a request that brings a file: the engine reads, checks and draws it, and may draw for five seconds alone. */
export const fileMs = 15_000

/** Milliseconds for what this process or Redis has, although the budget is spent. */
const graceMs = 150

/** What the calls of one request know of the upstream's token: `trial` is the one retry with a new token. */
type TokenTrial = { trial?: Promise<boolean> }

/**
 * The time that one request has for the upstream, however many calls, tokens and retries it needs. Calls get what is left;
 * when nothing is left they fail at once. What several visitors share is loaded with a budget of its own (`renewed`).
 */
export class Budget {
  #ms: number
  readonly #tokens: TokenTrial
  #end: number

  constructor(ms: number = requestMs, tokens: TokenTrial = {}) {
    this.#ms = ms
    this.#tokens = tokens
    this.#end = performance.now() + ms
  }

  /** Milliseconds, 0 when it is spent. */
  get left(): number {
    return Math.max(0, this.#end - performance.now())
  }

  /** From now on: the time in which a browser sends a body is not the upstream's. */
  restart(): void {
    this.#end = performance.now() + this.#ms
  }

  /** From now on, with the time that a file takes. */
  restartForFile(): void {
    this.#ms = fileMs
    this.restart()
  }

  /** The whole time again, for the same request. */
  renewed(): Budget {
    return new Budget(this.#ms, this.#tokens)
  }

  /** A part that the request can do without may take `ms` at most. */
  atMost(ms: number): Budget {
    return new Budget(Math.min(ms, this.left), this.#tokens)
  }

  /** Settles like `work`, or rejects with UpstreamUnavailable when the budget is spent; never before `grace` milliseconds. */
  async wait<T>(work: Promise<T>, grace = graceMs): Promise<T> {
    const { promise: end, reject } = Promise.withResolvers<never>()
    // When this process itself was busy for so long, answers that have arrived are read first.
    const timer = setTimeout(() => setImmediate(() => reject(spent())), Math.max(this.left, grace))
    try {
      return await Promise.race([work, end])
    } finally {
      clearTimeout(timer)
    }
  }

  /** Throws UpstreamUnavailable when no call may begin any more. */
  check(): void {
    if (this.left === 0) throw spent()
  }

  /**
   * The one retry with a new token. Of several calls at the same time the first one tries the token, and the others follow
   * only when it was taken, so that a request whose tokens are always refused asks twice and not twice for each call.
   */
  async withNewToken<T>(send: () => Promise<T>): Promise<T> {
    const { trial } = this.#tokens
    if (!trial) {
      const first = send()
      this.#tokens.trial = first.then(
        () => true,
        () => false,
      )
      return first
    }
    await this.checkToken()
    return send()
  }

  /** Throws UpstreamUnavailable when a new token was refused already. */
  async checkToken(): Promise<void> {
    if ((await this.#tokens.trial) === false)
      throw new UpstreamUnavailable('token', 'Upstream: a new token was refused')
  }
}

const spent = () => new UpstreamUnavailable('timeout', 'Upstream: the time of the request is spent')
