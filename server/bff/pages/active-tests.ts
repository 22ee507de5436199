import { LRUCache } from 'lru-cache'
import type { AbTest } from '#contract/generated/types.ts'
import { ActiveAbTests } from '../../../web/generated/operations.ts'
import type { AbAssignment } from '../../../web/lib/page/site.ts'
import type { Assign } from '../graphql/edge.resolvers.ts'
import type { EdgeRun } from '../graphql/edge-run.ts'
import { audienceOf, type Visitor } from '../visitor/visitor.ts'

/** A page from the cache costs less than asking for its tests: their list is remembered this long, in milliseconds. */
const memoryMs = 5000
const clockMs = 100
const mostBytes = 4 * 1024 * 1024
const testBytes = 1000

type Assignments = {
  of: (path: string, visitor: Visitor) => AbAssignment[] | Promise<AbAssignment[]>
  /** Bytes of what is remembered. */
  bytes: () => number
  /** After a purge: a published teaser must not wait until the memory ends. */
  forget: () => void
}

/** Milliseconds that a page waits for its tests: they may cost it little of its time. */
const longestWaitMs = 1000

/** Variants of the tests that are active for a path; a failure costs the tests, never the page (storefront.md §7). */
export function activeAssignments(run: EdgeRun, assign: Assign): Assignments {
  const known = new LRUCache<string, readonly AbTest[]>({
    maxSize: mostBytes,
    ttl: memoryMs,
    // The clock is read this often: with one millisecond nearly each request would set a timer.
    ttlResolution: clockMs,
    sizeCalculation: (tests, key) => key.length * 2 + tests.length * testBytes + 300,
  })

  let forgotten = 0
  const ask = async (key: string, path: string, visitor: Visitor): Promise<readonly AbTest[]> => {
    const { budget } = visitor
    const since = forgotten
    const asking = budget ? { ...visitor, budget: budget.atMost(longestWaitMs) } : visitor
    const { data } = await run(ActiveAbTests, { url: path }, asking).catch(() => ({ data: null }))
    const tests = data?.getActiveAbTestsByUrl
    if (tests && !visitor.preview && since === forgotten) known.set(key, tests)
    return tests ?? []
  }

  const of: Assignments['of'] = (path, visitor) => {
    if (visitor.preview) return ask('', path, visitor).then((asked) => assign(asked, visitor))
    const key = `${audienceOf(visitor)}|${visitor.language}|${path}`
    const tests = known.get(key)
    if (tests) return assign(tests, visitor)
    return ask(key, path, visitor).then((asked) => assign(asked, visitor))
  }
  const forget = () => {
    forgotten++
    known.clear()
  }
  return { of, bytes: () => known.calculatedSize, forget }
}
