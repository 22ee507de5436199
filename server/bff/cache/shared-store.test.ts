import { Redis } from 'ioredis'
import t, { type Test } from 'tap'
import { startRedis, type TestRedis } from '#lib/testing/redis.ts'
import { SharedStore } from './shared-store.ts'
import { noReport } from './testing/no-report.ts'

/** Milliseconds for a command: long for a busy machine, where the answer counts and not the time. */
const patient = 30_000

async function open(t: Test, { url }: TestRedis, commandTimeout = patient): Promise<SharedStore> {
  const store = new SharedStore(url, { log: { warn: () => {} }, report: noReport, commandTimeout })
  t.teardown(() => store.close())
  const subscribed = new Promise<void>((resolve) => store.listen({ onPurge: () => {}, onGap: resolve }))
  while (!store.isUp) await new Promise((resolve) => setTimeout(resolve, 5))
  await subscribed
  return store
}

t.test('the cursor outlives the process that stored it', async (t) => {
  const redis = await startRedis(t)
  const first = await open(t, redis)
  t.equal(await first.storedCursor(), null)
  await first.keepCursor('7')
  await first.keepCursor('8')
  await first.close()
  t.equal(await first.storedCursor(), undefined, 'it can’t be asked')
  t.equal(await (await open(t, redis)).storedCursor(), '8')
})

t.test('a cursor is stored only after the purges before it are in Redis', async (t) => {
  const redis = await startRedis(t)
  const hasty = await open(t, redis, 20)
  const reader = await open(t, redis)
  const purged: string[] = []
  reader.listen({ onPurge: (tags) => purged.push(...tags), onGap: () => {} })
  redis.pause()
  await hasty.purge(['page:1'])
  await hasty.keepCursor('7')
  redis.resume()
  t.equal(await reader.storedCursor(), null)
  while ((await reader.storedCursor()) === null) await hasty.keepCursor('7')
  t.equal(await reader.storedCursor(), '7')
  while (!purged.includes('page:1')) await new Promise((resolve) => setTimeout(resolve, 5))
})

t.test('a Redis that was away is distinguished from one that stayed', async (t) => {
  const redis = await startRedis(t)
  const store = await open(t, redis)
  const { era } = store
  await store.keepCursor('7')
  await redis.restart()
  while (!store.isUp || (await store.storedCursor()) !== null) await new Promise((resolve) => setTimeout(resolve, 5))
  t.not(store.era, era)
})

t.test('a Redis that answers and takes no purge is not used until it has taken it', async (t) => {
  const redis = await startRedis(t)
  const [store, other] = [await open(t, redis), await open(t, redis)]
  const operator = new Redis(redis.url)
  t.teardown(() => operator.disconnect())
  await store.write('k', 'old', ['page:1'], { ttl: 60, swr: 60, sie: 60 }, Date.now())
  await operator.call('REPLICAOF', '127.0.0.1', '1')
  await store.purge(['page:1'])
  t.equal((await other.read('k'))?.value, 'old', 'as a replica it still answers')
  t.notOk(store.isUp)
  t.equal(await store.read('k'), undefined)
  await operator.call('REPLICAOF', 'NO', 'ONE')
  while (!store.isUp) await new Promise((resolve) => setTimeout(resolve, 5))
  t.equal((await other.read('k'))?.freshUntil, 0)
})

t.test('no entry’s key is the lock of another entry', async (t) => {
  const store = await open(t, await startRedis(t))
  await store.lock('k', 600_000)
  await store.write('k:lock', 'value', ['page:1'], { ttl: 60, swr: 60, sie: 60 }, Date.now())
  t.equal((await store.read('k:lock'))?.value, 'value')
  await store.remove('k:lock')
  t.ok(await store.isLocked('k'))
  t.equal(store.errors, 0)
})

t.test('shops in databases of one Redis know nothing of each other', async (t) => {
  const redis = await startRedis(t)
  const [own, other] = [await open(t, redis), await open(t, { ...redis, url: `${redis.url}/1` })]
  const purged: string[] = []
  own.listen({ onPurge: (tags) => purged.push(...tags), onGap: () => {} })
  await own.write('k', 'own', ['page:1'], { ttl: 60, swr: 60, sie: 60 }, Date.now())
  await own.keepCursor('7')
  t.equal(await other.read('k'), undefined)
  t.equal(await other.storedCursor(), null)
  await other.purge(['page:1'])
  t.not((await own.read('k'))?.freshUntil, 0)
  await own.purge(['page:2'])
  while (!purged.includes('page:2')) await new Promise((resolve) => setTimeout(resolve, 5))
  t.same(purged, ['page:2'])
})
