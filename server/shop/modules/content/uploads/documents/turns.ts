/** Works one after the other, in the order in which they came. */
export class Turns {
  #last: Promise<unknown> = Promise.resolve()
  #count = 0

  /** Works that are under way or wait. */
  get count(): number {
    return this.#count
  }

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#count += 1
    const done = this.#last.then(work)
    this.#last = done.catch(() => null)
    try {
      return await done
    } finally {
      this.#count -= 1
    }
  }
}
