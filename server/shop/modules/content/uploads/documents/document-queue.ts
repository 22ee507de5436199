import { type DocumentLimits, DocumentThread } from './document-thread.ts'
import { Turns } from './turns.ts'

/** Documents that wait at most, in all and of one network (those that are worked on included), and milliseconds until one has to start. */
export type QueueLimits = DocumentLimits & { maxWaiting: number; maxPerNetwork: number; startWithinMs: number }

/**
 * Documents of visitors for one thread, one at a time, so that what they take cannot add up. Of a network one stands in the queue, so that
 * nobody keeps others from the thread. What cannot start in time is answered `busy` then, and not worked on.
 */
export class DocumentQueue<Answer> {
  readonly #thread: DocumentThread<Answer>
  readonly #limits: QueueLimits
  readonly #all = new Turns()
  readonly #networks = new Map<string, Turns>()

  constructor(script: URL, limits: QueueLimits) {
    this.#thread = new DocumentThread(script, limits)
    this.#limits = limits
  }

  /** Null for a document that takes too much or breaks the thread. */
  async ask(bytes: Buffer, network: string | null): Promise<Answer | 'busy' | null> {
    const { maxWaiting, startWithinMs } = this.#limits
    const late = Promise.withResolvers<'busy'>()
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      late.resolve('busy')
    }, startWithinMs)
    const work = async (): Promise<Answer | 'busy' | null> => {
      if (isLate) return 'busy'
      clearTimeout(timer)
      return this.#thread.ask(bytes)
    }
    const enter = async () => (isLate || this.#all.count >= maxWaiting ? 'busy' : this.#all.run(work))
    const answered = this.#inNetwork(network, enter).catch(() => null)
    try {
      return await Promise.race([answered, late.promise])
    } finally {
      clearTimeout(timer)
    }
  }

  /** When the documents before it of the same network are done. */
  async #inNetwork<Result>(network: string | null, work: () => Promise<Result>): Promise<Result | 'busy'> {
    if (network === null) return work()
    const turns = this.#networks.get(network) ?? new Turns()
    if (turns.count >= this.#limits.maxPerNetwork) return 'busy'
    this.#networks.set(network, turns)
    try {
      return await turns.run(work)
    } finally {
      if (turns.count === 0) this.#networks.delete(network)
    }
  }
}
