import t from 'tap'
import type { Result } from '../../lib/ask.ts'
import { createDraftSaver, type End, type SaveAnswer, type Unsent } from './draft-saver.ts'

const taken = (revision: number): Result<SaveAnswer> => ({
  data: { successful: true, revision, findings: [], conflict: null },
  error: null,
})
const outages = (['CONNECTION_LOST', 'UPSTREAM_UNAVAILABLE', 'RATE_LIMITED'] as const).map(
  (code): Result<SaveAnswer> => ({ data: null, error: { code, message: '' } }),
)

type Answer = Result<SaveAnswer> | Promise<Result<SaveAnswer>>

function start(answers: Answer[], unsent: Unsent<string> | null = null, takeTurn: (end: End) => unknown[] = () => []) {
  const sent: [number, string][] = []
  const waiting: (() => void)[] = []
  let stored = unsent
  const saver = createDraftSaver<string>({
    revision: 3,
    findings: [],
    save: async (base, body) => {
      sent.push([base, body])
      return answers.shift() ?? taken(base + 1)
    },
    keeper: {
      read: () => stored,
      write: (unsent) => {
        stored = unsent
      },
      clear: () => {
        stored = null
      },
    },
    takeTurn,
    later: (run) => waiting.push(run),
  })
  /** Lets times pass until nothing waits. */
  const settle = async () => {
    for (const run of waiting.splice(0)) run()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { saver, sent, settle, kept: () => stored }
}

t.test('typing is saved once, with the last text', async (t) => {
  const { saver, sent, settle, kept: stored } = start([])
  for (const text of ['a', 'ab', 'abc']) saver.change(text)
  t.equal(saver.state.value().status, 'waiting')
  t.same(stored(), { base: 3, body: 'abc' })
  await settle()
  t.same(sent, [[3, 'abc']])
  t.match(saver.state.value(), { status: 'saved', revision: 4 })
  t.equal(stored(), null)
})

t.test('flush waits for the call under way and for later changes', async (t) => {
  const { saver, sent } = start([])
  saver.change('a')
  const first = saver.flush()
  saver.change('b')
  t.equal(await saver.flush(), true)
  t.match(saver.state.value(), { status: 'saved', revision: 5 })
  t.same(sent, [
    [3, 'a'],
    [4, 'b'],
  ])
  await first

  const lost = start(outages.slice(0, 1))
  lost.saver.change('a')
  t.equal(await lost.saver.flush(), false, 'the engine has not got it')
})

t.test('one call is sent at a time, each on the revision of the one before', async (t) => {
  const { saver, sent, settle } = start([])
  saver.change('a')
  const first = settle()
  saver.change('b')
  await first
  await settle()
  await settle()
  t.same(sent, [
    [3, 'a'],
    [4, 'b'],
  ])
})

t.test('changes stay in the browser during an outage and are sent later', async (t) => {
  for (const outage of outages) {
    const { saver, sent, settle, kept: stored } = start([outage])
    saver.change('a')
    await settle()
    t.equal(saver.state.value().status, 'offline')
    t.same(stored(), { base: 3, body: 'a' })
    saver.change('ab')
    await settle()
    t.same(sent.at(-1), [3, 'ab'])
    t.match(saver.state.value(), { status: 'saved', revision: 4 })
    t.equal(stored(), null)
  }
})

t.test('a draft kept by the browser is continued, and is no conflict when only its answer was lost', async (t) => {
  const { saver, sent, kept: stored } = start([], { base: 3, body: 'kept' })
  t.equal(saver.kept, 'kept')
  t.match(saver.state.value(), { status: 'waiting', revision: 3 })
  t.equal(await saver.flush(), true)
  t.same(sent, [[3, 'kept']])
  t.match(saver.state.value(), { status: 'saved', revision: 4 })
  t.equal(stored(), null)

  const conflict = { revision: 3, body: 'kept', updatedBy: 'Ada', updatedAt: '2026-11-23T09:00:00Z' }
  const inTheWay = { data: { successful: false, revision: null, findings: [], conflict }, error: null }
  const closed = start([inTheWay], { base: 2, body: 'kept' })
  await closed.saver.flush()
  t.same(closed.sent, [
    [2, 'kept'],
    [3, 'kept'],
  ])
  t.match(closed.saver.state.value(), { status: 'saved', revision: 4, conflict: null })
  t.equal(start([]).saver.kept, null)
})

t.test('a conflict sends nothing more until the editor has decided, and nothing is lost', async (t) => {
  const conflict = { revision: 7, body: 'theirs', updatedBy: 'Ada', updatedAt: '2026-11-23T09:00:00Z' }
  const refused = { data: { successful: false, revision: null, findings: [], conflict }, error: null }
  const { saver, sent, settle, kept: stored } = start([refused])
  saver.change('mine')
  await settle()
  t.match(saver.state.value(), { status: 'conflict', conflict })
  saver.change('mine, too')
  await settle()
  t.equal(sent.length, 1)
  t.match(stored(), { body: 'mine, too' })
  t.equal(await saver.flush(), false)
  await saver.keepMine('mine, too')
  t.same(sent.at(-1), [7, 'mine, too'])
  t.match(saver.state.value(), { status: 'saved', revision: 8 })

  const other = start([refused])
  other.saver.change('mine')
  await other.settle()
  other.saver.takeTheirs()
  t.match(other.saver.state.value(), { status: 'saved', revision: 7, conflict: null })
  t.equal(other.kept(), null)
})

t.test('a draft of one’s own is in nobody’s way, although its answer was lost', async (t) => {
  const conflict = { revision: 4, body: 'a', updatedBy: 'Ada', updatedAt: '2026-11-23T09:00:00Z' }
  const inTheWay = { data: { successful: false, revision: null, findings: [], conflict }, error: null }
  const { saver, sent, settle } = start([...outages.slice(0, 1), inTheWay])
  saver.change('a')
  await settle()
  saver.change('ab')
  await settle()
  t.same(sent, [
    [3, 'a'],
    [3, 'ab'],
    [4, 'ab'],
  ])
  t.match(saver.state.value(), { status: 'saved', revision: 5, conflict: null })
})

t.test('a refused change waits for the editor', async (t) => {
  const { saver, sent, settle, kept: stored } = start([{ data: null, error: { code: 'LOGIN_REQUIRED', message: '' } }])
  saver.change('a')
  await settle()
  await settle()
  t.equal(sent.length, 1)
  t.equal(saver.state.value().status, 'refused')
  t.match(stored(), { body: 'a' })
  await saver.flush()
  t.equal(saver.state.value().status, 'saved')
})

t.test('a record opened anew stops the earlier saver from sending and forgetting', async (t) => {
  const ends: End[] = []
  const takeTurn = (end: End) => {
    ends.push(end)
    return ends.at(-2)?.() ?? []
  }
  const open = (answers: Answer[], unsent: Unsent<string> | null = null) => {
    const opened = start(answers, unsent, takeTurn)
    opened.saver.begin()
    return opened
  }
  const offline = open(outages.slice(0, 1))
  offline.saver.change('a')
  await offline.settle()
  const anew = open([], offline.kept())
  await anew.saver.flush()
  await offline.settle()
  t.same([offline.sent, anew.sent], [[[3, 'a']], [[3, 'a']]])
  t.same(offline.kept(), { base: 3, body: 'a' }, 'what is kept belongs to the new one')

  const late = Promise.withResolvers<Result<SaveAnswer>>()
  const left = open([late.promise])
  left.saver.change('a')
  const leaving = left.saver.flush()
  left.saver.change('ab')
  const conflict = { revision: 4, body: 'a', updatedBy: 'Ada', updatedAt: '2026-11-23T09:00:00Z' }
  const inTheWay = { data: { successful: false, revision: null, findings: [], conflict }, error: null }
  const back = open([inTheWay], left.kept())
  late.resolve(taken(4))
  await leaving
  t.equal(left.sent.length, 1)
  t.same(left.kept(), { base: 3, body: 'ab' })
  await back.saver.flush()
  t.same(back.sent, [
    [3, 'ab'],
    [4, 'ab'],
  ])
  const saved = { status: 'saved', revision: 5, conflict: null }
  t.match(back.saver.state.value(), saved, 'the draft in the way came from here')
})
