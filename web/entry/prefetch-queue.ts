export type Connection = { saveData?: boolean; effectiveType?: string }

/** True when the visitor saves data or has a 2g connection: then nothing is prefetched (storefront.md §9). */
export const isSparing = (connection: Connection | undefined): boolean =>
  connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '')

/** Route preloads that run at the same time (storefront.md §9). */
const maxConcurrent = 4

/** Fetches each kind once, a few in parallel, in order. A failed kind is fetched again when it is added again. */
export class PrefetchQueue {
  readonly #fetch: (href: string) => Promise<unknown>
  readonly #known = new Set<string>()
  readonly #waiting: { kind: string; href: string }[] = []
  #running = 0

  constructor(fetch: (href: string) => Promise<unknown>) {
    this.#fetch = fetch
  }

  add(kind: string, href: string): void {
    if (this.#known.has(kind)) return
    this.#known.add(kind)
    this.#waiting.push({ kind, href })
    this.#next()
  }

  #next(): void {
    if (this.#running >= maxConcurrent) return
    const wanted = this.#waiting.shift()
    if (!wanted) return
    this.#running += 1
    this.#fetch(wanted.href)
      .catch(() => this.#known.delete(wanted.kind))
      .finally(() => {
        this.#running -= 1
        this.#next()
      })
  }
}
