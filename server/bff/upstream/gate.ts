// cockatiel instead of opossum: it has no dependencies and brings its own types.
import { type CircuitBreakerPolicy, CircuitState, ConsecutiveBreaker, circuitBreaker, handleAll } from 'cockatiel'
import { AdaptiveLimit, type LimitState, OverloadError } from '#lib/adaptive-limit.ts'
import type { Budget } from './budget.ts'
import { isTimeout, UpstreamUnavailable } from './unavailable.ts'

type GateState = 'closed' | 'half-open' | 'open'

/** Callbacks for every state change of a breaker, and for every call refused by the breaker or the limit. */
export type GateReport = {
  state: (upstream: string, state: GateState) => void
  refused: (upstream: string, reason: 'open' | 'busy') => void
}

export type GateOptions = {
  name: string
  /** Maximum concurrent calls. Twice as many may wait. */
  connections: number
  /** Lower bound of the adaptive limit, for slow calls, too. Default: a quarter of `connections`. */
  min?: number
  /** Sends a cheap request to the upstream; rejects without a good answer before the signal. */
  probe: (signal: AbortSignal) => Promise<unknown>
  /** Milliseconds between probes while the breaker is open. Short, so that calls resume soon after the upstream's return. */
  probeEveryMs?: number
  /** Probes after a failed call; when all of them fail the breaker opens. With 0 it never does. */
  confirmations?: number
  report?: GateReport | undefined
}

type Answer = { status: number }

/** A time-out of a call that had at least this many milliseconds starts probes, so that an engine that hangs is noticed soon. */
const suspiciousMs = 900

/** Patience of the probes that look into a failure, and of those that wait for the upstream's return. */
const confirmationMs = 1500
const probeMs = 800
const confirmationEveryMs = 50
/** Longest wait in the queue. */
const maxWaitMs = 2000
const slices = 8

const states: Readonly<Record<CircuitState, GateState>> = {
  [CircuitState.Closed]: 'closed',
  [CircuitState.HalfOpen]: 'half-open',
  [CircuitState.Open]: 'open',
  [CircuitState.Isolated]: 'open',
}

/**
 * Guards an upstream with a circuit breaker and a limit of concurrent calls. A failed call (a rejection of `work`, an answer with status
 * 5xx) starts probes, and they alone decide: while one table is locked or one field fails, calls for everything
 * else go on. While the breaker is not closed every call fails at once and only probes are sent; the first answered probe closes it.
 */
export class UpstreamGate {
  readonly name: string
  readonly #probe: GateOptions['probe']
  readonly #confirmations: number
  readonly #report: GateReport | undefined
  readonly #limit: AdaptiveLimit
  readonly #circuit: CircuitBreakerPolicy
  readonly #onRecovery: (() => void)[] = []
  readonly #timers = new Set<NodeJS.Timeout>()
  #isConfirming = false
  #isClosed = false

  constructor({
    name,
    connections,
    min = Math.ceil(connections / 4),
    probe,
    probeEveryMs = 250,
    confirmations = 3,
    report,
  }: GateOptions) {
    this.name = name
    // `halfOpenAfter` is 0 because the probes have a timer of their own.
    this.#circuit = circuitBreaker(handleAll, { halfOpenAfter: 0, breaker: new ConsecutiveBreaker(confirmations) })
    this.#probe = probe
    this.#confirmations = confirmations
    this.#report = report
    this.#limit = new AdaptiveLimit({ min: min, max: connections, queue: 2 * connections, maxWaitMs })
    report?.state(name, 'closed')
    this.#circuit.onStateChange((state) => report?.state(name, states[state]))
    this.#circuit.onBreak(() => this.#later(probeEveryMs, () => this.#ask(probeMs)))
    this.#circuit.onReset(() => {
      for (const listener of this.#onRecovery) listener()
    })
  }

  get state(): GateState {
    return states[this.#circuit.state]
  }

  /** True while the upstream counts as down: calls fail at once. */
  get isOpen(): boolean {
    return this.#circuit.state !== CircuitState.Closed
  }

  get calls(): LimitState {
    return this.#limit.state
  }

  /** The listener is called each time the breaker closes again. */
  onRecovery(listener: () => void): void {
    this.#onRecovery.push(listener)
  }

  /** Rejects with UpstreamUnavailable `open` or `busy` when the call is not made, otherwise as `work` does. `isSuspicious`: whether an error speaks against the upstream. */
  async run<T extends Answer>(
    work: () => Promise<T>,
    isSuspicious: (error: unknown) => boolean = () => true,
  ): Promise<T> {
    if (this.isOpen) throw this.#refusal('open')
    try {
      return await this.#limit.run(() => this.#attempt(work, isSuspicious))
    } catch (error) {
      if (error instanceof OverloadError) throw this.#refusal('busy')
      throw error
    }
  }

  /** As `run`, within the request's remaining time: rejects when that is spent. */
  async runWithin<T extends Answer>(budget: Budget, work: () => Promise<T>): Promise<T> {
    let allowedMs = 0
    const attempt = () => {
      budget.check()
      allowedMs = budget.left
      return work()
    }
    return budget.wait(this.run(attempt, (error) => !isTimeout(error) || allowedMs >= suspiciousMs))
  }

  /** Stops the timers. */
  close(): void {
    this.#isClosed = true
    for (const timer of this.#timers) clearTimeout(timer)
  }

  async #attempt<T extends Answer>(work: () => Promise<T>, isSuspicious: (error: unknown) => boolean): Promise<T> {
    // The breaker may have opened while the call was queued.
    if (this.isOpen) throw this.#refusal('open')
    try {
      const answer = await work()
      if (answer.status >= 500) this.#confirm()
      return answer
    } catch (error) {
      if (isSuspicious(error)) this.#confirm()
      throw error
    }
  }

  /** Starts a series of confirmation probes; failures during a series start no second one. */
  #confirm(): void {
    if (this.#isConfirming || this.isOpen || this.#confirmations === 0) return
    this.#isConfirming = true
    for (let count = 0; count < this.#confirmations; count += 1) {
      this.#later(count * confirmationEveryMs, () => this.isOpen || this.#ask(confirmationMs))
    }
    this.#later(this.#confirmations * confirmationEveryMs + confirmationMs, () => {
      this.#isConfirming = false
    })
  }

  #ask(patienceMs: number): void {
    this.#circuit
      .execute(async () => {
        const { signal, stop } = probeSignal(patienceMs)
        try {
          await this.#probe(signal)
          return { status: 200 }
        } finally {
          stop()
        }
      })
      // The breaker has counted the failure.
      .catch(() => {})
  }

  #later(ms: number, work: () => void): void {
    if (this.#isClosed) return
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      work()
    }, ms)
    timer.unref()
    this.#timers.add(timer)
  }

  #refusal(reason: 'open' | 'busy'): UpstreamUnavailable {
    this.#report?.refused(this.name, reason)
    const why = reason === 'open' ? 'the circuit breaker is open' : 'too many calls at once'
    return new UpstreamUnavailable(reason, `Upstream ${this.name}: ${why}`)
  }
}

/** Aborts after `ms`, measured in slices, so that a pause of this process itself counts as one slice at most. */
function probeSignal(ms: number): { signal: AbortSignal; stop: () => void } {
  const controller = new AbortController()
  let left = slices
  const timer = setInterval(() => {
    left -= 1
    if (left === 0) controller.abort(new DOMException('No answer to a probe', 'TimeoutError'))
  }, ms / slices)
  timer.unref()
  return { signal: controller.signal, stop: () => clearInterval(timer) }
}
