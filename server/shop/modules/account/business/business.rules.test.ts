import t from 'tap'
import { readLimit } from './business.rules.ts'

t.test('an order limit is read as Germans type amounts, with points between thousands', async (t) => {
  const amounts: readonly [string, number | null][] = [
    ['250', 25000],
    ['99,50', 9950],
    ['99.50', 9950],
    ['99,5', 9950],
    ['1000', 100000],
    ['1.000', 100000],
    ['1.000,50', 100050],
    ['12.500 €', 1250000],
    ['1.234.567,89', 123456789],
    ['', null],
  ]
  for (const [typed, amount] of amounts) t.equal(readLimit(typed), amount, typed)
})

t.test('an ambiguous order limit is refused', async (t) => {
  for (const typed of ['1,000', '0.500', '1.00.000', '10.000.000', '1.000.50', '1000.000', '-5', 'viel'])
    t.equal(readLimit(typed), undefined, typed)
})
