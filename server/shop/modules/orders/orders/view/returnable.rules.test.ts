import t from 'tap'
import { returnableOf } from './returnable.rules.ts'

t.test('T3.68 goods go back until the last day is over, in the country that they were delivered to', async (t) => {
  const line = {
    id: 'line',
    kind: 'item',
    quantity: 2,
    shipped: 2,
    returned: 0,
    arrivedAt: new Date('2026-05-06T08:00:00Z'),
  }
  const at = (now: string) => returnableOf(line, { now: Date.parse(now), days: 30, country: 'DE' })
  t.match(at('2026-06-05T21:59:59Z'), { quantity: 2, reason: null, until: new Date('2026-06-05T21:59:59.999Z') })
  t.match(at('2026-06-05T22:00:00Z'), { quantity: 0, reason: 'tooLate' })
  t.match(returnableOf(line, { now: Date.parse('2026-05-26T21:59:59Z'), days: 17, country: 'DE' }), {
    quantity: 2,
    until: new Date('2026-05-26T21:59:59.999Z'),
  })
})
