import t from 'tap'
import { isSparing, PrefetchQueue } from './prefetch-queue.ts'

t.test('S9.68 Four at a time, each kind once, the rest in order', async (t) => {
  const requested: string[] = []
  const ends: (() => void)[] = []
  const queue = new PrefetchQueue((href) => {
    requested.push(href)
    return new Promise<void>((resolve) => ends.push(resolve))
  })
  for (const kind of ['a', 'b', 'c', 'd', 'e', 'f']) queue.add(kind, `/${kind}`)
  queue.add('a', '/another-a')
  t.same(requested, ['/a', '/b', '/c', '/d'])
  ends[1]?.()
  await new Promise(setImmediate)
  t.same(requested, ['/a', '/b', '/c', '/d', '/e'])
  for (const end of ends) end()
  await new Promise(setImmediate)
  t.equal(requested.length, 6)
})

t.test('a failed prefetch may be requested again', async (t) => {
  let calls = 0
  const queue = new PrefetchQueue(async () => {
    calls += 1
    throw new Error('away')
  })
  queue.add('a', '/a')
  await new Promise(setImmediate)
  queue.add('a', '/a')
  await new Promise(setImmediate)
  t.equal(calls, 2)
})

t.test('S9.67 nothing is fetched ahead on data saver or 2g (storefront.md §9)', async (t) => {
  for (const connection of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])
    t.ok(isSparing(connection), JSON.stringify(connection))
  for (const connection of [undefined, {}, { saveData: false, effectiveType: '4g' }, { effectiveType: '3g' }])
    t.notOk(isSparing(connection), JSON.stringify(connection))
})
