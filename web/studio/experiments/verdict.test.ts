import t from 'tap'
import { verdictOf } from './verdict.ts'

const arm = (variant: string, low: number, high: number, enough = true) => ({
  variant,
  rate: (low + high) / 2,
  low,
  high,
  enough,
})

const variants = (...ids: string[]) => ids.map((id) => ({ id }))

t.test(
  'E4.29 a variant is better only when its interval lies above all others, and each has enough visitors',
  async (t) => {
    t.same(verdictOf([arm('a', 0.01, 0.02), arm('b', 0.03, 0.05)], variants('a', 'b')), { kind: 'clear', variant: 'b' })
    t.same(verdictOf([arm('a', 0.01, 0.04), arm('b', 0.03, 0.05)], variants('a', 'b')), { kind: 'open' })
    t.same(verdictOf([arm('a', 0.06, 0.09), arm('b', 0.03, 0.05), arm('c', 0.05, 0.07)], variants('a', 'b', 'c')), {
      kind: 'open',
    })
    t.same(verdictOf([arm('a', 0.01, 0.02), arm('b', 0.03, 0.05, false)], variants('a', 'b')), { kind: 'tooLittle' })
    t.same(
      verdictOf([arm('b', 0.03, 0.05)], variants('a', 'b')),
      { kind: 'tooLittle' },
      'a variant that no one has seen',
    )
    t.same(verdictOf([], []), { kind: 'tooLittle' })
  },
)

t.test('variants that were taken out of the test do not count', async (t) => {
  const both = variants('a', 'b')
  t.same(verdictOf([arm('a', 0.01, 0.02), arm('b', 0.03, 0.05), arm('old', 0.06, 0.09)], both), {
    kind: 'clear',
    variant: 'b',
  })
  t.same(verdictOf([arm('a', 0.01, 0.02), arm('b', 0.03, 0.05), arm('old', 0.01, 0.2, false)], both), {
    kind: 'clear',
    variant: 'b',
  })
  t.same(verdictOf([arm('a', 0.01, 0.02), arm('old', 0.06, 0.09)], both), { kind: 'tooLittle' })
})
