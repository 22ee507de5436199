import { LRUCache } from 'lru-cache'
import type { CacheValue, Entry } from './entry.ts'

/** Bytes, measured in Node 24: an entry with its node in the LRU list, and a tag with its place in the index. */
const ENTRY_OVERHEAD = 800
const TAG_OVERHEAD = 90

/** Share of the store's bytes for cached "not found" results. */
const MISSING_SHARE = 1 / 16

/**
 * Cache level in this process: LRU, bounded by bytes, indexed by tag. "Not found" results have a small part of their
 * own: a client can request any number of missing addresses, and these must not evict existing pages.
 */
export class LocalStore {
  readonly #entries: LRUCache<string, Entry>
  readonly #missing: LRUCache<string, Entry>
  readonly #keysByTag = new Map<string, Set<string>>()

  /** `overhead`: bytes that callers keep in memory for each entry besides its value. */
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

  /** Another form of a value, with the same tags and expiry; nothing happens when the key has another value by now. */
  replace(key: string, value: CacheValue, other: CacheValue): void {
    const entry = this.#entries.peek(key)
    if (entry?.value === value) this.set(key, { ...entry, value: other })
  }

  /** Makes entries with one of the tags stale; they stay usable when loading fails. */
  expire(tags: readonly string[]): void {
    for (const tag of tags) {
      for (const key of this.#keysByTag.get(tag) ?? []) {
        const entry = this.#entries.peek(key) ?? this.#missing.peek(key)
        if (entry) Object.assign(entry, { freshUntil: 0, staleUntil: 0, retryAt: 0, failedAt: 0 })
      }
    }
  }

  /** Makes all entries stale, since purges may have been missed. */
  expireAll(): void {
    for (const part of [this.#entries, this.#missing]) {
      for (const entry of part.values()) Object.assign(entry, { freshUntil: 0, staleUntil: 0 })
    }
  }

  /** All tags of the entries. */
  get tags(): string[] {
    return [...this.#keysByTag.keys()]
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
  const valueBytes = typeof value === 'string' ? value.length * 2 : value.buffer.byteLength
  const tagBytes = tags.reduce((sum, tag) => sum + TAG_OVERHEAD + tag.length, 0)
  return valueBytes + key.length * 2 + tagBytes + ENTRY_OVERHEAD
}

/** Part of a buffer that an entry may keep in memory besides its value; a copy of a listing costs more. */
const MOST_UNUSED = 1 / 64

/**
 * Copies a slice of a larger buffer (Node's pool, a response, a socket's chunk), which would keep all of it in memory.
 */
function inOwnMemory(value: CacheValue): CacheValue {
  if (typeof value === 'string' || value.buffer.byteLength - value.length <= value.length * MOST_UNUSED) return value
  const own = Buffer.allocUnsafeSlow(value.length)
  value.copy(own)
  return own
}
