import t from 'tap'
import { defaultLimits, readQuantity, stepQuantity } from './quantity.rules.ts'

const value = (text: string, limits = defaultLimits) => readQuantity(text, limits).value

t.test('S5.11 the limits are 1 to 999 by default', async (t) => {
  t.same(
    ['1', ' 7 ', '999', '+3'].map((text) => value(text)),
    [1, 7, 999, 3],
  )
})

t.test('S5.12 S8.8 a quantity above the maximum is clamped with a notice', async (t) => {
  t.same(readQuantity('1000', defaultLimits), {
    value: 999,
    notice: { kind: 'limit', maximum: 999 },
    isDeletion: false,
  })
  t.equal(value('99999999999999999999', { minimum: 1, maximum: 20 }), 20)
  t.equal(value('50', { minimum: 30, maximum: 20 }), 30, 'a minimum above the maximum still can be ordered')
})

t.test('S5.13 a quantity below the minimum becomes the minimum with a notice', async (t) => {
  t.same(readQuantity('3', { minimum: 5, maximum: 99 }), {
    value: 5,
    notice: { kind: 'minimum', minimum: 5 },
    isDeletion: false,
  })
  t.equal(value('-4'), 1)
  t.equal(value('0'), 1)
})

t.test('S5.15 empty or no number is 1, or the minimum above it', async (t) => {
  t.same(
    ['', '  ', 'zwei', '1,5', '1e3', '--1'].map((text) => readQuantity(text, defaultLimits)),
    Array.from({ length: 6 }, () => ({ value: 1, notice: null, isDeletion: false })),
  )
  t.same(readQuantity('', { minimum: 5, maximum: 99 }), {
    value: 5,
    notice: { kind: 'minimum', minimum: 5 },
    isDeletion: false,
  })
})

t.test('S5.14 zero deletes where it may', async (t) => {
  t.same(readQuantity('0', { ...defaultLimits, deletesOnZero: true }), { value: 0, notice: null, isDeletion: true })
  t.equal(readQuantity('0', defaultLimits).isDeletion, false)
})

t.test('steps stay within the limits', async (t) => {
  t.equal(stepQuantity('4', 1, defaultLimits).value, 5)
  t.match(stepQuantity('999', 1, defaultLimits), { value: 999, notice: { kind: 'limit' } })
  t.match(stepQuantity('5', -1, { minimum: 5, maximum: 9 }), { value: 5, notice: { kind: 'minimum' } })
  t.equal(stepQuantity('', 1, defaultLimits).value, 2)
  t.match(stepQuantity('5', -1, { minimum: 5, maximum: 9, deletesOnZero: true }), { value: 0, isDeletion: true })
  t.match(stepQuantity('1', -1, { ...defaultLimits, deletesOnZero: true }), { value: 0, isDeletion: true })
})
