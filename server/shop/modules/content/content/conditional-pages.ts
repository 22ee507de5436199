import { sql } from 'drizzle-orm'
import { conditionTest } from '#contract/conditions.ts'
import type { AbTest, StoreId } from '#contract/generated/types.ts'
import { announceChanges } from '#engine/change-log/change-log.repository.ts'
import type { Database } from '#engine/db/database.ts'
import { pages } from './content.tables.ts'
import { boundariesOf, conditionsOf } from './teaser-conditions.rules.ts'

type ConditionalPage = { id: string; store: StoreId; path: string | null; conditions: string[]; boundaries: number[] }

const hasConditions = sql`${pages.rows} @? '$[*].cells[*].teasers[*] ? (exists(@.segments) || exists(@.from) || exists(@.until))'`

/** Milliseconds back for which a boundary is announced again: it may have passed while no engine ran. */
const missedMs = 10 * 60_000
/** A timer can't wait longer than 24 days. */
const maxWaitMs = 3_600_000

type Log = { warn: (details: object, message: string) => void }

/**
 * Pages whose teasers depend on segments or on the time, held in process: few do. When a teaser appears or goes, the page is
 * announced as changed, which ends what caches hold of it.
 */
export const createConditionalPages = (db: Database) => {
  let known: ConditionalPage[] = []
  let timer: NodeJS.Timeout | undefined
  let log: Log | null = null
  let announced = 0

  const wait = (): void => {
    clearTimeout(timer)
    if (!log) return
    const now = Date.now()
    const next = Math.min(
      ...known.flatMap(({ boundaries }) => boundaries.filter((at) => at > announced)),
      now + maxWaitMs,
    )
    timer = setTimeout(tick, Math.max(0, next - now))
    timer.unref()
  }

  const announce = async (now: number): Promise<void> => {
    const isPassed = (at: number) => at > announced && at <= now
    const tags = known.filter(({ boundaries }) => boundaries.some(isPassed)).map(({ id }) => `page:${id}`)
    if (tags.length > 0) await announceChanges(db, [...new Set(tags)])
    announced = now
  }

  const tick = (): void => {
    announce(Date.now())
      .catch((error: unknown) => {
        log?.warn({ err: error }, 'content: a boundary in time was not announced yet')
        return new Promise((resolve) => setTimeout(resolve, 1000).unref())
      })
      .finally(wait)
  }

  return {
    load: async (): Promise<void> => {
      const { id, store, path, rows } = pages
      const found = await db.select({ id, store, path, rows }).from(pages).where(hasConditions)
      known = found.map(({ rows, ...page }) => ({
        ...page,
        conditions: conditionsOf(rows),
        boundaries: boundariesOf(rows),
      }))
      wait()
    },

    /** Conditions of the page at a path, as tests. */
    testsAt: (store: string, path: string): AbTest[] => {
      const here = known.filter((page) => page.store === store && page.path === path)
      return [...new Set(here.flatMap(({ conditions }) => conditions))].map(conditionTest)
    },

    /** Paths of pages that have conditions. */
    paths: (store: string): string[] =>
      known.flatMap((page) =>
        page.store === store && page.path !== null && page.conditions.length > 0 ? [page.path] : [],
      ),

    /** As testsAt, of a page that has no address. */
    testsOf: (store: string, id: string): AbTest[] => {
      const own = known.filter((page) => page.store === store && page.id === id)
      return [...new Set(own.flatMap(({ conditions }) => conditions))].map(conditionTest)
    },

    startClock: (to: Log): void => {
      log = to
      announced = Date.now() - missedMs
      tick()
    },

    stopClock: (): void => {
      log = null
      clearTimeout(timer)
    },
  }
}
