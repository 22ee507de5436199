/** There is no place for the work, or the wait for one would be too long. The work was not begun. */
export class OverloadError extends Error {
  constructor() {
    super('Too much work at once')
    this.name = 'Overloaded'
  }
}

/** Milliseconds that only rise, and a timer: `every` returns what stops it. */
type LimitClock = {
  now: () => number
  every: (ms: number, tick: () => void) => () => void
}

export type AdaptiveLimitOptions = {
  /** Fewest and most works at once; the limit moves between them and starts low, with twice the fewest. */
  min: number
  max: number
  /** Works that may wait for a place, first come, first served. */
  queue: number
  /** Milliseconds after which a waiting work is rejected; a work that would wait longer is rejected at once. */
  maxWaitMs: number
  /**
   * Overload begins with the first work that is rejected. Then for a while a work waits no longer than one takes at its best, so that
   * those admitted are quick. Afterwards works wait as before: callers that ask again at once look like more than there are. Where that
   * is overload again, the while is twice as long. Works that wait already keep their places. Left out: only `#maxWaitMs` counts.
   */
  staysQuick?: boolean
  clock?: LimitClock
}

/** What a limit reports to metrics; `rejected` counts since the start. */
export type LimitState = { limit: number; running: number; waiting: number; rejected: number }

/** How many times its best a work may take before there are fewer at once. */
const tolerance = 1.5
/** The least and most that one window changes the limit by, before it is smoothed. */
const steepestGradient = 0.5
const smoothing = 0.3
const samplesOfWindow = 10
/** Milliseconds for which the best latency is believed. */
const bestLifetimeMs = 30_000
/** Milliseconds of the first while of overload, and of the longest; with so many after one, the next is a first one again. */
const overload = { first: 5000, max: 40_000, isOver: 4000 } as const
/** Milliseconds without a rejection after which overload has ended. */
const calmMs = 2000
const heartbeatMs = 50
/** A heartbeat that is later than this (milliseconds) means that the process stood still. */
const stallMs = 1000

const systemClock: LimitClock = {
  now: () => performance.now(),
  every: (ms, tick) => {
    const timer = setInterval(tick, ms)
    timer.unref()
    return () => clearInterval(timer)
  },
}

type Waiting = { since: number; admit: () => void; reject: (error: OverloadError) => void }

/**
 * Limits how many works run at once by their latency: the limit follows the gradient between the best median latency of the
 * last half minute and the present one, as in Netflix's concurrency-limits. When the works only take longer because there
 * are more of them, it falls; when more at once cost nothing, it rises.
 *
 * Time in which the process did not run at all (suspended, or the machine slept) is not counted: neither as latency nor as
 * waiting. When everything that works depend on is paused for a while, one window of latencies lowers the limit by a sixth at most.
 */
export class AdaptiveLimit {
  readonly #min: number
  readonly #max: number
  readonly #queue: number
  readonly #maxWaitMs: number
  readonly #staysQuick: boolean
  readonly #clock: LimitClock
  readonly #waiting: Waiting[] = []
  #limit: number
  #running = 0
  #rejected = 0

  /** Milliseconds that the process ran while there was work; stands still in a stall. */
  #time = 0
  #readAt: number
  #stopHeartbeat: (() => void) | null = null
  /** Changes when latencies of works that are running would mislead. */
  #epoch = 0

  #samples: number[] = []
  #isSaturated = false
  #best: { latency: number; at: number } | null = null
  #latency = 0
  /** Milliseconds from one end to the next, smoothed over windows that were no probes; the limit may have moved since. */
  #pace = 0
  /** For one window only the fewest works run, to learn the best latency anew. */
  #isProbing = false

  #overloadedUntil = Number.NEGATIVE_INFINITY
  #overloadMs = 0
  #rejectedAt = Number.NEGATIVE_INFINITY

  constructor({ min, max, queue, maxWaitMs, staysQuick = false, clock = systemClock }: AdaptiveLimitOptions) {
    this.#min = Math.min(min, max)
    this.#max = max
    this.#limit = Math.min(max, 2 * min)
    this.#queue = queue
    this.#maxWaitMs = maxWaitMs
    this.#staysQuick = staysQuick
    this.#clock = clock
    this.#readAt = clock.now()
  }

  get state(): LimitState {
    return {
      limit: this.#places,
      running: this.#running,
      waiting: this.#waiting.length,
      rejected: this.#rejected,
    }
  }

  /**
   * Does the work as soon as there is a place. Rejects with OverloadError without having begun it. Only the latency of works that
   * succeed counts; `isTypical` leaves out results that come quicker than others for a reason of their own (an error page).
   */
  async run<T>(work: () => Promise<T>, isTypical: (result: T) => boolean = () => true): Promise<T> {
    this.#readClock()
    if (this.#waiting.length > 0 || this.#running >= this.#places) await this.#place()
    else this.#begin()
    const start = this.#time
    const epoch = this.#epoch
    try {
      const result = await work()
      this.#readClock()
      if (epoch === this.#epoch && isTypical(result)) this.#addSample(this.#time - start)
      return result
    } finally {
      this.#running--
      this.#readClock()
      this.#admitWaiting()
    }
  }

  get #places(): number {
    return this.#isProbing ? this.#min : Math.floor(this.#limit)
  }

  #begin(): void {
    this.#running++
    if (this.#running >= this.#places) this.#isSaturated = true
    this.#stopHeartbeat ??= this.#clock.every(heartbeatMs, () => this.#beat())
  }

  #beat(): void {
    this.#readClock()
    // In order of arrival, so the first one has waited longest.
    while (this.#waiting[0] && this.#time - this.#waiting[0].since > this.#maxWaitMs) this.#rejectFirst()
  }

  #readClock(): void {
    const now = this.#clock.now()
    const gap = now - this.#readAt
    this.#readAt = now
    if (!this.#stopHeartbeat || gap < stallMs) this.#time += gap
    else this.#forgetSamples()
  }

  #forgetSamples(): void {
    this.#epoch++
    this.#samples = []
    this.#isSaturated = this.#running >= this.#places
  }

  #place(): Promise<void> {
    const mayWait = this.#mayWaitMs()
    // Under overload the place that it would wait for has just been taken, so that work counts too.
    const ahead = this.#waiting.length + (mayWait < this.#maxWaitMs ? 1 : 0)
    if (this.#waiting.length >= this.#queue || ahead * this.#pace > mayWait) {
      this.#countRejection()
      return Promise.reject(new OverloadError())
    }
    return new Promise((admit, reject) => this.#waiting.push({ since: this.#time, admit, reject }))
  }

  #mayWaitMs(): number {
    const isOverloaded = this.#time < this.#overloadedUntil && this.#time - this.#rejectedAt < calmMs
    return isOverloaded && this.#best ? Math.min(this.#best.latency, this.#maxWaitMs) : this.#maxWaitMs
  }

  #admitWaiting(): void {
    while (this.#running < this.#places) {
      const next = this.#waiting.shift()
      if (!next) break
      this.#begin()
      next.admit()
    }
    if (this.#running > 0) return
    this.#stopHeartbeat?.()
    this.#stopHeartbeat = null
  }

  #rejectFirst(): void {
    const first = this.#waiting.shift()
    this.#countRejection()
    first?.reject(new OverloadError())
  }

  #countRejection(): void {
    this.#rejected++
    this.#rejectedAt = this.#time
    if (!this.#staysQuick || this.#time < this.#overloadedUntil) return
    const isAgain = this.#time - this.#overloadedUntil < overload.isOver
    this.#overloadMs = isAgain ? Math.min(2 * this.#overloadMs, overload.max) : overload.first
    this.#overloadedUntil = this.#time + this.#overloadMs
  }

  #addSample(latency: number): void {
    this.#samples.push(latency)
    if (this.#samples.length < Math.max(samplesOfWindow, this.#places)) return
    this.#latency = median(this.#samples)
    const wasSaturated = this.#isSaturated && !this.#isProbing
    const pace = this.#latency / this.#places
    if (!this.#isProbing) this.#pace = this.#pace ? (this.#pace + pace) / 2 : pace
    this.#isProbing = false
    this.#learnBest(wasSaturated)
    if (wasSaturated) this.#moveLimit()
    this.#samples = []
    this.#isSaturated = this.#running >= this.#places
  }

  /** Latencies under load must not become the best with time, so the load is taken away for a window. */
  #learnBest(wasSaturated: boolean): void {
    const isOld = this.#best !== null && this.#time - this.#best.at > bestLifetimeMs
    if (!this.#best || this.#latency <= this.#best.latency || (isOld && !wasSaturated)) {
      this.#best = { latency: this.#latency, at: this.#time }
    } else if (isOld) {
      this.#isProbing = true
      this.#best.at = Number.NEGATIVE_INFINITY
      this.#forgetSamples()
    }
  }

  #moveLimit(): void {
    const best = this.#best?.latency ?? this.#latency
    const gradient = this.#latency > 0 ? (tolerance * best) / this.#latency : 1
    const headroom = Math.max(0.5, Math.sqrt(this.#limit) / 4)
    const wanted = this.#limit * Math.max(steepestGradient, Math.min(1, gradient)) + headroom
    const smooth = this.#limit * (1 - smoothing) + wanted * smoothing
    this.#limit = Math.max(this.#min, Math.min(this.#max, smooth))
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
