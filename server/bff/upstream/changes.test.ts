import t, { type Test } from 'tap'
import { followChanges } from './changes.ts'

type Options = Parameters<typeof followChanges>[0]
type Answer = { status?: number; cursor?: string; tags?: string[] }

/** Follows an upstream that answers by the cursor that it is asked for; null: it is asked for the newest one. */
function follow(t: Test, answer: (after: string | null) => Answer, { kept: stored }: Pick<Options, 'kept'> = {}) {
  const requested: (string | null)[] = []
  const purged: string[][] = []
  const reported: string[] = []
  const counted = { renewals: 0 }
  const get: Options['upstream']['get'] = async (path) => {
    const after = new URL(path, 'http://upstream').searchParams.get('after')
    requested.push(after)
    const { status = 200, ...changes } = answer(after)
    return { status, text: JSON.stringify(changes) }
  }
  const { stop } = followChanges({
    upstream: { get },
    kept: stored,
    purge: async (tags) => void purged.push([...tags]),
    renew: async () => void counted.renewals++,
    log: { warn: (...details: unknown[]) => void reported.push(String(details.at(-1))) },
    intervalMs: 1,
    maxIntervalMs: 5,
  })
  t.teardown(stop)
  const until = async (isSo: () => boolean): Promise<void> => {
    for (const end = Date.now() + 60_000; !isSo(); await new Promise((go) => setTimeout(go, 1)))
      if (Date.now() > end) throw new Error(`never: ${isSo}`)
  }
  return { asked: requested, purged, told: reported, counted, until }
}

/** What a store of entries remembers; undefined: it can't be asked. */
function keeper(first: string | null | undefined) {
  const state = { cursor: first, era: 1 }
  return {
    state,
    kept: {
      get era() {
        return state.era
      },
      storedCursor: async () => state.cursor,
      keepCursor: async (cursor: string): Promise<void> => {
        state.cursor = cursor
      },
    },
  }
}

t.test('follows changes from the newest cursor on, across failures', async (t) => {
  let failures = 0
  const {
    asked: requested,
    purged,
    counted,
    until,
  } = follow(t, (after) => {
    if (after === null) return { cursor: '10', tags: ['never'] }
    if (after === '10') return { cursor: '11', tags: ['product:1', 'category:2'] }
    return ++failures < 6 ? { status: 500 } : { cursor: '11', tags: [] }
  })
  await until(() => failures > 8)
  t.same(purged, [['product:1', 'category:2']])
  t.equal(counted.renewals, 1, 'what was cached before the first answer')
  t.same(requested.slice(0, 3), [null, '10', '11'])
  t.equal(requested.at(-1), '11')
})

t.test('an upstream that is missing at first is followed once it appears, and logged once', async (t) => {
  let isThere = false
  const {
    asked: requested,
    purged,
    told: reported,
    counted,
    until,
  } = follow(t, (after) => {
    if (!isThere) return { status: 404 }
    return after === '1' ? { cursor: '2', tags: ['page:1'] } : { cursor: after ?? '1', tags: [] }
  })
  await until(() => requested.length > 5)
  t.equal(reported.length, 1)
  t.same([...new Set(requested)], [null])
  isThere = true
  await until(() => purged.length > 0)
  t.same(purged, [['page:1']])
  t.equal(counted.renewals, 1, 'what was cached before it was there')
})

t.test('an upstream that is not found for a while is followed on', async (t) => {
  let isReplaced = false
  const {
    asked: requested,
    purged,
    until,
  } = follow(t, (after) => {
    if (after === null) return { cursor: '1', tags: [] }
    if (isReplaced) return { cursor: '2', tags: after === '1' ? ['page:1'] : [] }
    return { status: 404 }
  })
  await until(() => requested.length > 2)
  isReplaced = true
  await until(() => purged.length > 0)
  t.same(purged, [['page:1']])
})

t.test('changes made while no process ran are purged from an earlier process’s cache', async (t) => {
  const { state, kept: stored } = keeper('7')
  const {
    asked: requested,
    purged,
    counted,
    until,
  } = follow(t, (after) => (after === '7' ? { cursor: '10', tags: ['page:1'] } : { cursor: '10', tags: [] }), {
    kept: stored,
  })
  await until(() => state.cursor === '10' && requested.length > 3)
  t.same(requested.slice(0, 3), ['7', '10', '10'])
  t.same(purged, [['page:1']])
  t.equal(counted.renewals, 0, 'what this process cached before it asked is younger')
})

t.test('a cache left without a cursor is purged whole, once', async (t) => {
  const { state, kept: stored } = keeper(null)
  const {
    asked: requested,
    purged,
    until,
  } = follow(
    t,
    (after) => (after === 'unknown' ? { cursor: '3', tags: ['catalogue', 'content'] } : { cursor: '3', tags: [] }),
    { kept: stored },
  )
  await until(() => state.cursor === '3' && requested.length > 3)
  t.same(purged, [['catalogue', 'content']])
})

t.test('a store that connects late is purged then', async (t) => {
  const { state, kept: stored } = keeper(undefined)
  const keeps: string[] = []
  const {
    asked: requested,
    purged,
    counted,
    until,
  } = follow(t, (after) => (after === '7' ? { cursor: '12', tags: ['page:1'] } : { cursor: after ?? '10', tags: [] }), {
    kept: { era: 1, storedCursor: stored.storedCursor, keepCursor: async (cursor) => void keeps.push(cursor) },
  })
  await until(() => requested.length > 3)
  t.equal(counted.renewals, 1)
  t.same(keeps, [])
  state.cursor = '7'
  await until(() => keeps.length > 0)
  t.same(purged, [['page:1']])
  t.equal(keeps[0], '10', 'it goes on from where this process was')
})

t.test('a store that reconnects is purged of changes made meanwhile', async (t) => {
  const { state, kept: stored } = keeper('7')
  const {
    asked: requested,
    purged,
    until,
  } = follow(t, (after) => (after === '5' ? { cursor: '10', tags: ['page:1'] } : { cursor: '10', tags: [] }), {
    kept: stored,
  })
  await until(() => state.cursor === '10' && requested.length > 3)
  t.same(purged.flat(), [])
  Object.assign(state, { cursor: '5', era: 2 })
  await until(() => state.cursor === '10')
  t.same(purged.flat(), ['page:1'])
})
