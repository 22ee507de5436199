import t from 'tap'
import { batch, createEventQueue } from './event-queue.ts'

type Test = { teardown: (end: () => void) => void }

/** The clock of the test: nothing happens until it is moved on. */
function fakeClock(t: Test) {
  const { setTimeout: real, clearTimeout: realClear } = globalThis
  let now = 0
  let timers: { at: number; run: () => void }[] = []
  Object.assign(globalThis, {
    setTimeout: (run: () => void, after: number) => {
      const timer = { at: now + after, run }
      timers.push(timer)
      return timer
    },
    clearTimeout: (timer: unknown) => {
      timers = timers.filter((each) => each !== timer)
    },
  })
  t.teardown(() => Object.assign(globalThis, { setTimeout: real, clearTimeout: realClear }))
  return (milliseconds: number) => {
    now += milliseconds
    const due = timers.filter(({ at }) => at <= now)
    timers = timers.filter(({ at }) => at > now)
    for (const { run } of due) run()
  }
}

t.test('sends together what happens within five seconds', async (t) => {
  const pass = fakeClock(t)
  const sent: number[][] = []
  const queue = createEventQueue<number>((events) => sent.push(events))
  queue.add(1)
  pass(4000)
  queue.add(2)
  t.same(sent, [])
  pass(1000)
  t.same(sent, [[1, 2]], 'five seconds after the first one')
  pass(60_000)
  t.same(sent, [[1, 2]], 'nothing is sent for nothing')
  queue.add(3)
  pass(batch.milliseconds)
  t.same(sent, [[1, 2], [3]])
})

t.test('sends twenty at once, and begins anew', async (t) => {
  const pass = fakeClock(t)
  const sent: number[][] = []
  const queue = createEventQueue<number>((events) => sent.push(events))
  for (let event = 0; event < batch.events + 1; event++) queue.add(event)
  t.same(
    sent.map((events) => events.length),
    [20],
  )
  pass(batch.milliseconds)
  t.same(sent[1], [20])
})

t.test('sends early when the page goes, forgets when consent does', async (t) => {
  const pass = fakeClock(t)
  const sent: number[][] = []
  const queue = createEventQueue<number>((events) => sent.push(events))
  queue.add(1)
  queue.flush()
  queue.flush()
  t.same(sent, [[1]])
  queue.add(2)
  queue.clear()
  pass(batch.milliseconds)
  queue.flush()
  t.same(sent, [[1]])
})
