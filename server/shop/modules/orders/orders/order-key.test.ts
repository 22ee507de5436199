import t from 'tap'
import { createOrderKeys, orderKeyExpiry } from './order-key.ts'

const old = { version: 1, secret: 'an-old-secret-of-tests' }
const fresh = { version: 2, secret: 'a-new-secret-of-tests' }
const number = '100000042'
const expiresAt = new Date('2028-11-22T12:00:00Z')
const now = Date.parse('2026-11-23T12:00:00Z')

t.test('a key opens its own order for its own purpose, until it expires', async (t) => {
  const { makeOrderKey, isOrderKey } = createOrderKeys([fresh])
  const key = makeOrderKey('order', number, expiresAt)
  t.equal(isOrderKey('order', number, key, now), true)
  t.equal(makeOrderKey('order', number, expiresAt), key, 'the same in each mail')
  t.equal(isOrderKey('order', '100000043', key, now), false, 'another order')
  t.equal(isOrderKey('return', number, key, now), false, 'another purpose')
  t.equal(isOrderKey('order', number, key, expiresAt.getTime()), false, 'expired')
  t.same(orderKeyExpiry({ createdAt: new Date('2026-11-23T00:00:00Z') }), new Date('2028-11-22T00:00:00Z'))
})

t.test('a changed order key is refused', async (t) => {
  const { makeOrderKey, isOrderKey } = createOrderKeys([fresh])
  const key = makeOrderKey('order', number, expiresAt)
  const [version = '', expiry = '', signature = ''] = key.split('.')
  const later = makeOrderKey('order', number, new Date('2040-01-01')).split('.')[1]
  for (const other of [
    '',
    'x',
    `${version}.${later}.${signature}`,
    `1.${expiry}.${signature}`,
    `${version}.${expiry}.${signature.slice(1)}`,
    `${version}.${expiry}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
    `${key}\n`,
  ])
    t.equal(isOrderKey('order', number, other, now), false, other)
})

t.test('links with an old key open until that key is dropped', async (t) => {
  const before = createOrderKeys([old]).makeOrderKey('order', number, expiresAt)
  t.equal(createOrderKeys([fresh, old]).isOrderKey('order', number, before, now), true)
  t.match(createOrderKeys([fresh, old]).makeOrderKey('order', number, expiresAt), /^2\./)
  t.equal(createOrderKeys([fresh]).isOrderKey('order', number, before, now), false)
  t.equal(createOrderKeys([{ ...fresh, version: 1 }]).isOrderKey('order', number, before, now), false)
  t.throws(() => createOrderKeys([]))
})
