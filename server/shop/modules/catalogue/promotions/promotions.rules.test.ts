import t from 'tap'
import { randomOf } from '../../checkout/cart/testing/random.ts'
import { promotion } from '../../checkout/cart/testing/samples.ts'
import { giftsOf, type PromotedLine, promotionSavings } from './promotions.rules.ts'

const line = (id: string, pricePerUnit: number, pieces: number, rest: Partial<PromotedLine> = {}): PromotedLine => ({
  id,
  pricePerUnit,
  pieces,
  categoryIds: ['1'],
  isBook: false,
  ...rest,
})
const threeForTwo = promotion('three')
const savingOf = (promotions: Parameters<typeof promotionSavings>[0], lines: PromotedLine[], currencyCode = 'EUR') =>
  Object.fromEntries([...promotionSavings(promotions, lines, currencyCode)].map(([id, { saving }]) => [id, saving]))

t.test('three for two: of each three, dearest first, the last one costs nothing', (t) => {
  for (const [lines, savings] of [
    [[line('a', 500, 2)], { a: 0 }],
    [[line('a', 500, 3)], { a: 500 }],
    [[line('a', 500, 7)], { a: 1000 }],
    [[line('a', 500, 2), line('b', 300, 1)], { a: 0, b: 300 }],
    [[line('a', 300, 1), line('b', 500, 2), line('c', 100, 3)], { a: 300, b: 0, c: 100 }],
    [[line('a', 500, 3, { isBook: true })], {}],
    [[], {}],
  ] as const) {
    const outcome = savingOf([threeForTwo], [...lines])
    const nonZero = Object.fromEntries(Object.entries(outcome).filter(([, saving]) => saving > 0))
    t.same(nonZero, Object.fromEntries(Object.entries(savings).filter(([, saving]) => saving > 0)))
  }
  t.end()
})

t.test('“pay m for n” gives the discount that counting piece by piece gives', (t) => {
  for (let seed = 0; seed < 200; seed += 1) {
    const random = randomOf(seed)
    const lines = random.list(1 + random.below(6), (index) => line(`l${index}`, 1 + random.below(9), random.below(8)))
    const group = 2 + random.below(4)
    const pay = 1 + random.below(group - 1)
    const pieces = lines
      .flatMap(({ pricePerUnit, pieces: count }) => Array.from({ length: count }, () => pricePerUnit))
      .sort((a, b) => b - a)
    const whole = Math.floor(pieces.length / group) * group
    const expected = pieces.reduce((sum, price, index) => sum + (index < whole && index % group >= pay ? price : 0), 0)
    const savings = promotionSavings([promotion('x', { quantity: group, pay })], lines, 'EUR')
    const total = [...savings.values()].reduce((sum, { saving }) => sum + saving, 0)
    if (total !== expected) t.equal(total, expected, `seed ${seed}`)
    for (const each of lines)
      if ((savings.get(each.id)?.saving ?? 0) > each.pricePerUnit * each.pieces) t.fail(`seed ${seed}: below zero`)
  }
  t.pass('for two hundred carts')
  t.end()
})

t.test('percent from a number of pieces, of the categories meant', (t) => {
  const tenFromFive = promotion('ten', { kind: 'percentFrom', quantity: 5, percent: 10, categoryIds: ['7'] })
  const meant = { categoryIds: ['7', '71'] }
  t.same(savingOf([tenFromFive], [line('a', 155, 4, meant)]), {})
  t.same(savingOf([tenFromFive], [line('a', 155, 4, meant), line('b', 99, 1, meant), line('c', 500, 9)]), {
    a: 62,
    b: 10,
  })
  t.same(savingOf([tenFromFive], [line('a', 155, 5, meant)], 'CHF'), { a: 80 }, '0.775 francs are 0.80 in coins')
  t.end()
})

t.test('T3.25 no piece is reduced twice: the first promotion that counts has it', (t) => {
  const all = promotion('all', { kind: 'percentFrom', quantity: 1, percent: 50 })
  const lines = [line('a', 100, 3), line('b', 200, 1, { categoryIds: ['2'] })]
  t.same(savingOf([{ ...threeForTwo, categoryIds: ['1'] }, all], lines), { a: 100, b: 100 })
  t.same(savingOf([all, threeForTwo], lines), { a: 150, b: 100 })
  t.same(savingOf([threeForTwo, all], [line('a', 100, 2)]), { a: 100 }, 'one that takes nothing leaves it to the next')
  t.end()
})

t.test('presents from a worth on', (t) => {
  const gift = promotion('gift', { kind: 'gift', minimumValue: 4900, itemId: 'g', quantity: null, pay: null })
  t.same(giftsOf([gift, threeForTwo], 4899), [])
  t.same(giftsOf([gift, threeForTwo], 4900), [{ id: 'gift', itemId: 'g' }])
  t.end()
})
