import t from 'tap'
import { makeChangeQueue } from './change-queue.ts'

type Change = { of: string; quantity: number }

const quantity = (of: string, value: number): Change => ({ of, quantity: value })
const removal = (of: string): Change => ({ of, quantity: 0 })

type Sent = { id: string; changes: Change[]; answer: () => Promise<void>; lose: () => Promise<void> }

/** A queue with fake timers and a fake connection. */
function queueOf({ attempts = 1, most: max = 50 } = {}) {
  let timer: (() => void) | undefined
  let ids = 0
  const sent: Sent[] = []
  const settled = () => new Promise<void>((resolve) => setImmediate(resolve))
  const queue = makeChangeQueue<Change, Change>({
    most: max,
    newId: () => {
      ids += 1
      return String(ids)
    },
    timers: {
      set: (run) => {
        timer = run
        return run
      },
      clear: () => {
        timer = undefined
      },
    },
    mayRetry: async (_error, attempt) => attempt < attempts,
    send: (changes, id) =>
      new Promise((resolve, reject) => {
        const answer = () => {
          resolve(changes)
          return settled()
        }
        const lose = () => {
          reject(new Error('lost'))
          return settled()
        }
        sent.push({ id, changes, answer, lose })
      }),
  })
  const tick = () => {
    timer?.()
    return settled()
  }
  return { queue, sent, tick }
}

t.test('quantities of one position are merged into the last, and every caller is answered', async (t) => {
  const { queue, sent, tick } = queueOf()
  const all = [2, 3, 7].map((value) => queue.change(quantity('a', value), { key: 'a', delay: 400 }))
  t.equal(sent.length, 0)
  t.ok(queue.isPending('a'))
  await tick()
  t.same(
    sent.map(({ changes }) => changes),
    [[quantity('a', 7)]],
  )
  await sent[0]?.answer()
  t.same(await Promise.all(all), [quantity('a', 7), quantity('a', 7), quantity('a', 7)])
  t.ok(queue.isIdle())
})

t.test('T4.40 one update is under way at a time, and later changes leave together in order', async (t) => {
  const { queue, sent, tick } = queueOf()
  queue.change(quantity('a', 2), { key: 'a' }).catch(t.error)
  await tick()
  queue.change(quantity('a', 3), { key: 'a' }).catch(t.error)
  queue.change(removal('b')).catch(t.error)
  queue.change(quantity('a', 4), { key: 'a' }).catch(t.error)
  await tick()
  t.equal(sent.length, 1)
  await sent[0]?.answer()
  t.same(sent[1]?.changes, [quantity('a', 4), removal('b')])
  t.not(sent[1]?.id, sent[0]?.id)
})

t.test('a lost update is sent again under its id', async (t) => {
  const { queue, sent, tick } = queueOf({ attempts: 3 })
  const changed = queue.change(quantity('a', 2), { key: 'a' })
  await tick()
  await sent[0]?.lose()
  await sent[1]?.lose()
  t.same(
    sent.map(({ id, changes }) => [id, changes]),
    Array.from({ length: 3 }, () => ['1', [quantity('a', 2)]]),
  )
  await sent[2]?.answer()
  t.same(await changed, quantity('a', 2))
})

t.test('a change that is given up rejects its callers, and the next change goes on', async (t) => {
  const { queue, sent, tick } = queueOf()
  const lost = t.rejects(queue.change(quantity('a', 2), { key: 'a' }), /lost/)
  await tick()
  const next = queue.change(quantity('a', 3), { key: 'a' })
  await sent[0]?.lose()
  await lost
  await tick()
  await sent[1]?.answer()
  t.same(await next, quantity('a', 3))
})

t.test('no update carries more changes than it may', async (t) => {
  const { queue, sent, tick } = queueOf({ most: 50 })
  for (let index = 0; index < 53; index += 1) queue.change(removal(String(index))).catch(t.error)
  await tick()
  await sent[0]?.answer()
  t.same(
    sent.map(({ changes }) => changes.length),
    [50, 3],
  )
})

t.test(
  'a change that leaves as soon as the one before it was answered is pending for whom that answer reaches',
  async (t) => {
    const { queue, sent, tick } = queueOf()
    const seen: boolean[] = []
    const ask = async (value: number) => {
      await queue.change(quantity('a', value), { key: 'a', delay: 400 })
      seen.push(queue.isPending('a'))
    }
    const first = ask(2)
    await tick()
    const second = ask(3)
    await tick()
    t.equal(sent.length, 1, 'its time has come, but the first is under way')
    await sent[0]?.answer()
    await first
    t.equal(sent.length, 2)
    await sent[1]?.answer()
    await second
    t.same(seen, [true, false])
  },
)

t.test('changes leave one at a time and once by default, and a failure stops no other', async (t) => {
  const done: string[] = []
  const queue = makeChangeQueue<string, string>({
    send: async ([change = '']) => {
      done.push(change)
      if (change === 'lost') throw new Error('lost')
      return [change]
    },
  })
  const first = t.rejects(queue.change('lost'), /lost/)
  const second = queue.change('second')
  await first
  t.equal(await second, 'second')
  t.same(done, ['lost', 'second'])
})

t.test('flush sends delayed changes at once, also behind one under way', async (t) => {
  const { queue, sent, tick } = queueOf()
  const first = queue.change(quantity('a', 2), { key: 'a', delay: 400 })
  queue.flush()
  await Promise.resolve()
  t.equal(sent.length, 1)
  const second = queue.change(quantity('a', 3), { key: 'a', delay: 400 })
  queue.flush()
  t.equal(sent.length, 1, 'one after the other')
  await sent[0]?.answer()
  t.same(await first, quantity('a', 2))
  t.same(sent[1]?.changes, [quantity('a', 3)])
  await tick()
  await sent[1]?.answer()
  t.same(await second, quantity('a', 3))
  t.equal(sent.length, 2)
})

t.test('an update that is answered for some of its changes fails for the others', async (t) => {
  const queue = makeChangeQueue<number, number>({ most: 2, send: async ([first = 0]) => [first] })
  const [first, second] = [queue.change(1), queue.change(2)]
  await t.rejects(second, /No outcome/)
  t.equal(await first, 1)
})
