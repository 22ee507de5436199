import t from 'tap'
import { randomOf } from '../testing/random.ts'
import { cart, position } from '../testing/samples.ts'
import { mergeCarts } from './merge.rules.ts'

t.test('mergeCarts adds positions and takes over voucher and country', (t) => {
  const from = cart([position('a', 2, { id: 'f1', place: 1 }), position('b', 1, { id: 'f2', place: 2 })], {
    voucherCode: 'GUEST',
    deliveryCountry: 'AT',
  })
  const into = cart([position('a', 3, { id: 't1', place: 7 }), position('c', 1, { id: 't2', place: 3 })], {
    voucherCode: 'OWN',
  })
  const merged = mergeCarts(from, into)
  t.match(
    merged.into.positions.map(({ id, quantity, place }) => [id, quantity, place]),
    [
      ['f2', 1, 8],
      ['t1', 5, 7],
      ['t2', 1, 3],
    ],
    'what was just put in stands first',
  )
  t.match(merged, { moved: 2, left: [], absorbed: [{ id: 'f1' }] })
  t.match(merged.into, {
    voucherCode: 'GUEST',
    deliveryCountry: 'AT',
    notices: [{ code: 'MERGED', values: { hadOthers: 1 } }],
  })
  t.match(mergeCarts(cart([]), into), { moved: 0, into: { voucherCode: 'OWN', notices: [] } })
  t.match(mergeCarts(from, cart([])).into.notices, [{ values: { hadOthers: 0, positions: 2 } }])
  t.end()
})

t.test('a merged cart has one free article and each catalogue once', (t) => {
  const free = (id: string, kind: 'free' | 'catalogue') => position(id, 1, { kind })
  const merged = mergeCarts(
    cart([free('x', 'free'), free('k', 'catalogue')]),
    cart([free('y', 'free'), free('k', 'catalogue')]),
  )
  t.same(
    merged.into.positions.map(({ itemId, quantity }) => [itemId, quantity]),
    [
      ['y', 1],
      ['k', 1],
    ],
  )
  t.end()
})

t.test('T4.3 no piece is lost, and no item stands twice, however full the carts', (t) => {
  for (let seed = 0; seed < 200; seed += 1) {
    const random = randomOf(seed)
    const some = (name: string) =>
      cart(
        [...new Set(random.list(random.below(120), () => `i${random.below(150)}`))]
          .slice(0, 100)
          .map((itemId, place) => position(itemId, 1 + random.below(9), { id: `${name}${itemId}`, place })),
      )
    const [from, into] = [some('f'), some('t')]
    const { into: merged, left, absorbed } = mergeCarts(from, into)
    const pieces = (list: { quantity: number }[]) => list.reduce((sum, { quantity }) => sum + quantity, 0)
    const all = pieces(from.positions) + pieces(into.positions)
    const isWhole = pieces(merged.positions) + pieces(left) === all
    const isOnce = new Set(merged.positions.map(({ itemId }) => itemId)).size === merged.positions.length
    const isApart = new Set([...merged.positions, ...left, ...absorbed].map(({ id }) => id)).size
    if (
      !isWhole ||
      !isOnce ||
      merged.positions.length > 100 ||
      isApart !== from.positions.length + into.positions.length
    )
      t.fail(`seed ${seed}`)
  }
  t.pass('for two hundred pairs')
  t.end()
})
