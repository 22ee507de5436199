/** Nobody may wait: as many pages as allowed are being rendered and as many wait already. */
export class RenderQueueFull extends Error {
  constructor() {
    super('Too many pages are waiting to be rendered')
  }
}

/** Lets a bounded number of renders run at once and a bounded number wait, first come, first served. */
export class RenderQueue {
  readonly #concurrency: number
  readonly #capacity: number
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor(concurrency: number, capacity: number) {
    this.#concurrency = concurrency
    this.#capacity = capacity
  }

  get running(): number {
    return this.#running
  }

  get waiting(): number {
    return this.#waiting.length
  }

  /** Rejects with RenderQueueFull at once when there is no place. */
  async run<T>(render: () => Promise<T>): Promise<T> {
    if (this.#running < this.#concurrency) this.#running++
    else if (this.#waiting.length >= this.#capacity) throw new RenderQueueFull()
    // Whoever ends hands over its place, so the number of running ones stays.
    else await new Promise<void>((resolve) => this.#waiting.push(resolve))
    try {
      return await render()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running--
    }
  }
}
