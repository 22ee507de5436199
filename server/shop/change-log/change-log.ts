import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { Database } from '../db/database.ts'
import {
  type Change,
  type Cursor,
  categoriesAbove,
  currentCursor,
  isCursor,
  isCursorLost,
  pruneChanges,
  readChanges,
  readTagsBetween,
  tagsOfPaths,
  tagsOfPlaces,
} from './change-log.repository.ts'

/** Milliseconds after which a change is seen even when no NOTIFY arrives. */
export const pollInterval = 1000
const pruneInterval = 600_000
const retentionHours = 24

/** Tags that clear every cache; used when the missed changes are unknown. */
const everything = [
  'catalogue',
  'navigation',
  'content',
  'footer',
  'translations',
  'parameters',
  'redirects',
  'synonyms',
  'abtests',
  'stores',
]

/** Applies changes to a module's data; resolves when the module's answers are up to date. */
type ChangeListener = (changes: readonly Change[]) => void | Promise<void>

type Log = { warn: (details: object, message: string) => void }

const idsOf = (tags: readonly string[], prefix: string) =>
  tags.filter((tag) => tag.startsWith(prefix)).map((tag) => tag.slice(prefix.length))

/**
 * Tags with what follows from them: a product stands for its categories and all above, and for wherever editors show it;
 * a page for its paths; the structure for navigation.
 */
const spread = async (tags: string[], db: Database): Promise<string[]> => {
  const products = idsOf(tags, 'product:')
  const categories = idsOf(tags, 'category:')
  const above = products.length + categories.length > 0 ? await categoriesAbove(db, products, categories) : []
  const places = products.length + above.length > 0 ? await tagsOfPlaces(db, products, above) : []
  const pages = idsOf([...tags, ...places], 'page:')
  const paths = pages.length > 0 ? await tagsOfPaths(db, pages) : []
  const all = new Set([...tags, ...above.map((id) => `category:${id}`), ...places, ...paths])
  if (all.has('catalogue')) all.add('navigation')
  return [...all]
}

/** Passes changes to listeners; `applied` is the cursor up to which all of them are up to date. */
const createApplier = (log: Log) => {
  const listeners: ChangeListener[] = []
  let applied: Cursor = ''
  let appliedAt = Date.now()
  let applying: Promise<void> = Promise.resolve()
  let isStopped = true

  /** Retries until it succeeds: until then the listener's data is stale and `applied` does not advance. */
  const tell = async (listener: ChangeListener, changes: readonly Change[]): Promise<void> => {
    while (!isStopped)
      try {
        return await listener(changes)
      } catch (error) {
        if (isStopped) return
        log.warn({ err: error }, 'a change was not applied yet')
        await delay(pollInterval, undefined, { ref: false })
      }
  }

  return {
    listen: (listener: ChangeListener): void => {
      listeners.push(listener)
    },

    start: (cursor: Cursor): void => {
      applied = cursor
      appliedAt = Date.now()
      isStopped = false
    },

    stop: (): void => {
      isStopped = true
    },

    isStopped: (): boolean => isStopped,

    apply: (cursor: Cursor, changes: readonly Change[]): void => {
      const readAt = Date.now()
      const notified = changes.length > 0 ? Promise.all(listeners.map((listener) => tell(listener, changes))) : null
      applying = Promise.all([applying, notified])
        .then(() => {
          // After stop() a listener may have skipped a change, so the cursor does not advance.
          if (isStopped) return
          applied = cursor
          appliedAt = readAt
        })
        .catch((error: unknown) => log.warn({ err: error }, 'changes were not applied'))
    },

    applied: (): Cursor => applied,

    lag: (): number => Date.now() - appliedAt,

    /** Resolves when all changes so far are applied. */
    settle: (): Promise<void> => applying,
  }
}

/**
 * A dedicated connection: LISTEN needs one that is never returned to the pool. Without it only the interval applies.
 */
const createWaker = (db: Database, onChange: () => void) => {
  let current: pg.Client | null = null
  return {
    isConnected: (): boolean => current !== null,

    connect: async (): Promise<void> => {
      const client = new pg.Client({ ...db.$client.options, application_name: 'pausenhof-shop-changes' })
      const drop = () => {
        if (current === client) current = null
      }
      client.on('error', drop).on('end', drop)
      client.on('notification', onChange)
      current = client
      try {
        await client.connect()
        await client.query('listen change_log')
      } catch (error) {
        drop()
        await client.end().catch(() => undefined)
        throw error
      }
    },

    end: async (): Promise<void> => {
      await current?.end().catch(() => undefined)
    },
  }
}

/**
 * Tells this process what changed in the database, whichever process changed it: one look each second, sooner when
 * PostgreSQL's NOTIFY wakes it. `start` takes the snapshot to count from, so it comes before anything is loaded.
 */
export const createChangeLog = (db: Database, log: Log) => {
  const applier = createApplier(log)
  const waker = createWaker(db, () => tick())
  let seen: Cursor = ''
  let looking: Promise<void> | null = null
  let timer: NodeJS.Timeout | undefined
  let prunedAt = Date.now()

  const look = async (): Promise<void> => {
    const { cursor, changes } = await readChanges(db, seen)
    seen = cursor
    applier.apply(cursor, changes)
    if (Date.now() - prunedAt > pruneInterval) {
      prunedAt = Date.now()
      await pruneChanges(db, retentionHours)
    }
  }

  /** Reads changes now; during a running read it reads once more afterwards, to see what committed before the call. */
  const refresh = async (): Promise<void> => {
    await looking
    looking ??= look().finally(() => {
      looking = null
    })
    await looking
  }

  const refreshAwake = async (): Promise<void> => {
    await refresh()
    if (!waker.isConnected() && !applier.isStopped()) await waker.connect()
  }

  const tick = (): void => {
    clearTimeout(timer)
    refreshAwake()
      .catch((error: unknown) => {
        if (!applier.isStopped()) log.warn({ err: error }, 'the change log could not be read')
      })
      .finally(() => {
        clearTimeout(timer)
        if (!applier.isStopped()) timer = setTimeout(tick, pollInterval)
      })
  }

  return {
    start: async (): Promise<void> => {
      seen = await currentCursor(db)
      applier.start(seen)
      timer = setTimeout(tick, 0)
    },

    /**
     * Resolves when no read is running any more. Running listeners are not awaited, since they may never end; closing
     * their resources ends them, and they get no further changes.
     */
    stop: async (): Promise<void> => {
      applier.stop()
      clearTimeout(timer)
      await looking?.catch(() => undefined)
      await waker.end()
    },

    /** Up to where this process answers with what has changed; empty before it has started. */
    applied: applier.applied,

    /** Milliseconds since the last moment up to which changes are known and applied; about a second when all is well. */
    lag: applier.lag,

    /** Listeners get every change once, in no defined order. */
    onChange: applier.listen,

    /** Resolves when this process answers with everything that committed before the call. */
    settle: async (): Promise<void> => {
      await refresh()
      await applier.settle()
    },

    /**
     * Tags changed since the cursor and already applied in this process, so a reader that drops a cache entry now gets
     * a fresh answer. Without a cursor: only the current cursor. With an unknown or expired cursor: the current cursor
     * and the tags that clear every cache.
     */
    changesSince: async (cursor?: Cursor): Promise<{ cursor: Cursor; tags: string[] }> => {
      const upTo = applier.applied()
      if (cursor === undefined) return { cursor: upTo, tags: [] }
      if (!isCursor(cursor) || (await isCursorLost(db, cursor))) return { cursor: upTo, tags: everything }
      return { cursor: upTo, tags: await spread(await readTagsBetween(db, cursor, upTo), db) }
    },
  }
}

export type ChangeLog = ReturnType<typeof createChangeLog>
