import { Redis } from 'ioredis'
import t, { type Test } from 'tap'
import { startRedis, type TestRedis } from '#lib/testing/redis.ts'
import { SharedStore } from './shared-store.ts'
import { SwrCache } from './swr-cache.ts'
import { noReport } from './testing/no-report.ts'

const log = { warn: () => {} }
/** Milliseconds for a command: long for a busy machine, where the answer counts and not the time. */
const patient = 30_000
const requested = { lifetime: { ttl: 60, swr: 60, sie: 600 }, tags: ['tag'] }

/** A cache with its own connections, as another process would have. */
async function connect(t: Test, { url }: TestRedis) {
  const shared = new SharedStore(url, { log, report: noReport, commandTimeout: patient })
  t.teardown(() => shared.close())
  const subscribed = new Promise<void>((resolve) => shared.listen({ onPurge: () => {}, onGap: resolve }))
  const cache = new SwrCache({ namespace: 'test', shared, log })
  while (!shared.isUp) await new Promise((resolve) => setTimeout(resolve, 5))
  await subscribed
  return { cache, shared }
}

t.test('an entry that is purged while it is read is not served', async (t) => {
  const redis = await startRedis(t)
  const [one, other] = [await connect(t, redis), await connect(t, redis)]
  let value = 'old'
  const ask = ({ cache }: typeof one) => cache.get('k', async () => ({ value }), requested)
  t.equal(await ask(one), 'old')
  t.equal((await one.shared.read('test:k'))?.value, 'old')
  value = 'new'
  let reads = 0
  other.shared.read = async (key) => {
    const entry = await SharedStore.prototype.read.call(other.shared, key)
    if (++reads === 1) await other.cache.purge(['tag'])
    return entry
  }
  t.equal(await ask(other), 'new')
  t.equal(await ask(other), 'new')
})

t.test('an entry does not come back when Redis drops its purge to make room', async (t) => {
  const redis = await startRedis(t)
  const operator = new Redis(redis.url)
  t.teardown(() => operator.disconnect())
  const one = await connect(t, redis)
  let value = 'old'
  const ask = ({ cache }: typeof one) => cache.get('k', async () => ({ value }), requested)
  t.equal(await ask(one), 'old')
  await one.cache.purge(['tag'])
  value = 'new'
  t.equal(await operator.unlink('pausenhof:t:tag'), 1)
  t.match(await one.shared.read('test:k'), { value: 'old', freshUntil: 0 })
  t.equal(await ask(await connect(t, redis)), 'new')
})

t.test('a tag that another entry brings back survives the removal of unused tags', async (t) => {
  const redis = await startRedis(t)
  const operator = new Redis(redis.url)
  t.teardown(() => operator.disconnect())
  const { shared } = await connect(t, redis)
  const lifetime = { ttl: 600, swr: 0, sie: 0 }
  const write = (key: string, age: number) => shared.write(key, key, ['tag'], lifetime, Date.now() - age)
  await write('before', 90_000)
  await shared.purge(['tag'])
  await operator.unlink('pausenhof:t:tag')
  await write('after', 0)
  t.match(await shared.read('before'), { value: 'before', freshUntil: 0 })
  const cached = await shared.read('after')
  t.ok(cached && cached.freshUntil > Date.now())
})
