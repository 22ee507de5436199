import t from 'tap'
import { verdictOf } from './verdict.ts'

const arm = (variant: string, low: number, high: number, enough = true) => ({
  variant,
  rate: (low + high) / 2,
  low,
  high,
  enough,
})

t.test('a variant is better only when its interval lies above all others, and each has enough visitors', async (t) => {
  t.same(verdictOf([arm('a', 0.01, 0.02), arm('b', 0.03, 0.05)], 2), { kind: 'clear', variant: 'b' })
  t.same(verdictOf([arm('a', 0.01, 0.04), arm('b', 0.03, 0.05)], 2), { kind: 'open' })
  t.same(verdictOf([arm('a', 0.06, 0.09), arm('b', 0.03, 0.05), arm('c', 0.05, 0.07)], 3), { kind: 'open' })
  t.same(verdictOf([arm('a', 0.01, 0.02), arm('b', 0.03, 0.05, false)], 2), { kind: 'tooLittle' })
  t.same(verdictOf([arm('b', 0.03, 0.05)], 2), { kind: 'tooLittle' }, 'a variant that no one has seen')
  t.same(verdictOf([], 0), { kind: 'tooLittle' })
})
