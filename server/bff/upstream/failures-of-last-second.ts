import { CircuitState, type IBreaker } from 'cockatiel'

const slotMs = 100
const slotCount = 10
/** A few slow calls are no outage. */
const fewestFailures = 3

type Slot = { number: number; good: number; bad: number }

/**
 * Opens a circuit when at least three calls failed within the last second, and more failed than were answered. cockatiel's own
 * SamplingBreaker forgets old calls only as new ones come, so that at low traffic those of long ago would count.
 */
export class FailuresOfLastSecond implements IBreaker {
  /** Nothing that would have to outlive the process. */
  state: unknown = null
  readonly #now: () => number
  #slots: Slot[] = []

  constructor(now: () => number) {
    this.#now = now
  }

  success(state: CircuitState): void {
    if (state === CircuitState.HalfOpen) this.#slots = []
    this.#current().good += 1
  }

  failure(state: CircuitState): boolean {
    this.#current().bad += 1
    if (state !== CircuitState.Closed) return true
    const bad = this.#slots.reduce((sum, slot) => sum + slot.bad, 0)
    const good = this.#slots.reduce((sum, slot) => sum + slot.good, 0)
    return bad >= fewestFailures && bad > good
  }

  #current(): Slot {
    const number = Math.floor(this.#now() / slotMs)
    const last = this.#slots.at(-1)
    if (last?.number === number) return last
    const slot = { number, good: 0, bad: 0 }
    this.#slots = [...this.#slots.filter((known) => known.number > number - slotCount), slot]
    return slot
  }
}
