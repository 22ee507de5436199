import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import t from 'tap'
import type { CacheValue } from './entry.ts'
import { LocalStore } from './local-store.ts'

const entry = (value: CacheValue, tags: string[] = []) => ({
  value,
  tags,
  freshUntil: 1,
  staleUntil: 2,
  usableUntil: 3,
  retryAt: 0,
  failedAt: 0,
})

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

function memory(): number {
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

t.test('takes as much memory as it says, whatever the values were pieces of', (t) => {
  const before = memory()
  const store = new LocalStore(100e6)
  for (let n = 0; n < 2000; n++) {
    const piece = Buffer.alloc(64 * 1024).subarray(0, 5000)
    store.set(`page number ${n}`, entry(piece, [`product:${n}`, 'catalogue']))
    store.set(`nothing number ${n}`, entry(Buffer.from('null')), true)
  }
  const taken = memory() - before
  t.equal(store.size, 4000)
  t.ok(taken < 1.3 * store.bytes, `${taken} bytes taken, ${store.bytes} counted`)
  t.ok(taken > 0.7 * store.bytes, `${taken} bytes taken, ${store.bytes} counted`)
  t.end()
})

t.test('what does not exist drives out nothing that does', (t) => {
  const store = new LocalStore(1e6)
  for (let n = 0; n < 100; n++) store.set(`page ${n}`, entry('x'.repeat(3000)))
  const all = store.size
  for (let n = 0; n < 1000; n++) store.set(`none ${n}`, entry('x'.repeat(3000)), true)
  t.ok(store.bytes <= 1e6)
  t.ok(store.get('none 999'))
  t.notOk(store.get('none 0'))
  for (let n = 0; n < 100; n++) if (!store.get(`page ${n}`)) t.fail(`page ${n} is gone`)
  t.ok(store.size < all + 100)
  t.end()
})

t.test('what comes into being takes the place of what was missing', (t) => {
  const store = new LocalStore(1e6)
  store.set('page', entry('missing', ['a']), true)
  store.set('page', entry('there', ['b']))
  t.equal(store.get('page')?.value, 'there')
  t.equal(store.size, 1)
  store.expire(['a'])
  t.equal(store.get('page')?.freshUntil, 1, 'tags of the old one are forgotten')
  store.expire(['b'])
  t.equal(store.get('page')?.freshUntil, 0)
  t.end()
})

t.test('counts long keys', (t) => {
  const store = new LocalStore(1e6)
  for (let n = 0; n < 1000; n++) store.set(`${n}${'k'.repeat(10_000)}`, entry('x'))
  t.ok(store.bytes <= 1e6)
  t.ok(store.size < 50)
  t.end()
})
