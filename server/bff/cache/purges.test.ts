import t, { type Test } from 'tap'
import { startRedis, type TestRedis } from '#lib/testing/redis.ts'
import { SharedStore } from './shared-store.ts'
import { SwrCache } from './swr-cache.ts'

const log = { warn: () => {} }
/** Milliseconds for a command: long for a busy machine, where the answer counts and not the time. */
const patient = 30_000
const asked = { lifetime: { ttl: 60, swr: 60, sie: 600 }, tags: ['tag'] }

/** A cache with its own connections, as another process would have. */
async function connect(t: Test, { url }: TestRedis) {
  const shared = new SharedStore(url, log, patient)
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
  const ask = ({ cache }: typeof one) => cache.get('k', async () => ({ value }), asked)
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
