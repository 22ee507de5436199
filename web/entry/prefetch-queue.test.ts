import t from 'tap'
import { PrefetchQueue } from './prefetch-queue.ts'

t.test('Four at a time, each kind once, the rest in order', async (t) => {
  const asked: string[] = []
  const ends: (() => void)[] = []
  const queue = new PrefetchQueue((href) => {
    asked.push(href)
    return new Promise<void>((resolve) => ends.push(resolve))
  })
  for (const kind of ['a', 'b', 'c', 'd', 'e', 'f']) queue.add(kind, `/${kind}`)
  queue.add('a', '/another-a')
  t.same(asked, ['/a', '/b', '/c', '/d'])
  ends[1]?.()
  await new Promise(setImmediate)
  t.same(asked, ['/a', '/b', '/c', '/d', '/e'])
  for (const end of ends) end()
  await new Promise(setImmediate)
  t.equal(asked.length, 6)
})

t.test('What failed may be asked for again', async (t) => {
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
