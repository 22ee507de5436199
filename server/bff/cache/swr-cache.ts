import { inBackground } from '#lib/in-background.ts'
import { type CacheValue, type Entry, endsOf, type Lifetime } from './entry.ts'
import { LocalStore } from './local-store.ts'
import type { RedisLog } from './redis-client.ts'
import type { Lock, SharedStore } from './shared-store.ts'

export type { Lifetime } from './entry.ts'

/**
 * Source of a value. `hit`: this process; `shared`: Redis; `stale`: old, refreshed in the background; `miss`: loaded;
 * `joined`: loaded by a concurrent request for the same key; `stale-on-error`: old, because loading failed.
 */
export type CacheState = 'hit' | 'shared' | 'stale' | 'miss' | 'joined' | 'stale-on-error'

/**
 * Result of a load. `tags` and `lifetime` replace those of the request, `store: false` keeps it out of the cache.
 * `isMissing`: a "not found" result, which is cached only in this process, in a small part of its memory.
 */
export type LoadResult<V extends CacheValue> = {
  value: V
  tags?: readonly string[]
  lifetime?: Lifetime
  store?: boolean
  isMissing?: boolean
}

type GetOptions = {
  lifetime: Lifetime
  tags: readonly string[]
  /** Called once with the value's source. */
  onState?: (state: CacheState) => void
  /**
   * Bounds the wait for a value that has to be loaded: settles like `work`, or rejects when this request has no time
   * left.
   */
  wait?: <T>(work: Promise<T>) => Promise<T>
}

export type SwrCacheOptions = {
  /** Kind and version of what is cached: caches with different ones can't read each other's values. */
  namespace: string
  /** Null: cached in this process only. Several caches may use the same store. */
  shared: SharedStore | null
  log: RedisLog
  maxBytes?: number
  /** Bytes that callers keep in memory for each entry besides its value. */
  entryOverhead?: number
  /** Errors for which an old value is better than none. Default: all. */
  isOutage?: (error: unknown) => boolean
  /** The upstream is known to be down: old values are served at once, and nothing is loaded in the background. */
  isDown?: () => boolean
}

/** Expiry of a lock. Its holder renews it, so a process that died blocks others no longer than this. */
const LOCK_MS = 1000
const LOCK_RENEWAL_MS = 400
const LOCK_POLL_MS = 20
/** Longest wait for another process's load; longer than the time-out of an upstream call. */
const LONGEST_WAIT_MS = 6000
/** After a failed load the key is not loaded again for this long, as long as an old value can be served. */
const RETRY_AFTER_MS = 5000
/** For this long after a failure the old value is served at once and loading is retried in the background. */
const OUTAGE_MS = 30_000
const OTHERS_REFRESH_MS = 250

type Load<V extends CacheValue> = () => Promise<LoadResult<V>>
type Result = { value: CacheValue; state: CacheState }
/** A running load, or a running read of Redis, with the tags purged meanwhile: its value may be older than those purges. */
type Running = { key: string; tags: readonly string[]; purged: Set<string>; isVoid: boolean }

/**
 * Two-level cache: in process, then Redis. One load per key over all processes; stale-while-revalidate and
 * stale-if-error; a purge by tag reaches all processes and invalidates running loads.
 */
export class SwrCache {
  readonly stats = {
    hit: 0,
    shared: 0,
    stale: 0,
    miss: 0,
    joined: 0,
    'stale-on-error': 0,
    loadErrors: 0,
    lockWaits: 0,
    voided: 0,
  }
  readonly #local: LocalStore
  readonly #shared: SharedStore | null
  readonly #namespace: string
  readonly #log: RedisLog
  readonly #isOutage: (error: unknown) => boolean
  readonly #isDown: () => boolean
  readonly #pending = new Map<string, Promise<Result>>()
  readonly #refreshing = new Set<string>()
  readonly #running = new Set<Running>()
  /** Failures before this time are ignored. */
  #recoveredAt = 0

  constructor({
    namespace,
    shared,
    log,
    maxBytes = 64 * 2 ** 20,
    entryOverhead,
    isOutage = () => true,
    isDown = () => false,
  }: SwrCacheOptions) {
    this.#local = new LocalStore(maxBytes, entryOverhead)
    this.#shared = shared
    this.#namespace = namespace
    this.#log = log
    this.#isOutage = isOutage
    this.#isDown = isDown
    shared?.listen({ onPurge: (tags) => this.#expire(tags), onGap: () => this.#expireAll() })
  }

  get bytes(): number {
    return this.#local.bytes
  }

  /**
   * Returns the value synchronously when this process has it. Rejects with the load's error when there is no usable old
   * value.
   */
  get<V extends CacheValue>(key: string, load: Load<V>, options: GetOptions): V | Promise<V> {
    const entry = this.#local.get(key)
    const state = entry && this.#stateOf(entry)
    if (entry && state) {
      if (state !== 'hit') this.#refreshWhenDue(key, entry, load, options)
      this.#count(state, options)
      return entry.value as V
    }
    const pending = this.#pending.get(key)
    return this.#bounded(key, pending ?? this.#start(key, load, options), options).then(({ value, state }) => {
      this.#count(pending && state === 'miss' ? 'joined' : state, options)
      return value as V
    })
  }

  /** The value that this process has, however old. */
  peek<V extends CacheValue>(key: string): V | undefined {
    return this.#local.get(key)?.value as V | undefined
  }

  /** Keeps another form of a value in this process, until the value itself would have ended. */
  replace<V extends CacheValue>(key: string, value: V, other: V): void {
    this.#local.replace(key, value, other)
  }

  /** The upstream is back: the next request of a key that was served stale loads it again. */
  recovered(): void {
    this.#recoveredAt = Date.now()
  }

  /** Makes entries with one of the tags stale, here and in all processes. Never throws. */
  async purge(tags: readonly string[]): Promise<void> {
    this.#expire(tags)
    await this.#shared?.purge(tags)
  }

  /** Makes all that this process has cached stale, here and in all processes: its changes may have been missed. Never throws. */
  async renew(): Promise<void> {
    const { tags } = this.#local
    this.#expireAll()
    await this.#shared?.purge(tags)
  }

  #count(state: CacheState, { onState }: GetOptions): void {
    this.stats[state]++
    onState?.(state)
  }

  #expire(tags: readonly string[]): void {
    this.#local.expire(tags)
    for (const running of this.#running) {
      for (const tag of tags) running.purged.add(tag)
      if (running.tags.some((tag) => running.purged.has(tag))) this.#pending.delete(running.key)
    }
  }

  /** Purges may have been missed. */
  #expireAll(): void {
    this.#local.expireAll()
    for (const running of this.#running) {
      running.isVoid = true
      this.#pending.delete(running.key)
    }
  }

  /** State in which an entry can be served without waiting; undefined when it can't. */
  #stateOf(entry: Entry): 'hit' | 'stale' | 'stale-on-error' | undefined {
    const now = Date.now()
    if (now < entry.freshUntil) return 'hit'
    if (now < entry.staleUntil) return 'stale'
    const hasJustFailed = entry.failedAt > this.#recoveredAt && now < entry.failedAt + OUTAGE_MS
    return now < entry.usableUntil && (hasJustFailed || this.#isDown()) ? 'stale-on-error' : undefined
  }

  #refreshWhenDue<V extends CacheValue>(key: string, entry: Entry, load: Load<V>, options: GetOptions): void {
    const isWaiting = Date.now() < entry.retryAt && (entry.failedAt === 0 || entry.failedAt > this.#recoveredAt)
    if (!isWaiting && !this.#isDown()) this.#refresh(key, load, options)
  }

  /**
   * A load that exceeds this request's time counts as an outage for this request, even if others wait longer and
   * succeed.
   */
  async #bounded(key: string, result: Promise<Result>, { wait }: GetOptions): Promise<Result> {
    if (!wait) return result
    try {
      return await wait(result)
    } catch (error) {
      const old = this.#local.get(key)
      if (!old || Date.now() >= old.usableUntil || !this.#isOutage(error)) throw error
      return { value: old.value, state: 'stale-on-error' }
    }
  }

  #start<V extends CacheValue>(key: string, load: Load<V>, options: GetOptions): Promise<Result> {
    const result = this.#lookUp(key, load, options).finally(() => {
      if (this.#pending.get(key) === result) this.#pending.delete(key)
    })
    this.#pending.set(key, result)
    return result
  }

  async #lookUp<V extends CacheValue>(key: string, load: Load<V>, options: GetOptions): Promise<Result> {
    const known = await this.#readShared(key)
    const state = known && this.#stateOf(known)
    // Keep also an entry that may be served on error only: a request that runs out of time finds it here.
    if (known && (state || !this.#local.get(key))) this.#local.set(key, known)
    if (known && state) {
      if (state === 'stale') this.#refreshWhenDue(key, known, load, options)
      return { value: known.value, state: state === 'hit' ? 'shared' : state }
    }
    // While the upstream is down the load fails at once, so don't wait for another process's lock.
    const lock = this.#isDown() ? undefined : await this.#shared?.lock(this.#sharedKey(key), LOCK_MS)
    if (lock?.state === 'held') {
      const entry = await this.#waitForOther(key)
      if (entry) return { value: entry.value, state: 'shared' }
    }
    try {
      return { value: await this.#load(key, load, options, lock), state: 'miss' }
    } catch (error) {
      const old = this.#local.get(key) ?? known
      if (!old || Date.now() >= old.usableUntil || !this.#isOutage(error)) throw error
      this.#local.set(key, { ...old, ...failure() })
      return { value: old.value, state: 'stale-on-error' }
    }
  }

  async #waitForOther(key: string): Promise<Entry | undefined> {
    this.stats.lockWaits++
    const end = Date.now() + LONGEST_WAIT_MS
    for (let isHeld = true; isHeld && Date.now() < end; ) {
      await new Promise((resolve) => setTimeout(resolve, LOCK_POLL_MS))
      isHeld = (await this.#shared?.isLocked(this.#sharedKey(key))) === true
      const entry = await this.#readShared(key)
      if (entry && Date.now() < entry.freshUntil) {
        this.#local.set(key, entry)
        return entry
      }
    }
    return undefined
  }

  #refresh<V extends CacheValue>(key: string, load: Load<V>, options: GetOptions): void {
    if (this.#refreshing.has(key)) return
    this.#refreshing.add(key)
    this.#refreshNow(key, load, options)
      .catch((err: unknown) => {
        Object.assign(this.#local.get(key) ?? {}, failure())
        this.#log.warn({ err, key }, 'cache: refresh failed, the old value stays')
      })
      .finally(() => this.#refreshing.delete(key))
  }

  async #refreshNow<V extends CacheValue>(key: string, load: Load<V>, options: GetOptions): Promise<void> {
    const known = await this.#readShared(key)
    if (known && Date.now() < known.freshUntil) return this.#local.set(key, known)
    const lock = await this.#shared?.lock(this.#sharedKey(key), LOCK_MS)
    if (lock?.state === 'held') {
      const entry = this.#local.get(key)
      if (entry) entry.retryAt = Date.now() + OTHERS_REFRESH_MS
      return
    }
    await this.#load(key, load, options, lock)
  }

  async #load<V extends CacheValue>(
    key: string,
    load: Load<V>,
    { lifetime, tags }: GetOptions,
    lock: Lock | undefined,
  ): Promise<V> {
    const held = lock?.state === 'got' ? lock : undefined
    const sharedKey = this.#sharedKey(key)
    const renewal = held && setInterval(() => this.#renew(sharedKey, held), LOCK_RENEWAL_MS)
    renewal?.unref()
    const running = this.#begin(key, tags)
    const start = Date.now()
    let write = async (): Promise<void> => {}
    try {
      const loaded = await load()
      const finalTags = loaded.tags ?? tags
      const finalLifetime = loaded.lifetime ?? lifetime
      if (isOutdated(running, finalTags)) this.stats.voided++
      else if (loaded.store !== false) {
        const [freshUntil, staleUntil, usableUntil] = endsOf(finalLifetime, start)
        const ends = { freshUntil, staleUntil, usableUntil, retryAt: 0, failedAt: 0 }
        this.#local.set(key, { value: loaded.value, tags: finalTags, ...ends }, loaded.isMissing)
        if (lock && loaded.isMissing) write = async () => this.#shared?.remove(sharedKey)
        else if (lock) {
          write = async () => this.#shared?.write(sharedKey, loaded.value, finalTags, finalLifetime, lock.now)
        }
      }
      return loaded.value
    } catch (error) {
      this.stats.loadErrors++
      throw error
    } finally {
      this.#running.delete(running)
      clearInterval(renewal)
      // In the background: the requests have their value already.
      inBackground(this.#writeAndUnlock(sharedKey, write, held), this.#log, 'cache: write to the second level')
    }
  }

  #renew(sharedKey: string, held: Lock): void {
    if (this.#shared) inBackground(this.#shared.renew(sharedKey, held, LOCK_MS), this.#log, 'cache: lock renewal')
  }

  async #writeAndUnlock(sharedKey: string, write: () => Promise<void>, held: Lock | undefined): Promise<void> {
    await write()
    if (held) await this.#shared?.unlock(sharedKey, held)
  }

  /** An entry that was purged while it was read is usable but neither fresh nor stale, as one that was purged before. */
  async #readShared(key: string): Promise<Entry | undefined> {
    if (!this.#shared) return undefined
    const running = this.#begin(key, [])
    try {
      const entry = await this.#shared.read(this.#sharedKey(key))
      return entry && isOutdated(running, entry.tags) ? { ...entry, freshUntil: 0, staleUntil: 0 } : entry
    } finally {
      this.#running.delete(running)
    }
  }

  #begin(key: string, tags: readonly string[]): Running {
    const running: Running = { key, tags, purged: new Set(), isVoid: false }
    this.#running.add(running)
    return running
  }

  #sharedKey(key: string): string {
    return `${this.#namespace}:${key}`
  }
}

function isOutdated({ isVoid, purged }: Running, tags: readonly string[]): boolean {
  return isVoid || tags.some((tag) => purged.has(tag))
}

function failure(): { failedAt: number; retryAt: number } {
  const failedAt = Date.now()
  return { failedAt, retryAt: failedAt + RETRY_AFTER_MS }
}
