import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import t from 'tap'
import { LocalStore } from './local-store.ts'
import { entryOf } from './testing/entry-of.ts'

/**
 * A process of its own: what else moves in this one (the test's runner) is not the store's. V8 has one thread there, since
 * another one frees the memory of buffers when it gets to it.
 */
async function measureStore(): Promise<{ taken: number; counted: number; size: number }> {
  const script = fileURLToPath(new URL('./testing/measure-store.ts', import.meta.url))
  const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', '--single-threaded', script], {
    env: {},
  })
  return JSON.parse(stdout)
}

t.test('the store counts the memory of whole values, also of slices', async (t) => {
  const { taken, counted, size } = await measureStore()
  t.equal(size, 4000)
  t.ok(taken < 1.3 * counted, `${taken} bytes taken, ${counted} counted`)
  t.ok(taken > 0.7 * counted, `${taken} bytes taken, ${counted} counted`)
})

t.test('entries for missing pages evict no entries of existing ones', (t) => {
  const store = new LocalStore(1e6)
  for (let n = 0; n < 100; n++) store.set(`page ${n}`, entryOf('x'.repeat(3000)))
  const all = store.size
  for (let n = 0; n < 1000; n++) store.set(`none ${n}`, entryOf('x'.repeat(3000)), true)
  t.ok(store.bytes <= 1e6)
  t.ok(store.get('none 999'))
  t.notOk(store.get('none 0'))
  for (let n = 0; n < 100; n++) if (!store.get(`page ${n}`)) t.fail(`page ${n} is gone`)
  t.ok(store.size < all + 100)
  t.end()
})

t.test('an existing page replaces the entry that said it was missing', (t) => {
  const store = new LocalStore(1e6)
  store.set('page', entryOf('missing', ['a']), true)
  store.set('page', entryOf('there', ['b']))
  t.equal(store.get('page')?.value, 'there')
  t.equal(store.size, 1)
  store.expire(['a'])
  t.equal(store.get('page')?.freshUntil, 1, 'tags of the old one are forgotten')
  store.expire(['b'])
  t.equal(store.get('page')?.freshUntil, 0)
  t.end()
})

t.test('long keys count towards the store’s size', (t) => {
  const store = new LocalStore(1e6)
  for (let n = 0; n < 1000; n++) store.set(`${n}${'k'.repeat(10_000)}`, entryOf('x'))
  t.ok(store.bytes <= 1e6)
  t.ok(store.size < 50)
  t.end()
})

t.test('another form of a value takes its place and its end, unless the key has another value by then', (t) => {
  const store = new LocalStore(1e6)
  store.set('page', entryOf('x'.repeat(5000), ['a']))
  const before = store.bytes
  store.replace('page', 'x'.repeat(5000), 'x')
  t.equal(store.get('page')?.value, 'x')
  t.ok(store.bytes < before)
  store.replace('page', 'an older one', 'y')
  store.replace('none', 'x', 'y')
  t.equal(store.get('page')?.value, 'x')
  t.equal(store.size, 1)
  store.expire(['a'])
  t.equal(store.get('page')?.freshUntil, 0)
  t.end()
})
