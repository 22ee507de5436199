import { createHash, randomUUID } from 'node:crypto'
import type { Redis } from 'ioredis'
import { type CacheValue, type Entry, endsOf, type Lifetime } from './entry.ts'
import type { RedisLog, RedisReport } from './redis-client.ts'
import { RedisLink, subscribe } from './redis-link.ts'
import { LOCK, PURGE, READ, RENEW, UNLOCK, WRITE } from './shared-store.lua.ts'

/** Tags are remembered this long after a purge, and after an entry with the tag was written; no lifetime may be longer. */
const TAG_MEMORY_MS = 7 * 24 * 3600 * 1000
/**
 * An entry brings its tags with it, as purged this long before its load began: longer than loads take, so that those that run beside it
 * are kept, too, and short, since an entry before that may have lost its purge.
 */
const TAG_SLACK_MS = 60_000
const TAGS_PER_CALL = 500
const LONGEST_KEY = 200

type Scripts = {
  entryReadBuffer: (key: string, tagPrefix: string) => Promise<ReadReply>
  entryWrite: (key: string, ...args: (string | number | Buffer)[]) => Promise<number>
  entryLock: (key: string, id: string, ms: number) => Promise<[got: number, now: number]>
  entryUnlock: (key: string, id: string) => Promise<number>
  entryRenew: (key: string, id: string, ms: number) => Promise<number>
  tagsPurge: (channel: string, ...args: (string | number)[]) => Promise<number>
}
type ReadReply = [now: number, value?: Buffer, kind?: Buffer, ends?: Buffer, tags?: Buffer, purged?: number]
type PurgeListener = { onPurge: (tags: readonly string[]) => void; onGap: () => void }

type StoreOptions = { log: RedisLog; report: RedisReport; commandTimeout?: number | undefined }

export type Lock = { state: 'got' | 'held' /** Redis' clock. */; now: number; id: string }

/**
 * The level that all processes share. Every method answers undefined when Redis is away. Tags are remembered with the
 * time of their last purge, so a value that was loaded before it can neither be read nor written. Redis may drop any key:
 * an entry without the time of one of its tags counts as purged.
 * One Redis node with replicas: the scripts read keys that they don't declare, which Redis Cluster refuses.
 */
export class SharedStore {
  readonly #link: RedisLink
  readonly #subscriber: Redis
  readonly #prefix = 'pausenhof:'
  readonly #listeners = new Set<PurgeListener>()
  readonly #unsentPurges = new Set<string>()
  #storedCursor: string | undefined
  #era = 0

  /** `commandTimeout`: see RedisLink; tests that are about something else wait longer on a busy machine. */
  constructor(url: string, { log, report, commandTimeout }: StoreOptions) {
    this.#link = new RedisLink(url, {
      name: 'cache',
      log,
      report,
      recover: () => this.#recover(),
      // Subscribing is refused by no replica: the other connection would stay.
      onAway: () => this.#subscriber.disconnect(true),
      commandTimeout,
    })
    const scripts = { entryRead: READ, entryWrite: WRITE, entryLock: LOCK, entryUnlock: UNLOCK, entryRenew: RENEW }
    for (const [name, lua] of Object.entries({ ...scripts, tagsPurge: PURGE })) {
      this.#link.client.defineCommand(name, { lua, numberOfKeys: 1 })
    }
    this.#subscriber = subscribe(url, {
      channel: this.#channel,
      report,
      onMessage: (text) => this.#tell(JSON.parse(text) as string[]),
      onGap: () => {
        for (const listener of this.#listeners) listener.onGap()
      },
    })
  }

  get isUp(): boolean {
    return this.#link.isUp
  }

  get errors(): number {
    return this.#link.errors
  }

  /**
   * Another one each time that Redis was away: after a crash it comes back as it was when it was last saved, with entries and without
   * the purges since then. The cursor is then as old as they are.
   */
  get era(): number {
    return this.#era
  }

  listen(listener: PurgeListener): void {
    this.#listeners.add(listener)
  }

  /** The entry with its ends in this process's time; one that was purged is usable but neither fresh nor stale. */
  async read(key: string): Promise<Entry | undefined> {
    const reply = await this.#link.run((client) => scriptsOf(client).entryReadBuffer(this.#key(key), this.#tagPrefix))
    if (!reply?.[1]) return undefined
    const [now, value, kind, ends, tags, purged] = reply
    const skew = Date.now() - now
    const [fresh = 0, stale = 0, usable = 0] = String(ends).split(' ').map(Number)
    return {
      value: String(kind) === 'b' ? value : String(value),
      tags: String(tags).split('\n').filter(Boolean),
      freshUntil: purged ? 0 : fresh + skew,
      staleUntil: purged ? 0 : stale + skew,
      usableUntil: usable + skew,
      retryAt: 0,
      failedAt: 0,
    }
  }

  /** `since`: Redis' clock when the load began. Nothing is written when a tag was purged after it. */
  async write(key: string, value: CacheValue, tags: readonly string[], lifetime: Lifetime, since: number) {
    const ends = endsOf(lifetime, since)
    const kind = typeof value === 'string' ? 's' : 'b'
    const ms = Math.min(ends[2] - since, TAG_MEMORY_MS)
    await this.#link.run((client) =>
      scriptsOf(client).entryWrite(
        this.#key(key),
        this.#tagPrefix,
        value,
        kind,
        since,
        ends.join(' '),
        tags.join('\n'),
        ms,
        since - TAG_SLACK_MS,
        TAG_MEMORY_MS,
      ),
    )
  }

  async remove(key: string): Promise<void> {
    await this.#link.run((client) => client.unlink(this.#key(key)))
  }

  async lock(key: string, ms: number): Promise<Lock | undefined> {
    const id = randomUUID()
    const reply = await this.#link.run((client) => scriptsOf(client).entryLock(this.#lockKey(key), id, ms))
    return reply && { state: reply[0] === 1 ? 'got' : 'held', now: reply[1], id }
  }

  async renew(key: string, { id }: Lock, ms: number): Promise<void> {
    await this.#link.run((client) => scriptsOf(client).entryRenew(this.#lockKey(key), id, ms))
  }

  async unlock(key: string, { id }: Lock): Promise<void> {
    await this.#link.run((client) => scriptsOf(client).entryUnlock(this.#lockKey(key), id))
  }

  async isLocked(key: string): Promise<boolean> {
    return (await this.#link.run((client) => client.exists(this.#lockKey(key)))) === 1
  }

  /**
   * Reaches every process. What Redis does not take is kept, and sent before Redis is used again: what it has of these tags is out
   * of date.
   */
  async purge(tags: readonly string[]): Promise<void> {
    for (const tag of tags) this.#unsentPurges.add(tag)
    await this.#link.run(() => this.#sendPurges(), { isVital: true })
  }

  /** Up to where the engine's changes have been purged, as any process kept it last; null when none did. */
  async storedCursor(): Promise<string | null | undefined> {
    return this.#link.run((client) => client.get(this.#cursorKey))
  }

  /** Stores the cursor, but not before all purges are in Redis: a process that starts from it is not told of those changes again. */
  async keepCursor(cursor: string): Promise<void> {
    if (this.#unsentPurges.size > 0) await this.purge([])
    if (this.#unsentPurges.size > 0 || cursor === this.#storedCursor) return
    const isCached = await this.#link.run((client) => client.set(this.#cursorKey, cursor))
    if (isCached) this.#storedCursor = cursor
  }

  async close(): Promise<void> {
    this.#subscriber.disconnect()
    await this.#link.close()
  }

  async #recover(): Promise<void> {
    this.#era++
    await this.#sendPurges()
  }

  /** Also those that come while it sends, so that none is left when Redis is used again. */
  async #sendPurges(): Promise<void> {
    while (this.#unsentPurges.size > 0) {
      const part = [...this.#unsentPurges].slice(0, TAGS_PER_CALL)
      await scriptsOf(this.#link.client).tagsPurge(this.#channel, this.#tagPrefix, TAG_MEMORY_MS, ...part)
      for (const tag of part) this.#unsentPurges.delete(tag)
    }
  }

  #tell(tags: readonly string[]): void {
    for (const listener of this.#listeners) listener.onPurge(tags)
  }

  /** Keys are of one database of Redis, channels of all: the shop in another one has its own. */
  get #channel(): string {
    const { db } = this.#link.client.options
    return db ? `${this.#prefix}${db}:purge` : `${this.#prefix}purge`
  }

  get #cursorKey(): string {
    return `${this.#prefix}changes`
  }

  get #tagPrefix(): string {
    return `${this.#prefix}t:`
  }

  #key(key: string): string {
    return `${this.#prefix}e:${shortened(key)}`
  }

  /** Not a name among those of entries: keys end in addresses, which visitors may write as they like. */
  #lockKey(key: string): string {
    return `${this.#prefix}l:${shortened(key)}`
  }
}

function shortened(key: string): string {
  return key.length > LONGEST_KEY ? createHash('sha256').update(key).digest('base64url') : key
}

/** `defineCommand` adds these methods to the client; its types can't know. */
function scriptsOf(client: Redis): Scripts {
  return client as unknown as Scripts
}
