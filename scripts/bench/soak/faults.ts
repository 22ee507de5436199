import { setTimeout as delay } from 'node:timers/promises'
import { pick, randomOf } from '#lib/testing/random.ts'
import type { Topology } from './topology.ts'

/** Milliseconds after a fault in which answers may still tell of it: circuits close, connections are made anew. */
const graceMs = 15_000

/** Kills, stops and slows one component after the other, in an order that follows from the seed. */
export class Faults {
  readonly #topology: Topology
  readonly #random: () => number
  readonly #log: (line: string) => void
  /** The one that is under way, or was last. */
  #last = ''
  #isUnderway = false
  #endedAt = Number.NEGATIVE_INFINITY
  count = 0

  constructor(topology: Topology, seed: number, log: (line: string) => void) {
    this.#topology = topology
    this.#random = randomOf(seed)
    this.#log = log
  }

  /** What may be the reason of an answer that came now, or null. */
  get current(): string | null {
    return this.#isUnderway || Date.now() - this.#endedAt < graceMs ? this.#last : null
  }

  async run(untilMs: number): Promise<void> {
    const { components, gates } = this.#topology
    const start = Date.now()
    while (Date.now() < untilMs) {
      const how = pick(this.#random, ['kill', 'stop', 'slow'] as const)
      const component = pick(this.#random, components)
      const name = pick(this.#random, Object.keys(gates) as (keyof typeof gates)[])
      const seconds = 2 + Math.floor(this.#random() * 6)
      const what = how === 'slow' ? `slow ${name} by 150 ms, ${seconds} s` : `${how} ${component.name}, ${seconds} s`
      this.#log(`${((Date.now() - start) / 1000).toFixed(0).padStart(4)} s  ${what}`)
      this.count += 1
      this.#last = what
      this.#isUnderway = true
      if (how === 'kill') {
        await component.kill()
        await delay(seconds * 500)
        await component.start()
      } else if (how === 'stop') {
        component.pause()
        await delay(seconds * 1000)
        component.resume()
      } else {
        gates[name].delayMs = 150
        await delay(seconds * 1000)
        gates[name].delayMs = 0
      }
      this.#isUnderway = false
      this.#endedAt = Date.now()
      await delay(4000 + Math.floor(this.#random() * 8000))
    }
  }
}
