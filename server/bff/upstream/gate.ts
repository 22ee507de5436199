// cockatiel and not opossum: it has no dependencies, its types are its own, and the rule that opens the breaker is ours to give.
import { CircuitState, circuitBreaker, handleWhen } from 'cockatiel'
import { AdaptiveLimit, type LimitState, Overloaded } from '#lib/adaptive-limit.ts'
import type { Budget } from './budget.ts'
import { FailuresOfLastSecond } from './failures-of-last-second.ts'
import { isTimeout, UpstreamUnavailable } from './unavailable.ts'

type GateState = 'closed' | 'half-open' | 'open'

/** Told of every change of a breaker, and of every call that was not sent because of it or of the limit. */
export type GateReport = {
  state: (upstream: string, state: GateState) => void
  refused: (upstream: string, reason: 'open' | 'busy') => void
}

export type GateOptions = {
  name: string
  /** Most calls under way. Twice as many may wait. */
  connections: number
  /** Calls that always may be under way, however long they take. Default: a quarter of the most. */
  fewest?: number
  /** Asks the upstream something cheap; rejects when there is no good answer until the signal. */
  probe: (signal: AbortSignal) => Promise<unknown>
  /** Probes after a failure, which make sure whether the upstream is down where few visitors would show it. */
  confirmations?: number
  report?: GateReport | undefined
}

type Answer = { status: number }

/** A call that was given less than this, in milliseconds, and had no answer says nothing of the upstream. */
const fairChanceMs = 900

const probeMs = 800
const confirmationEveryMs = 50
/** Longest wait for other calls to end. */
const longestWaitMs = 2000
/** While the breaker is open, the upstream is probed this often, so that it is used again soon after its return. */
const probeEveryMs = 250
const slices = 8

const states: Readonly<Record<CircuitState, GateState>> = {
  [CircuitState.Closed]: 'closed',
  [CircuitState.HalfOpen]: 'half-open',
  [CircuitState.Open]: 'open',
  [CircuitState.Isolated]: 'open',
}

/** A failure that says nothing of the upstream as it is now. */
class Uncounted extends Error {}

/**
 * What stands before each upstream: a circuit breaker and a limit of calls at once. Failures are what `work` rejects with and
 * answers with a status of 5xx. While the breaker is not closed every call fails at once; only probes are sent, and the first
 * that is answered closes it.
 */
export class UpstreamGate {
  readonly name: string
  readonly #probe: GateOptions['probe']
  readonly #confirmations: number
  readonly #report: GateReport | undefined
  readonly #limit: AdaptiveLimit
  readonly #circuit = circuitBreaker(
    handleWhen((error) => !(error instanceof Uncounted)).orWhenResult((answer) => (answer as Answer).status >= 500),
    // Of no matter here: probes have a pace of their own.
    { halfOpenAfter: 0, breaker: new FailuresOfLastSecond() },
  )
  readonly #onRecovery: (() => void)[] = []
  readonly #timers = new Set<NodeJS.Timeout>()
  #recoveredAt = 0
  #isConfirming = false
  #isClosed = false

  constructor({
    name,
    connections,
    fewest = Math.ceil(connections / 4),
    probe,
    confirmations = 3,
    report,
  }: GateOptions) {
    this.name = name
    this.#probe = probe
    this.#confirmations = confirmations
    this.#report = report
    this.#limit = new AdaptiveLimit({ min: fewest, max: connections, queue: 2 * connections, longestWaitMs })
    report?.state(name, 'closed')
    this.#circuit.onStateChange((state) => report?.state(name, states[state]))
    this.#circuit.onFailure(({ handled }) => handled && this.#confirm())
    this.#circuit.onBreak(() => this.#later(probeEveryMs, () => this.#ask()))
    this.#circuit.onReset(() => {
      this.#recoveredAt = performance.now()
      for (const listener of this.#onRecovery) listener()
    })
  }

  get state(): GateState {
    return states[this.#circuit.state]
  }

  /** The upstream is known to be down: calls fail at once. */
  get isOpen(): boolean {
    return this.#circuit.state !== CircuitState.Closed
  }

  get calls(): LimitState {
    return this.#limit.state
  }

  /** Called each time when the breaker closes again. */
  onRecovery(listener: () => void): void {
    this.#onRecovery.push(listener)
  }

  /**
   * Rejects with UpstreamUnavailable `open` or `busy` when the call is not made, otherwise as `work` does. `counts`: whether an
   * error of this call says something of the upstream. A call that began before the last recovery never counts.
   */
  async run<T extends Answer>(work: () => Promise<T>, counts: (error: unknown) => boolean = () => true): Promise<T> {
    if (this.isOpen) throw this.#refusal('open')
    try {
      return await this.#limit.run(() => this.#attempt(work, counts))
    } catch (error) {
      if (error instanceof Overloaded) throw this.#refusal('busy')
      throw error instanceof Uncounted ? error.cause : error
    }
  }

  /**
   * As `run`, for the time that the request has left: rejects when that is spent. A time-out counts when the call was given
   * a fair chance.
   */
  async runWithin<T extends Answer>(budget: Budget, work: () => Promise<T>): Promise<T> {
    let given = 0
    const attempt = () => {
      budget.check()
      given = budget.left
      return work()
    }
    return budget.wait(this.run(attempt, (error) => !isTimeout(error) || given >= fairChanceMs))
  }

  /** Ends its timers. */
  close(): void {
    this.#isClosed = true
    for (const timer of this.#timers) clearTimeout(timer)
  }

  async #attempt<T extends Answer>(work: () => Promise<T>, counts: (error: unknown) => boolean): Promise<T> {
    // It may have opened while the call waited for its turn.
    if (this.isOpen) throw this.#refusal('open')
    const start = performance.now()
    return this.#circuit.execute(async () => {
      try {
        return await work()
      } catch (cause) {
        if (start < this.#recoveredAt || !counts(cause)) throw new Uncounted('', { cause })
        throw cause
      }
    })
  }

  /** One series at a time, whatever fails meanwhile. */
  #confirm(): void {
    if (this.#isConfirming || this.isOpen || this.#confirmations === 0) return
    this.#isConfirming = true
    for (let count = 0; count < this.#confirmations; count += 1) {
      this.#later(count * confirmationEveryMs, () => this.isOpen || this.#ask())
    }
    this.#later(this.#confirmations * confirmationEveryMs + probeMs, () => {
      this.#isConfirming = false
    })
  }

  #ask(): void {
    this.#circuit
      .execute(async () => {
        const { signal, stop } = this.#probeSignal()
        try {
          await this.#probe(signal)
          return { status: 200 }
        } finally {
          stop()
        }
      })
      // The breaker has counted it.
      .catch(() => {})
  }

  /** Ends after `probeMs` in slices, so that time in which this process itself stood still counts as one slice at most. */
  #probeSignal(): { signal: AbortSignal; stop: () => void } {
    const controller = new AbortController()
    let left = slices
    const timer = setInterval(() => {
      left -= 1
      if (left === 0) controller.abort(new DOMException('No answer to a probe', 'TimeoutError'))
    }, probeMs / slices)
    timer.unref()
    return { signal: controller.signal, stop: () => clearInterval(timer) }
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
