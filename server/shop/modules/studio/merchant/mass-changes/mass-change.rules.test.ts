import t from 'tap'
import type { StoreRow } from '#engine/modules/stores/stores/stores.tables.ts'
import { filterErrors, massChangeErrors, priceAfter, roundedTo, stockAfter, storesAfter } from './mass-change.rules.ts'

const store = (id: 'de' | 'b2b' | 'ch'): StoreRow =>
  ({ id, currencyCode: id === 'ch' ? 'CHF' : 'EUR', taxRates: { standard: 19, reduced: 7 } }) as StoreRow
const codes = (errors: { fieldName: string; code: string }[]) => errors.map((each) => `${each.fieldName} ${each.code}`)

t.test('roundedTo chooses the nearest price with the ending, and coins of the currency without one', async (t) => {
  for (const [amount, rounding, currency, rounded] of [
    [1234.4, 'none', 'EUR', 1234],
    [1234.4, 'none', 'CHF', 1235],
    [1234, 'to99', 'EUR', 1199],
    [1250, 'to99', 'EUR', 1299],
    [1260, 'to95', 'EUR', 1295],
    [1240, 'to95', 'EUR', 1195],
    [10, 'to99', 'EUR', 99],
    [99, 'to99', 'EUR', 99],
  ] as const)
    t.equal(roundedTo(amount, rounding, currency), rounded, `${amount} ${rounding} ${currency}`)
})

t.test('priceAfter calculates with the price that the store shows', async (t) => {
  const percent = { kind: 'changePrice', percent: -10, rounding: 'none' } as const
  t.same(priceAfter(1000, percent, { taxClass: 'standard', store: store('de') }), { gross: 900, shown: 900 })
  t.same(priceAfter(1191, percent, { taxClass: 'standard', store: store('b2b') }), { gross: 1072, shown: 901 })
  t.same(
    priceAfter(1000, { kind: 'setPrice', amount: 500, rounding: 'to99' }, { taxClass: 'standard', store: store('de') }),
    { gross: 500, shown: 500 },
    'an amount that was entered is not rounded',
  )
  t.same(
    priceAfter(103, { kind: 'setPrice', amount: 87, rounding: 'none' }, { taxClass: 'standard', store: store('b2b') }),
    { gross: 103, shown: 87 },
    'the same net price keeps its gross one',
  )
})

t.test('stockAfter and storesAfter change what was there', async (t) => {
  t.equal(stockAfter(7, { kind: 'setStock', pieces: 2 }), 2)
  t.equal(stockAfter(7, { kind: 'addStock', pieces: -9 }), -2)
  t.same(storesAfter(['de', 'at'], { kind: 'withdraw' }, 'de'), ['at'])
  t.same(storesAfter(['at'], { kind: 'sell' }, 'de'), ['at', 'de'])
})

t.test('massChangeErrors and filterErrors name the field', async (t) => {
  t.same(codes(massChangeErrors({ kind: 'setPrice' }, 'EUR')), ['amount required'])
  t.same(codes(massChangeErrors({ kind: 'setPrice', amount: 1001 }, 'CHF')), ['amount coins'])
  t.same(codes(massChangeErrors({ kind: 'changePrice' }, 'EUR')), ['percent required'])
  for (const percent of [-100, 0, 1001, Number.NaN])
    t.same(codes(massChangeErrors({ kind: 'changePrice', percent }, 'EUR')), ['percent percent'], String(percent))
  t.same(codes(massChangeErrors({ kind: 'setStock', pieces: -1 }, 'EUR')), ['pieces pieces'])
  t.same(codes(massChangeErrors({ kind: 'addStock', pieces: 0 }, 'EUR')), ['pieces pieces'])
  t.same(codes(massChangeErrors({ kind: 'addStock', pieces: -5 }, 'EUR')), [])
  t.same(codes(massChangeErrors({ kind: 'sell' }, 'EUR')), [])
  t.same(codes(filterErrors({ search: '  ' }, 'EUR')), ['search noFilter'])
  t.same(codes(filterErrors({ search: '', priceFrom: 500, priceTo: 400 }, 'EUR')), ['priceTo belowFrom'])
  t.same(codes(filterErrors({ search: 'x'.repeat(101) }, 'EUR')), ['search tooLong'])
  t.same(codes(filterErrors({ search: '', stock: 'soldOut' }, 'EUR')), [])
})
