import t from 'tap'
import { voucher } from '../cart/testing/samples.ts'
import { isLost, type VouchedLine, voucherCode, voucherDiscounts, voucherReasons } from './vouchers.rules.ts'

const line = (id: string, worth: number, rest: Partial<VouchedLine> = {}): VouchedLine => ({
  id,
  worth,
  categoryIds: ['1'],
  isBook: false,
  ...rest,
})
const now = Date.parse('2026-11-21T12:00:00Z')
const check = (lines: VouchedLine[], rest: object = {}) => ({
  lines,
  now,
  hasOrdered: false,
  isGiftSoldOut: false,
  ...rest,
})
const codes = (...given: Parameters<typeof voucherReasons>) => voucherReasons(...given).map(({ code }) => code)

t.test('T3.21 why a voucher does not count', (t) => {
  const goods = [line('a', 2000)]
  const past = new Date(now - 1)
  const future = new Date(now + 1)
  for (const [given, rest, expected] of [
    [{}, {}, []],
    [{ startsAt: future }, {}, ['notYet']],
    [{ startsAt: new Date(now) }, {}, []],
    [{ endsAt: future }, {}, []],
    [{ endsAt: new Date(now) }, {}, ['ended']],
    [{ endsAt: past }, {}, ['ended']],
    [{ isUsedUp: true }, {}, ['usedUp']],
    [{ isUsedByCustomer: true }, {}, []],
    [{ isUsedByCustomer: true, isOncePerCustomer: true }, {}, ['alreadyUsed']],
    [{ isFirstOrder: true }, {}, []],
    [{ isFirstOrder: true }, { hasOrdered: true }, ['firstOrder']],
    [{ minimumValue: 2000 }, {}, []],
    [{ minimumValue: 2001 }, {}, ['minimum']],
    [{ categoryIds: ['2'] }, {}, ['category']],
    [{ categoryIds: ['1'] }, {}, []],
    [{ kind: 'freeArticle', itemId: 'g' }, { isGiftSoldOut: true }, ['giftSoldOut']],
    [{}, { lines: [] }, ['noGoods']],
    [{}, { lines: [line('b', 900, { isBook: true })] }, ['noGoods']],
    [{ kind: 'freeShipping' }, { lines: [line('b', 900, { isBook: true })] }, []],
  ] as const)
    t.same(codes(voucher('X', { ...given } as never), check([...goods], rest)), expected, JSON.stringify(given))
  t.same(voucherReasons(voucher('X', { minimumValue: 2500 }), check(goods)), [
    { code: 'minimum', missing: 500, minimum: 2500 },
  ])
  const book = line('c', 1500, { isBook: true })
  const missing = { missing: 500, minimum: 2500 }
  t.same(voucherReasons(voucher('X', { minimumValue: 2500 }), check([...goods, book])), [
    { code: 'minimumWithoutBooks', ...missing },
  ])
  const other = line('d', 1500, { categoryIds: ['2'] })
  const ofOne = voucher('X', { minimumValue: 2500, categoryIds: ['1'] })
  t.same(voucherReasons(ofOne, check([...goods, other])), [{ code: 'minimumOfCategory', ...missing }])
  t.same(
    voucherReasons(voucher('X', { kind: 'freeShipping', minimumValue: 4000 }), check([...goods, book])),
    [{ code: 'minimum', missing: 500, minimum: 4000 }],
    'books are sent free like everything else',
  )
  t.ok(isLost([{ code: 'minimum', missing: 1, minimum: 2 }, { code: 'ended' }]))
  t.notOk(isLost([{ code: 'minimum', missing: 1, minimum: 2 }, { code: 'category' }, { code: 'notYet' }]))
  t.end()
})

t.test('voucherCode normalises codes and refuses malformed ones', (t) => {
  t.equal(voucherCode(' pause 10 '), 'PAUSE10')
  t.equal(voucherCode('straße'), 'STRASSE')
  for (const text of ['', 'ab', '-abc', "a'; drop", 'a'.repeat(41), 'a\u0000bc']) t.equal(voucherCode(text), null, text)
  t.end()
})

t.test('voucherDiscounts follows percentage, categories and books', (t) => {
  const goods = [line('a', 1000), line('b', 500, { categoryIds: ['2'] }), line('c', 700, { isBook: true })]
  t.same(
    [...voucherDiscounts(voucher('P'), goods, 'EUR')],
    [
      ['a', 100],
      ['b', 50],
    ],
  )
  t.same([...voucherDiscounts(voucher('P', { categoryIds: ['2'] }), goods, 'EUR')], [['b', 50]])
  const amount = voucher('A', { kind: 'amount', percent: null, amount: 100 })
  t.same(
    [...voucherDiscounts(amount, goods, 'EUR')],
    [
      ['a', 67],
      ['b', 33],
    ],
  )
  t.same(
    [...voucherDiscounts({ ...amount, amount: 9000 }, goods, 'EUR')],
    [
      ['a', 1000],
      ['b', 500],
    ],
    'never below nothing',
  )
  const francs = [line('a', 1235, {}), line('b', 550, {})]
  const taken = [...voucherDiscounts(voucher('P'), francs, 'CHF').values()]
  t.equal(
    taken.reduce((sum, each) => sum + each, 0),
    180,
    '10 % of 17.85 is 1.785: 1.80 in Swiss coins',
  )
  t.same(
    [...voucherDiscounts({ ...amount, amount: 103 }, francs, 'CHF').values()].reduce((sum, each) => sum + each, 0),
    105,
  )
  t.same([...voucherDiscounts(voucher('S', { kind: 'freeShipping' }), goods, 'EUR')], [])
  t.end()
})
