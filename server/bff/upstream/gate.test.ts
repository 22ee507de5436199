import t, { type Test } from 'tap'
import { Budget } from './budget.ts'
import { type GateOptions, UpstreamGate } from './gate.ts'
import { UpstreamUnavailable } from './unavailable.ts'

const answered = async () => ({ status: 200 })
const failed = async () => {
  throw new Error('no answer')
}

function start(t: Test, options: Partial<GateOptions> = {}) {
  const upstream = { isUp: true, probes: 0, answeredProbes: 0 }
  const clock = { time: 0 }
  const states: string[] = []
  const refused: string[] = []
  const gate = new UpstreamGate({
    name: 'engine',
    connections: 4,
    confirmations: 0,
    probe: async () => {
      upstream.probes += 1
      if (!upstream.isUp) throw new Error('down')
      upstream.answeredProbes += 1
    },
    now: () => clock.time,
    report: { state: (_, state) => states.push(state), refused: (_, reason) => refused.push(reason) },
    ...options,
  })
  t.teardown(() => gate.close())
  return { gate, upstream, clock, states, refused }
}

const reasonOf = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    (error: unknown) => (error instanceof UpstreamUnavailable ? error.reason : 'failed'),
  )

/** Until the breaker has closed again. */
async function recovered(gate: UpstreamGate): Promise<void> {
  while (gate.isOpen) await new Promise((resolve) => setTimeout(resolve, 5))
}

t.test('opens with three failures of a second, and closes with the first probe that is answered', async (t) => {
  const { gate, upstream, clock, states, refused } = start(t)
  upstream.isUp = false
  for (let count = 0; count < 2; count += 1) t.equal(await reasonOf(gate.run(failed)), 'failed')
  clock.time += 1000
  t.equal(await reasonOf(gate.run(failed)), 'failed')
  t.equal(gate.state, 'closed', 'the first two were of the second before')
  for (let count = 0; count < 2; count += 1) t.equal(await reasonOf(gate.run(failed)), 'failed')
  t.equal(gate.state, 'open')
  let sent = 0
  const count = async () => {
    sent += 1
    return { status: 200 }
  }
  t.equal(await reasonOf(gate.run(count)), 'open')
  t.equal(sent, 0)
  t.same(refused, ['open'])
  upstream.isUp = true
  await recovered(gate)
  t.equal(upstream.answeredProbes, 1)
  t.equal(await reasonOf(gate.run(count)), 'answered')
  t.same([...new Set(states)], ['closed', 'open', 'half-open'])
  t.equal(states.at(-1), 'closed')
})

t.test('a status of 5xx is a failure that is passed on', async (t) => {
  const { gate } = start(t)
  for (let count = 0; count < 3; count += 1) t.same(await gate.run(async () => ({ status: 503 })), { status: 503 })
  t.ok(gate.isOpen)
})

t.test('a few slow calls among many don’t open it, nor do errors that say nothing of the upstream', async (t) => {
  const { gate } = start(t)
  for (let count = 0; count < 10; count += 1) await gate.run(answered)
  for (let count = 0; count < 9; count += 1) await reasonOf(gate.run(failed))
  t.equal(gate.state, 'closed')
  const { gate: other } = start(t)
  for (let count = 0; count < 9; count += 1) {
    t.equal(await reasonOf(other.run(failed, () => 'nothing')), 'failed')
  }
  t.equal(other.state, 'closed')
})

t.test('one failure is made sure of by probes, so that a dead engine shows without visitors', async (t) => {
  const { gate, upstream } = start(t, { confirmations: 3 })
  upstream.isUp = false
  await reasonOf(gate.run(failed))
  while (!gate.isOpen) await new Promise((resolve) => setTimeout(resolve, 5))
  t.ok(upstream.probes <= 3, `${upstream.probes} probes`)
  upstream.isUp = true
  await recovered(gate)
  await reasonOf(gate.run(failed))
  t.equal(gate.state, 'closed', 'and one that is alive is not given up')
})

t.test('a wait of a second only starts probes: a slow engine stays, one that hangs is given up', async (t) => {
  const { gate, upstream } = start(t, { confirmations: 3 })
  const outOfTime = async () => {
    throw new DOMException('No answer in time', 'TimeoutError')
  }
  const waitFor = (ms: number) => reasonOf(gate.runWithin(new Budget(ms), outOfTime))
  // Less than two seconds, after which a time-out counts by itself.
  for (let count = 0; count < 4; count += 1) t.equal(await waitFor(1900), 'failed')
  while (upstream.answeredProbes < 3) await new Promise((resolve) => setTimeout(resolve, 5))
  t.equal(gate.state, 'closed')
  const { gate: other, upstream: hanging } = start(t, { confirmations: 3 })
  hanging.isUp = false
  await reasonOf(other.runWithin(new Budget(1900), outOfTime))
  while (!other.isOpen) await new Promise((resolve) => setTimeout(resolve, 5))
  const { gate: third } = start(t)
  for (let count = 0; count < 3; count += 1) await reasonOf(third.runWithin(new Budget(5000), outOfTime))
  t.equal(third.state, 'open', 'those who waited for longer count')
})

t.test('calls that began before the recovery don’t open it again', async (t) => {
  const { gate, upstream } = start(t, { connections: 64 })
  const { promise: hanging, reject } = Promise.withResolvers<{ status: number }>()
  hanging.catch(() => {})
  const old = [1, 2, 3].map(() => reasonOf(gate.run(() => hanging)))
  upstream.isUp = false
  for (let count = 0; count < 3; count += 1) await reasonOf(gate.run(failed))
  t.ok(gate.isOpen)
  upstream.isUp = true
  await recovered(gate)
  reject(new Error('late'))
  t.same(await Promise.all(old), ['failed', 'failed', 'failed'])
  t.equal(gate.state, 'closed')
})

t.test('calls beyond the limit are refused at once', async (t) => {
  const { gate, refused } = start(t, { connections: 1 })
  const { promise, resolve } = Promise.withResolvers<{ status: number }>()
  const calls = [1, 2, 3].map(() => reasonOf(gate.run(() => promise)))
  t.equal(await reasonOf(gate.run(answered)), 'busy')
  t.same(refused, ['busy'])
  resolve({ status: 200 })
  t.same(await Promise.all(calls), ['answered', 'answered', 'answered'])
  t.equal(gate.state, 'closed')
})
