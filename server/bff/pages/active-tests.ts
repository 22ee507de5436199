import { LRUCache } from 'lru-cache'
import type { AbTest } from '#contract/generated/types.ts'
import { matchesPattern, parseShopUrl } from '#contract/shop-paths.ts'
import { ActiveAbTests, PathsWithAbTests } from '#web/generated/operations.ts'
import type { AbAssignment } from '#web/lib/page/site.ts'
import type { Assign } from '../graphql/edge.resolvers.ts'
import type { EdgeRun } from '../graphql/edge-run.ts'
import { audienceOf, type Visitor } from '../visitor/visitor.ts'

/** A page from the cache costs less than asking for its tests: what was answered is remembered this long, in milliseconds. */
const memoryMs = 5000
/** The clock is read this often: with one millisecond nearly each request would set a timer. */
const clockMs = 100
const maxBytes = 4 * 1024 * 1024
const bytesEach = { test: 1000, pattern: 100 } as const

type Assignments = {
  of: (path: string, visitor: Visitor) => AbAssignment[] | Promise<AbAssignment[]>
  /** Bytes of what is remembered. */
  bytes: () => number
  /** After a purge: a published teaser must not wait until the memory ends. */
  forget: () => void
}

/** Milliseconds that a page waits for its tests: they may cost it little of its time. */
const maxWaitMs = 1000

/**
 * Variants of the tests that are active for a path; a failure costs the tests, never the page (storefront.md §7). Most paths have none: the
 * engine tells all paths of a storefront that have, so that no other page waits for a call of its own. While it has not, the tests of the path
 * are asked for along with them, so that no page waits for both.
 */
export function activeAssignments(run: EdgeRun, assign: Assign): Assignments {
  const remembered = { ttl: memoryMs, ttlResolution: clockMs, maxSize: maxBytes / 2 }
  const patternsOf = new LRUCache<string, readonly string[]>({
    ...remembered,
    sizeCalculation: (patterns, key) => key.length * 2 + patterns.length * bytesEach.pattern + 300,
  })
  const testsOf = new LRUCache<string, readonly AbTest[]>({
    ...remembered,
    sizeCalculation: (tests, key) => key.length * 2 + tests.length * bytesEach.test + 300,
  })

  /** Storefronts whose paths the engine has told since the last purge. */
  const answered = new Set<string>()
  let forgotten = 0
  /** Remembered under the key, or asked for and remembered then; null, which nothing remembers, when there is no answer. */
  const recall = <Found extends object>(
    known: LRUCache<string, Found>,
    key: string,
    ask: () => Promise<Found | null>,
  ): Found | Promise<Found | null> => {
    const found = known.get(key)
    if (found) return found
    const since = forgotten
    return ask().then((answer) => {
      if (answer && since === forgotten) known.set(key, answer)
      return answer
    })
  }

  const askPatterns = (visitor: Visitor) =>
    inLittleTime(visitor, run(PathsWithAbTests, {}, visitor)).then(
      ({ data }) => data?.getPathsWithAbTests ?? null,
      () => null,
    )
  const askTests = (path: string, visitor: Visitor) =>
    inLittleTime(visitor, run(ActiveAbTests, { url: path }, visitor)).then(
      ({ data }) => data?.getActiveAbTestsByUrl ?? null,
      () => null,
    )

  const of: Assignments['of'] = (path, visitor) => {
    const assigned = (tests: readonly AbTest[] | null) => assign(tests ?? [], visitor)
    // A preview shows tests and pages that are not published.
    if (visitor.preview) return askTests(path, visitor).then(assigned)
    const storefront = `${audienceOf(visitor)}|${visitor.language}`
    const patterns = recall(patternsOf, storefront, () => askPatterns(visitor))
    const testsHere = () => recall(testsOf, `${storefront}|${path}`, () => askTests(path, visitor))
    const along = answered.has(storefront) ? null : testsHere()
    const tests = settled(patterns, (known) => {
      if (known) answered.add(storefront)
      return known && matchesOne(path, known) ? (along ?? testsHere()) : null
    })
    return settled(tests, assigned)
  }
  const forget = () => {
    forgotten++
    answered.clear()
    patternsOf.clear()
    testsOf.clear()
  }
  return { of, bytes: () => patternsOf.calculatedSize + testsOf.calculatedSize, forget }
}

const inLittleTime = <Answer>({ budget }: Visitor, answer: Promise<Answer>): Promise<Answer> =>
  budget ? budget.atMost(maxWaitMs).wait(answer) : answer

/** Goes on at once with what is there already: a page from the cache is answered without awaiting anything. */
const settled = <Given, Made>(
  given: Given | Promise<Given>,
  go: (given: Given) => Made | Promise<Made>,
): Made | Promise<Made> => (given instanceof Promise ? given.then(go) : go(given))

function matchesOne(path: string, patterns: readonly string[]): boolean {
  const parsed = patterns.length > 0 ? parseShopUrl(path) : null
  return parsed !== null && patterns.some((pattern) => matchesPattern(parsed.path, pattern))
}
