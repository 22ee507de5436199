import type { FastifyBaseLogger } from 'fastify'
import type { UpstreamClient } from './client.ts'

/** Remembers up to where entries that outlive this process have been purged. */
type StoredCursor = {
  /** Another one each time that the store has been away: it may have come back as it was some time before. */
  readonly era: number
  /** Null: it has none. Undefined: it can't be asked now. */
  storedCursor(): Promise<string | null | undefined>
  /** Never throws. */
  keepCursor(cursor: string): Promise<void>
}

type FollowOptions = {
  upstream: Pick<UpstreamClient, 'get'>
  /** Null: what is cached ends with this process. */
  kept?: StoredCursor | null
  /** Called with the tags of what changed; must not throw. */
  purge: (tags: readonly string[]) => Promise<void>
  /** Called once the engine is asked from a cursor on: of what was cached before, no change is told. Must not throw. */
  renew: () => Promise<void>
  log: Pick<FastifyBaseLogger, 'warn'>
  intervalMs?: number
  maxIntervalMs?: number
}

/** The engine answers at once; a poll that takes longer shows that it hangs, where no visitor does. */
const pollTimeoutMs = 1000
/** Failed polls in a row before it is asked less often. */
const patience = 3

/** A cursor that no engine knows: it answers with the tags that clear every cache. */
const unknownCursor = 'unknown'

type Changes = { cursor: string; tags: string[] }

/**
 * Asks the engine each second what changed and purges that. A failing upstream is asked less and less often, and from the same cursor
 * on, so nothing is missed; what was cached before its first answer is loaded anew. One that has no GET /changes counts as failing, and
 * its caches live by their lifetimes alone: the first 404 may be a proxy's, which knows no engine while they are replaced. What earlier
 * processes left in Redis is purged of all that changed while none was there to be told; so is a Redis that was away, since it may come
 * back without its last purges. `now` asks at once, when the upstream is back.
 */
export function followChanges(options: FollowOptions): { stop: () => void; now: () => void; lag: () => number } {
  const { upstream, kept: stored = null, purge, renew, log, intervalMs = 1000, maxIntervalMs = 30_000 } = options
  let cursor: string | undefined
  /** Era of the store since whose begin it has been purged of all changes. */
  let caughtUp: number | undefined
  let failures = 0
  let followedAt = Date.now()
  let timer: NodeJS.Timeout | undefined
  let isPolling = false
  let stopped = false

  const changesAfter = async (after: string | undefined): Promise<Changes> => {
    const query = after === undefined ? '' : `?after=${encodeURIComponent(after)}`
    const { status, text } = await upstream.get(`/changes${query}`, { timeoutMs: pollTimeoutMs })
    if (status !== 200) throw new Error(`status ${status}`)
    const { cursor, tags } = JSON.parse(text) as { cursor: string | number; tags: string[] }
    return { cursor: String(cursor), tags }
  }

  /** Purges what changed since what the store remembers, as soon as it can be asked up to where that is. */
  const catchUp = async (store: StoredCursor): Promise<void> => {
    const { era } = store
    const known = await store.storedCursor()
    if (known === undefined) return
    const changes = await changesAfter(known ?? unknownCursor)
    await purge(changes.tags)
    cursor ??= changes.cursor
    caughtUp = era
  }

  const poll = async (): Promise<void> => {
    const askedAt = Date.now()
    if (stored && caughtUp !== stored.era) await catchUp(stored)
    const changes = await changesAfter(cursor)
    if (cursor === undefined) await renew()
    else if (changes.tags.length > 0) await purge(changes.tags)
    cursor = changes.cursor
    if (stored && caughtUp === stored.era) await stored.keepCursor(cursor)
    failures = 0
    followedAt = askedAt
  }

  const run = (): void => {
    isPolling = true
    poll()
      .catch((err: unknown) => {
        failures++
        if (failures === 1) log.warn({ err }, 'changes: not answered, trying on')
      })
      .finally(() => {
        isPolling = false
        if (stopped) return
        // A busy engine that misses one poll or two is asked on as before: what was published would be seen late.
        const slowed = Math.min(Math.max(0, failures - patience), 10)
        timer = setTimeout(run, Math.min(intervalMs * 2 ** slowed, maxIntervalMs))
        timer.unref()
      })
  }
  run()

  return {
    /** Milliseconds since the last moment up to which changes are purged; about a second when all is well. */
    lag: () => Date.now() - followedAt,
    now: () => {
      if (stopped || isPolling) return
      clearTimeout(timer)
      run()
    },
    stop: () => {
      stopped = true
      clearTimeout(timer)
    },
  }
}
