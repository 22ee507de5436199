import { LRUCache } from 'lru-cache'
import type { Entry } from './entry.ts'

const ENTRY_OVERHEAD = 256

/** The level in this process: least recently used goes first, bounded by bytes, findable by tag. */
export class LocalStore {
  readonly #entries: LRUCache<string, Entry>
  readonly #keysByTag = new Map<string, Set<string>>()

  constructor(maxBytes: number) {
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ value }, key) =>
        (typeof value === 'string' ? value.length * 2 : value.length) + key.length * 2 + ENTRY_OVERHEAD,
      dispose: ({ tags }, key) => {
        for (const tag of tags) this.#forget(tag, key)
      },
    })
  }

  get(key: string): Entry | undefined {
    return this.#entries.get(key)
  }

  set(key: string, entry: Entry): void {
    this.#entries.set(key, entry)
    if (!this.#entries.has(key)) return // larger than the whole level
    for (const tag of entry.tags) {
      const keys = this.#keysByTag.get(tag)
      if (keys) keys.add(key)
      else this.#keysByTag.set(tag, new Set([key]))
    }
  }

  /** Ends what carries one of the tags; it stays usable for the case that nothing newer can be had. */
  expire(tags: readonly string[]): void {
    for (const tag of tags) {
      for (const key of this.#keysByTag.get(tag) ?? []) {
        const entry = this.#entries.peek(key)
        if (entry) Object.assign(entry, { freshUntil: 0, staleUntil: 0, retryAt: 0, failedAt: 0 })
      }
    }
  }

  /** Ends everything: purges may have been missed. */
  expireAll(): void {
    for (const entry of this.#entries.values()) Object.assign(entry, { freshUntil: 0, staleUntil: 0 })
  }

  get bytes(): number {
    return this.#entries.calculatedSize
  }

  get size(): number {
    return this.#entries.size
  }

  #forget(tag: string, key: string): void {
    const keys = this.#keysByTag.get(tag)
    keys?.delete(key)
    if (keys?.size === 0) this.#keysByTag.delete(tag)
  }
}
