import t from 'tap'
import { startRedis, type TestRedis } from '#lib/testing/redis.ts'
import type { CacheValue, Lifetime } from './entry.ts'
import { SharedStore } from './shared-store.ts'
import { type CacheState, SwrCache, type SwrCacheOptions } from './swr-cache.ts'
import { noReport } from './testing/no-report.ts'

type Test = { teardown: (fn: () => unknown) => void }

const log = { warn: () => {} }
const long: Lifetime = { ttl: 60, swr: 60, sie: 600 }
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Milliseconds for a command of Redis: a cache that isn't answered in time loads by itself, which is right, but rarely the question. */
const patient = 30_000

type Options = Partial<SwrCacheOptions> & { isPatient?: boolean }

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 60_000; Date.now() < end; await wait(5)) if (await isSo()) return
  throw new Error(`never: ${isSo}`)
}

/** A cache with its own connections, as another process would have. */
async function connect(t: Test, redis: TestRedis, { isPatient = true, ...options }: Options = {}) {
  const shared = new SharedStore(redis.url, { log, report: noReport, commandTimeout: isPatient ? patient : undefined })
  t.teardown(() => shared.close())
  const gaps = new Promise<void>((resolve) => shared.listen({ onPurge: () => {}, onGap: resolve }))
  const cache = new SwrCache({ namespace: 'test', shared, log, ...options })
  await until(() => shared.isUp)
  await gaps // subscribed
  return { cache, shared }
}

function alone(options: Partial<SwrCacheOptions> = {}): SwrCache {
  return new SwrCache({ namespace: 'test', shared: null, log, ...options })
}

/** What is loaded, how often, and for how long. */
class Source {
  loads = 0
  value: CacheValue = 'one'
  delay = 0
  error: Error | undefined
  load = async () => {
    this.loads++
    const { value } = this
    if (this.delay) await wait(this.delay)
    if (this.error) throw this.error
    return { value }
  }
}

async function ask(cache: SwrCache, source: Source, lifetime = long, key = 'k', tags = ['tag']) {
  const states: CacheState[] = []
  const value = await cache.get(key, source.load, { lifetime, tags, onState: (state) => states.push(state) })
  return { value, state: states.join() }
}

/** Moves Date.now of this process ahead by seconds. */
function travel(t: Test): (seconds: number) => void {
  const real = Date.now
  t.teardown(() => {
    Date.now = real
  })
  let offset = 0
  Date.now = () => real() + offset
  return (seconds) => {
    offset += seconds * 1000
  }
}

t.test('a stale value is served at once while the upstream is known to be down', async (t) => {
  const go = travel(t)
  let isDown = false
  const cache = alone({ isDown: () => isDown })
  const source = new Source()
  await ask(cache, source)
  go(200)
  isDown = true
  t.same(await ask(cache, source), { value: 'one', state: 'stale-on-error' })
  await cache.purge(['tag'])
  t.same(await ask(cache, source), { value: 'one', state: 'stale-on-error' })
  t.equal(source.loads, 1, 'nothing was loaded, not even in the background')
  source.error = new Error('down')
  await t.rejects(ask(cache, source, long, 'unknown'))
  isDown = false
  t.same(await ask(cache, source), { value: 'one', state: 'stale-on-error' }, 'a failure')
  source.error = undefined
  source.value = 'two'
  t.same(await ask(cache, source), { value: 'one', state: 'stale-on-error' }, 'and for a while after it')
  go(201)
  cache.recovered()
  t.same(await ask(cache, source), { value: 'two', state: 'miss' }, 'but not when the upstream is back')
})

t.test('a request without time left gets the stale value while the load goes on for others', async (t) => {
  const go = travel(t)
  const cache = alone()
  const source = new Source()
  const { promise: end, reject } = Promise.withResolvers<never>()
  await ask(cache, source)
  go(200)
  Object.assign(source, { delay: 50, value: 'two' })
  const states: CacheState[] = []
  const asking = cache.get('k', source.load, {
    lifetime: long,
    tags: ['tag'],
    onState: (state) => states.push(state),
    wait: (work) => Promise.race([work, end]),
  })
  reject(new Error('no time left'))
  t.same([await asking, states], ['one', ['stale-on-error']])
  t.same(await ask(cache, source), { value: 'two', state: 'joined' })
  t.equal(source.loads, 2)
})

t.test('a value of this process comes synchronously, strings and buffers', async (t) => {
  const cache = alone()
  const source = new Source()
  t.same(await ask(cache, source), { value: 'one', state: 'miss' })
  t.equal(cache.get('k', source.load, { lifetime: long, tags: [] }), 'one')
  source.value = Buffer.from([1, 2, 255])
  await ask(cache, source, long, 'b')
  t.same(cache.get('b', source.load, { lifetime: long, tags: [] }), Buffer.from([1, 2, 255]))
  t.equal(source.loads, 2)
})

t.test('callers at the same time share one load, and its failure', async (t) => {
  const cache = alone()
  const source = new Source()
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(cache, source)))
  t.same(
    answers.map(({ state }) => state),
    ['miss', ...Array(19).fill('joined')],
  )
  t.equal(source.loads, 1)
  source.error = new Error('broken')
  const failures = await Promise.allSettled(Array.from({ length: 20 }, () => ask(cache, source, long, 'other')))
  t.ok(failures.every(({ status }) => status === 'rejected'))
  t.equal(source.loads, 2)
  source.error = undefined
  t.equal((await ask(cache, source, long, 'other')).state, 'miss', 'a failure is not kept')
})

t.test('serves old values while one load refreshes them', async (t) => {
  const cache = alone()
  const source = new Source()
  const pass = travel(t)
  const lifetime = { ttl: 10, swr: 10, sie: 0 }
  await ask(cache, source, lifetime)
  source.value = 'two'
  pass(11)
  t.same(
    await Promise.all([1, 2, 3].map(() => ask(cache, source, lifetime))),
    Array(3).fill({ value: 'one', state: 'stale' }),
  )
  await until(() => cache.get('k', source.load, { lifetime, tags: [] }) === 'two')
  t.equal(source.loads, 2)
  pass(21)
  source.value = 'three'
  t.same(await ask(cache, source, lifetime), { value: 'three', state: 'miss' }, 'too old is not served')
})

t.test('serves old values when there is nothing newer, for their own time', async (t) => {
  const cache = alone({ isOutage: (error) => (error as Error).message === 'down' })
  const source = new Source()
  const pass = travel(t)
  const lifetime = { ttl: 10, swr: 10, sie: 1000 }
  await ask(cache, source, lifetime)
  pass(100)
  source.error = new Error('refused')
  await t.rejects(ask(cache, source, lifetime), { message: 'refused' }, 'an answer is not an outage')
  source.error = new Error('down')
  t.same(await ask(cache, source, lifetime), { value: 'one', state: 'stale-on-error' })
  t.equal(source.loads, 3)
  await ask(cache, source, lifetime)
  t.equal(source.loads, 3, 'not tried at each call')
  pass(6)
  source.error = undefined
  source.value = 'two'
  t.same(await ask(cache, source, lifetime), { value: 'one', state: 'stale-on-error' }, 'tried in the background')
  await until(() => cache.get('k', source.load, { lifetime, tags: [] }) === 'two')
  source.error = new Error('down')
  pass(2000)
  await t.rejects(ask(cache, source, lifetime), { message: 'down' })
})

t.test('a load may set tags and lifetime itself, or refuse to be cached', async (t) => {
  const cache = alone()
  const page =
    (value: string, store = true) =>
    async () => ({ value, tags: ['page:1'], lifetime: long, store })
  const options = { lifetime: { ttl: 0, swr: 0, sie: 0 }, tags: [] }
  t.equal(await cache.get('p', page('a'), options), 'a')
  t.equal(await cache.get('p', page('b'), options), 'a')
  await cache.purge(['page:1'])
  t.equal(await cache.get('p', page('c', false), options), 'c')
  t.equal(await cache.get('p', page('d'), options), 'd')
})

t.test('a purge by tag leaves the old value as a fallback while no newer one can be loaded', async (t) => {
  const cache = alone()
  const source = new Source()
  await ask(cache, source, long, 'a', ['x', 'y'])
  await ask(cache, source, long, 'b', ['y'])
  await cache.purge(['x'])
  source.value = 'two'
  t.equal((await ask(cache, source, long, 'b', ['y'])).value, 'one')
  t.equal((await ask(cache, source, long, 'a', ['x', 'y'])).value, 'two')
  await cache.purge(['y'])
  source.error = new Error('down')
  t.same(await ask(cache, source, long, 'a', ['x', 'y']), { value: 'two', state: 'stale-on-error' })
})

t.test('a purge during a load voids it', async (t) => {
  const cache = alone()
  const source = new Source()
  source.delay = 20
  const first = ask(cache, source)
  await until(() => source.loads === 1)
  source.value = 'two'
  await cache.purge(['tag'])
  t.equal((await ask(cache, source)).value, 'two', 'who asks after the purge waits for a new load')
  t.equal((await first).value, 'one')
  t.same(await ask(cache, source), { value: 'two', state: 'hit' })
})

t.test('renew() reloads cached values and those that are being loaded', async (t) => {
  const cache = alone()
  const source = new Source()
  await ask(cache, source, long, 'known')
  source.delay = 20
  const first = ask(cache, source, long, 'loading', [])
  await until(() => source.loads === 2)
  source.value = 'two'
  await cache.renew()
  t.equal((await ask(cache, source, long, 'loading', [])).value, 'two', 'who asks now waits for a new load')
  t.equal((await first).value, 'one')
  t.same(await ask(cache, source, long, 'loading', []), { value: 'two', state: 'hit' })
  t.same(await ask(cache, source, long, 'known'), { value: 'two', state: 'miss' })
})

t.test('stays within its bytes', async (t) => {
  const cache = alone({ maxBytes: 20_000 })
  const source = new Source()
  source.value = 'x'.repeat(1000)
  for (let n = 0; n < 50; n++) await ask(cache, source, long, `k${n}`)
  t.ok(cache.bytes <= 20_000)
  source.value = 'x'.repeat(100_000)
  t.equal((await ask(cache, source, long, 'huge')).state, 'miss')
  t.equal((await ask(cache, source, long, 'k49')).state, 'hit', 'one that does not fit drives out nothing')
})

t.test('four processes with fifty cold calls each load once', async (t) => {
  const redis = await startRedis(t)
  const caches = await Promise.all([1, 2, 3, 4].map(() => connect(t, redis)))
  // A process that stands still for a second loses its lock, which is right but not the question.
  for (const { shared } of caches) shared.lock = (key) => SharedStore.prototype.lock.call(shared, key, patient)
  const source = new Source()
  source.delay = 150
  source.value = Buffer.from('ä€')
  const answers = await Promise.all(caches.flatMap(({ cache }) => Array.from({ length: 50 }, () => ask(cache, source))))
  t.equal(source.loads, 1)
  t.ok(answers.every(({ value }) => Buffer.isBuffer(value) && value.equals(Buffer.from('ä€'))))
  const later = await connect(t, redis)
  t.same(await ask(later.cache, source), { value: Buffer.from('ä€'), state: 'shared' })
})

t.test('processes refresh once between them', async (t) => {
  const redis = await startRedis(t)
  const caches = await Promise.all([1, 2, 3].map(() => connect(t, redis)))
  const go = travel(t)
  const source = new Source()
  for (const { cache } of caches) await ask(cache, source)
  // Redis has its own clock, so its entry is replaced by an old one, through each connection after what that has written.
  const old = { ...long, ttl: 0 }
  await Promise.all(caches.map(({ shared }) => shared.write('test:k', 'one', ['tag'], old, Date.now())))
  go(61)
  const before = source.loads
  source.value = 'two'
  source.delay = 50
  const answers = await Promise.all(caches.map(({ cache }) => ask(cache, source, long)))
  t.ok(answers.every(({ value, state }) => value === 'one' && state === 'stale'))
  await until(async () =>
    (await Promise.all(caches.map(({ cache }) => ask(cache, source, long)))).every((a) => a.value === 'two'),
  )
  const loads = source.loads - before
  t.ok(loads <= 2, `one refresh, and one more at most when a process came after its end (${loads})`)
})

t.test('a purge reaches all processes, and voids loads in all of them', async (t) => {
  const redis = await startRedis(t)
  const [one, two] = await Promise.all([connect(t, redis), connect(t, redis)])
  const source = new Source()
  await ask(one.cache, source)
  await ask(two.cache, source)
  source.value = 'two'
  await one.cache.purge(['tag'])
  t.equal((await ask(one.cache, source)).value, 'two')
  await until(async () => (await ask(two.cache, source)).value === 'two')

  source.delay = 60
  await one.cache.purge(['tag'])
  const loads = source.loads
  const under = ask(one.cache, source)
  await until(() => source.loads === loads + 1)
  source.value = 'three'
  await two.cache.purge(['tag'])
  t.equal((await under).value, 'two')
  t.equal((await ask(two.cache, source)).value, 'three')
  t.equal((await ask(one.cache, source)).value, 'three')
})

t.test('a renewal in one process reloads the value in all processes', async (t) => {
  const redis = await startRedis(t)
  const [one, other] = [await connect(t, redis), await connect(t, redis)]
  const source = new Source()
  await ask(one.cache, source)
  t.equal((await ask(other.cache, source)).state, 'shared')
  source.value = 'two'
  await one.cache.renew()
  await until(async () => (await ask(other.cache, source)).value === 'two')
  t.equal((await ask(one.cache, source)).value, 'two')
})

t.test('versions in one Redis do not read each other', async (t) => {
  const redis = await startRedis(t)
  const old = await connect(t, redis, { namespace: 'v1' })
  const next = await connect(t, redis, { namespace: 'v2' })
  const source = new Source()
  await ask(old.cache, source)
  source.value = 'two'
  t.equal((await ask(next.cache, source)).value, 'two')
  await next.cache.purge(['tag'])
  source.value = 'three'
  await until(async () => (await ask(old.cache, source)).value === 'three')
})

t.test('a process that dies while loading blocks others only for a short time', async (t) => {
  const redis = await startRedis(t)
  const [one, two] = await Promise.all([connect(t, redis), connect(t, redis)])
  Promise.resolve(one.cache.get('k', () => new Promise<never>(() => {}), { lifetime: long, tags: [] })).catch(t.error)
  await until(() => one.shared.isLocked('test:k'))
  await one.shared.close()
  const began = performance.now()
  t.equal((await ask(two.cache, new Source())).value, 'one')
  t.ok(performance.now() - began < 15_000)
})

t.test('S8.5 Redis killed, hung and back: requests neither fail nor wait long', async (t) => {
  const redis = await startRedis(t)
  const { cache, shared } = await connect(t, redis, { isPatient: false })
  const source = new Source()
  source.delay = 5
  /** Milliseconds that a hundred calls took, on average, and how many commands of Redis failed. Each is waited for 75. */
  const run = async (prefix: string) => {
    const [began, errors] = [performance.now(), shared.errors]
    for (let n = 0; n < 100; n++) await ask(cache, source, long, `${prefix}${n % 50}`)
    return { ms: (performance.now() - began) / 100, failed: shared.errors - errors }
  }
  const calm = await run('up')
  /** Half of the calls load, with two commands each: a hundred fail when all of them wait for Redis. */
  const isQuick = ({ ms, failed }: typeof calm) => failed < 20 && ms < calm.ms + 75
  const killing = run('killed')
  await redis.kill()
  t.ok(isQuick(await killing), 'killed')
  await cache.purge(['tag'])
  await redis.restart()
  await until(() => shared.isUp)
  await run('back')

  const hanging = run('hung')
  redis.pause()
  t.ok(isQuick(await hanging), 'hung: a few wait, not all')
  t.notOk(shared.isUp)
  t.ok(isQuick(await run('without')), 'down')
  source.value = 'two'
  await cache.purge(['tag'])
  redis.resume()
  await until(() => shared.isUp)
  const other = await connect(t, redis)
  t.equal(
    (await ask(other.cache, source, long, 'back1')).value,
    'two',
    'purges are made up for before Redis is used again',
  )
})

t.test('the cache starts and works without Redis', async (t) => {
  const shared = new SharedStore('redis://127.0.0.1:1', { log, report: noReport })
  t.teardown(() => shared.close())
  const cache = new SwrCache({ namespace: 'test', shared, log })
  const source = new Source()
  t.equal((await ask(cache, source)).state, 'miss')
  t.equal((await ask(cache, source)).state, 'hit')
  await cache.purge(['tag'])
  t.equal((await ask(cache, source)).state, 'miss')
})
