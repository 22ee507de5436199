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
  const states: string[] = []
  const refused: string[] = []
  const gate = new UpstreamGate({
    name: 'engine',
    connections: 4,
    probe: async () => {
      upstream.probes += 1
      if (!upstream.isUp) throw new Error('down')
      upstream.answeredProbes += 1
    },
    report: { state: (_, state) => states.push(state), refused: (_, reason) => refused.push(reason) },
    ...options,
  })
  t.teardown(() => gate.close())
  return { gate, upstream, states, refused }
}

const reasonOf = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    (error: unknown) => (error instanceof UpstreamUnavailable ? error.reason : 'failed'),
  )

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5))
}

t.test(
  'a failed call starts probes: it opens when all of them fail, and closes with the first that is answered',
  async (t) => {
    const { gate, upstream, states, refused } = start(t)
    upstream.isUp = false
    t.equal(await reasonOf(gate.run(failed)), 'failed')
    await until(() => gate.isOpen)
    t.equal(upstream.probes, 3)
    let sent = 0
    const count = async () => {
      sent += 1
      return { status: 200 }
    }
    t.equal(await reasonOf(gate.run(count)), 'open')
    t.equal(sent, 0)
    t.same(refused, ['open'])
    upstream.isUp = true
    await until(() => !gate.isOpen)
    t.equal(upstream.answeredProbes, 1)
    t.equal(await reasonOf(gate.run(count)), 'answered')
    t.same([...new Set(states)], ['closed', 'open', 'half-open'])
    t.equal(states.at(-1), 'closed')
  },
)

t.test('calls that fail while probes are answered, as of a locked table, refuse no others', async (t) => {
  const { gate, upstream, refused } = start(t)
  for (let count = 0; count < 50; count += 1) t.equal(await reasonOf(gate.run(failed)), 'failed')
  await until(() => upstream.answeredProbes === 3)
  t.equal(await reasonOf(gate.run(answered)), 'answered')
  t.equal(gate.state, 'closed')
  t.same(refused, [])
})

t.test('a status of 5xx is a failure that is passed on', async (t) => {
  const { gate, upstream } = start(t)
  upstream.isUp = false
  t.same(await gate.run(async () => ({ status: 503 })), { status: 503 })
  await until(() => gate.isOpen)
})

t.test('an error that is not the upstream’s starts no probes', async (t) => {
  const { gate, upstream } = start(t)
  upstream.isUp = false
  t.equal(await reasonOf(gate.run(failed, () => false)), 'failed')
  await new Promise((resolve) => setTimeout(resolve, 150))
  t.equal(upstream.probes, 0)
  t.equal(gate.state, 'closed')
})

t.test('a time-out starts probes when the call had most of a second', async (t) => {
  const { gate, upstream } = start(t)
  upstream.isUp = false
  const outOfTime = async () => {
    throw new DOMException('No answer in time', 'TimeoutError')
  }
  const waitFor = (ms: number) => reasonOf(gate.runWithin(new Budget(ms), outOfTime))
  t.equal(await waitFor(800), 'failed')
  await new Promise((resolve) => setTimeout(resolve, 150))
  t.equal(upstream.probes, 0)
  t.equal(await waitFor(1900), 'failed')
  await until(() => gate.isOpen)
})

t.test('calls that began before the recovery don’t open it again', async (t) => {
  const { gate, upstream } = start(t, { connections: 64 })
  const { promise: hanging, reject } = Promise.withResolvers<{ status: number }>()
  hanging.catch(() => {})
  const old = [1, 2, 3].map(() => reasonOf(gate.run(() => hanging)))
  upstream.isUp = false
  await reasonOf(gate.run(failed))
  await until(() => gate.isOpen)
  upstream.isUp = true
  await until(() => !gate.isOpen)
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
