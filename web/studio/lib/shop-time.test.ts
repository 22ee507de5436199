import t from 'tap'
import { inputTimeOf, isoOf } from './shop-time.ts'

t.test('E4.41 times are entered in the shop’s zone, in winter and summer', async (t) => {
  for (const [input, iso] of [
    ['2026-12-24T18:00', '2026-12-24T17:00:00.000Z'],
    ['2026-06-01T18:00', '2026-06-01T16:00:00.000Z'],
    ['2026-06-01T00:30', '2026-05-31T22:30:00.000Z'],
    // While a year is typed. Clocks went by the sun then.
    ['0002-06-01T10:00', '0002-06-01T09:06:32.000Z'],
  ] as const) {
    t.equal(isoOf(input), iso)
    t.equal(inputTimeOf(iso), input)
  }
  t.equal(isoOf('2026-10-25T02:30'), '2026-10-25T00:30:00.000Z', 'there are two: the first')
  t.equal(inputTimeOf('2026-10-25T01:30:00Z'), '2026-10-25T02:30', 'the second')
  t.equal(isoOf('2026-03-29T02:30'), '2026-03-29T01:30:00.000Z', 'there is none: the next hour')
  for (const tooLong of ['20261-12-01T09:00', '202612-12-01T09:00'])
    t.equal(inputTimeOf(isoOf(tooLong)), '9999-12-31T23:59', 'typed on without leaving the year')
  t.equal(inputTimeOf(null), '')
  t.equal(inputTimeOf('soon'), '')
})
