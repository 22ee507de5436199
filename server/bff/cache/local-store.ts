import { LRUCache } from 'lru-cache'
import type { CacheValue, Entry } from './entry.ts'

/** Measured in Node 24: objects of an entry and of its place in the list, and a tag with its place in the index. */
const ENTRY_OVERHEAD = 800
const TAG_OVERHEAD = 90

/** Part of the level's bytes for what doesn't exist. */
const MISSING_SHARE = 1 / 16

/**
 * The level in this process: least recently used goes first, bounded by bytes, findable by tag. What doesn't exist has a
 * small part of its own, since anybody can ask for any number of it, and must not drive out what does.
 */
export class LocalStore {
  readonly #entries: LRUCache<string, Entry>
  readonly #missing: LRUCache<string, Entry>
  readonly #keysByTag = new Map<string, Set<string>>()

  /** `overhead`: bytes that users keep with each entry besides its value. */
  constructor(maxBytes: number, overhead = 0) {
    const missingBytes = Math.floor(maxBytes * MISSING_SHARE)
    this.#entries = this.#createPart(maxBytes - missingBytes, overhead)
    this.#missing = this.#createPart(missingBytes, overhead)
  }

  get(key: string): Entry | undefined {
    return this.#entries.get(key) ?? this.#missing.get(key)
  }

  set(key: string, entry: Entry, isMissing = false): void {
    const [part, other] = isMissing ? [this.#missing, this.#entries] : [this.#entries, this.#missing]
    other.delete(key)
    part.set(key, { ...entry, value: inOwnMemory(entry.value) })
    if (!part.has(key)) return // larger than the whole part
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
        const entry = this.#entries.peek(key) ?? this.#missing.peek(key)
        if (entry) Object.assign(entry, { freshUntil: 0, staleUntil: 0, retryAt: 0, failedAt: 0 })
      }
    }
  }

  /** Ends everything: purges may have been missed. */
  expireAll(): void {
    for (const part of [this.#entries, this.#missing]) {
      for (const entry of part.values()) Object.assign(entry, { freshUntil: 0, staleUntil: 0 })
    }
  }

  get bytes(): number {
    return this.#entries.calculatedSize + this.#missing.calculatedSize
  }

  get size(): number {
    return this.#entries.size + this.#missing.size
  }

  #createPart(maxSize: number, overhead: number): LRUCache<string, Entry> {
    return new LRUCache({
      maxSize,
      sizeCalculation: (entry, key) => overhead + bytesOf(entry, key),
      dispose: ({ tags }, key) => {
        for (const tag of tags) this.#forget(tag, key)
      },
    })
  }

  #forget(tag: string, key: string): void {
    const keys = this.#keysByTag.get(tag)
    keys?.delete(key)
    if (keys?.size === 0) this.#keysByTag.delete(tag)
  }
}

function bytesOf({ value, tags }: Entry, key: string): number {
  const valueBytes = typeof value === 'string' ? value.length * 2 : value.length
  const tagBytes = tags.reduce((sum, tag) => sum + TAG_OVERHEAD + tag.length, 0)
  return valueBytes + key.length * 2 + tagBytes + ENTRY_OVERHEAD
}

/** A buffer that is a piece of a larger one (Node's pool, an answer, a socket's chunk) would keep all of that in memory. */
function inOwnMemory(value: CacheValue): CacheValue {
  if (typeof value === 'string' || value.buffer.byteLength === value.length) return value
  const own = Buffer.allocUnsafeSlow(value.length)
  value.copy(own)
  return own
}
