import t from 'tap'
import { AdaptiveLimit, type AdaptiveLimitOptions, OverloadError } from './adaptive-limit.ts'

/** Time that passes only when the test says so. */
class TestClock {
  time = 0
  readonly #timers = new Set<{ ms: number; due: number; tick: () => void }>()

  now = () => this.time

  every = (ms: number, tick: () => void) => {
    const timer = { ms, due: this.time + ms, tick }
    this.#timers.add(timer)
    return () => void this.#timers.delete(timer)
  }

  get timers(): number {
    return this.#timers.size
  }

  async pass(ms: number): Promise<void> {
    for (const end = this.time + ms; this.time < end; ) {
      this.time = Math.min(end, this.time + 1)
      for (const timer of this.#timers) {
        if (timer.due > this.time) continue
        timer.due = this.time + timer.ms
        timer.tick()
      }
      await settle()
    }
  }

  /** The process does not run: no timer fires, and then it is later. */
  async stall(ms: number): Promise<void> {
    this.time += ms
    for (const timer of this.#timers) timer.tick()
    await settle()
  }
}

/** Lets promises that are settled go on; no work of these tests needs more turns. */
const settle = async () => {
  for (let turn = 0; turn < 5; turn++) await null
}

const start = (options: Partial<AdaptiveLimitOptions> = {}) => {
  const clock = new TestClock()
  return { clock, limit: new AdaptiveLimit({ min: 1, max: 4, queue: 8, maxWaitMs: 1000, clock, ...options }) }
}

/** A work that ends when the test says so, and what became of it. */
const held = (limit: AdaptiveLimit) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const work = { outcome: 'waiting', end: resolve }
  limit
    .run(async () => {
      work.outcome = 'running'
      await promise
    })
    .then(
      () => (work.outcome = 'done'),
      (error: unknown) => (work.outcome = error instanceof OverloadError ? 'overloaded' : 'failed'),
    )
  return work
}

/** A machine that shares itself among its works: each millisecond is divided among those that run. */
class Machine {
  readonly #works = new Set<{ left: number; end: () => void }>()
  /** Works that it can do at once without any of them taking longer. */
  cores = 1

  work(ms: number): Promise<void> {
    return new Promise((end) => this.#works.add({ left: ms, end }))
  }

  run(): void {
    const share = Math.min(1, this.cores / this.#works.size)
    for (const work of this.#works) {
      work.left -= share
      if (work.left > 0) continue
      this.#works.delete(work)
      work.end()
    }
  }
}

/** Lets `perMs` works of 20 ms arrive for so long; latencies of those that were done include their wait. */
const load = async (limit: AdaptiveLimit, clock: TestClock, machine: Machine, perMs: number, ms: number) => {
  const latencies: number[] = []
  let rejected = 0
  let due = 0
  for (const end = clock.time + ms; clock.time < end; ) {
    for (due += perMs; due >= 1; due--) {
      const from = clock.time
      limit
        .run(() => machine.work(20))
        .then(
          () => latencies.push(clock.time - from),
          () => rejected++,
        )
    }
    await clock.pass(1)
    machine.run()
    await settle()
  }
  latencies.sort((a, b) => a - b)
  const at = (share: number) => latencies[Math.floor(latencies.length * share)] ?? 0
  return { done: latencies.length, rejected, median: at(0.5), p99: at(0.99) }
}

t.test('the limit runs and queues its numbers, rejects one more at once and serves in order', async (t) => {
  const { limit } = start({ max: 2, queue: 2 })
  const works = [held(limit), held(limit), held(limit), held(limit), held(limit)]
  await settle()
  const outcomes = () => works.map(({ outcome }) => outcome)
  t.same(outcomes(), ['running', 'running', 'waiting', 'waiting', 'overloaded'])
  t.same(limit.state, { limit: 2, running: 2, waiting: 2, rejected: 1 })
  works[1]?.end()
  await settle()
  const late = held(limit)
  t.same(outcomes(), ['running', 'done', 'running', 'waiting', 'overloaded'], 'the first of the queue goes next')
  t.equal(late.outcome, 'waiting', 'nothing that comes later overtakes')
  for (const work of [...works, late]) work.end()
  await settle()
  t.same([...outcomes(), late.outcome], ['done', 'done', 'done', 'done', 'overloaded', 'done'])
  t.same(limit.state, { limit: 2, running: 0, waiting: 0, rejected: 1 })
})

t.test('a work that fails gives its place back, and its error is the caller’s', async (t) => {
  const { limit, clock } = start({ max: 1 })
  const failing = () => Promise.reject(new Error('broken'))
  await t.rejects(limit.run(failing), { message: 'broken' })
  t.equal(await limit.run(async () => 'next'), 'next')
  t.equal(clock.timers, 0, 'no timer is left')
})

t.test('a wait ends after its longest', async (t) => {
  const { limit, clock } = start({ max: 1, maxWaitMs: 300 })
  const works = [held(limit), held(limit)]
  await clock.pass(250)
  t.equal(works[1]?.outcome, 'waiting')
  await clock.pass(110)
  t.equal(works[1]?.outcome, 'overloaded')
  works[0]?.end()
  await settle()
  t.equal(clock.timers, 0)
})

t.test('a process that stood still is not overloaded', async (t) => {
  const { limit, clock } = start({ max: 4, maxWaitMs: 300 })
  const machine = new Machine()
  await load(limit, clock, machine, 0.04, 2000)
  await load(limit, clock, machine, 0, 500)
  const before = limit.state
  const works = Array.from({ length: 6 }, () => held(limit))
  await clock.pass(20)
  await clock.stall(60_000)
  t.same(
    works.map(({ outcome }) => outcome),
    [...Array(before.limit).fill('running'), ...Array(6 - before.limit).fill('waiting')],
    'those who wait keep their places',
  )
  for (const work of works) work.end()
  await settle()
  const after = await load(limit, clock, machine, 0.04, 2000)
  t.equal(after.rejected, 0)
  t.equal(limit.state.limit, before.limit)
  t.ok(after.p99 < 60, `${after.p99} ms`)
})

t.test('a pause of everything costs the limit one bad window that it soon makes up for', async (t) => {
  const { limit, clock } = start({ max: 16, queue: 100 })
  const machine = new Machine()
  machine.cores = 16
  await load(limit, clock, machine, 0.4, 2000)
  const { limit: before } = limit.state
  const works = Array.from({ length: before }, () => held(limit))
  await clock.pass(5000)
  for (const work of works) work.end()
  await settle()
  t.ok(limit.state.limit >= before * 0.8, `${limit.state.limit} of ${before} at once`)
  await load(limit, clock, machine, 1.2, 3000)
  t.ok(limit.state.limit >= before * 0.9, `${limit.state.limit} of ${before} at once`)
})

t.test('S8.19 no caller whose turn comes within the maximum wait is rejected', async (t) => {
  const { limit, clock } = start({ max: 4, queue: 256, staysQuick: true, maxWaitMs: 2000 })
  const machine = new Machine()
  // Twenty milliseconds each on one core: a hundred callers wait for two seconds.
  for (const callers of [8, 32, 90]) {
    let answered = 0
    let isOver = false
    const call = async () => {
      while (!isOver) {
        await limit.run(() => machine.work(20))
        answered++
      }
    }
    const calls = Promise.all(Array.from({ length: callers }, call))
    for (let turn = 0; turn < 10_000; turn++) {
      await clock.pass(1)
      machine.run()
      await settle()
      isOver = turn > 9000
    }
    while (limit.state.running > 0) {
      await clock.pass(1)
      machine.run()
      await settle()
    }
    await calls
    t.equal(limit.state.rejected, 0, `${callers} callers`)
    t.ok(answered > 400, `${answered} answers to ${callers} callers`)
  }
})

t.test('a threefold overload uses the whole capacity, and admitted calls hardly wait', async (t) => {
  const { limit, clock } = start({ max: 8, queue: 256, staysQuick: true, maxWaitMs: 2000 })
  const machine = new Machine()
  await load(limit, clock, machine, 0.02, 1000)
  await load(limit, clock, machine, 0.15, 4000)
  const { done, rejected, median, p99 } = await load(limit, clock, machine, 0.15, 10_000)
  t.ok(done > 0.9 * 500, `${done} of 500 that it can do`)
  t.ok(rejected > 900, `${rejected} rejected`)
  t.ok(median <= 80, `${median} ms instead of 20`)
  t.ok(p99 <= 2100, `${p99} ms for those who came before it was overload`)
  t.ok(limit.state.limit <= 3, `${limit.state.limit} at once`)
  t.test('a long overload does not become the best latency', async (t) => {
    await load(limit, clock, machine, 0.15, 35_000)
    t.ok(limit.state.limit <= 3, `${limit.state.limit} at once`)
  })
  t.test('bursts are queued again after an overload is over', async (t) => {
    await load(limit, clock, machine, 0.02, 6000)
    const works = Array.from({ length: 20 }, () => limit.run(() => machine.work(20)))
    const finished = Promise.all(works)
    for (let turn = 0; turn < 600; turn++) {
      await clock.pass(1)
      machine.run()
    }
    t.equal((await finished).length, 20)
  })
})

t.test('the limit rises when more work at once costs no latency', async (t) => {
  const { limit, clock } = start({ max: 32, queue: 64 })
  const machine = new Machine()
  await load(limit, clock, machine, 0.2, 3000)
  t.ok(limit.state.limit <= 4, `${limit.state.limit} at once on one core`)
  machine.cores = 32
  await load(limit, clock, machine, 0.8, 20_000)
  t.ok(limit.state.limit >= 16, `${limit.state.limit} at once on many`)
})

t.test('quick failures and results that are not typical do not count as the best latency', async (t) => {
  const { limit, clock } = start({ max: 8, queue: 64 })
  const machine = new Machine()
  machine.cores = 8
  for (let turn = 0; turn < 50; turn++) {
    await limit.run(() => Promise.reject(new Error('at once'))).catch(() => {})
    await limit.run(
      async () => 'error page',
      () => false,
    )
  }
  await load(limit, clock, machine, 0.5, 4000)
  t.equal(limit.state.limit, 8)
})
