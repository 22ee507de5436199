import t from 'tap'
import { dayIn, endOfDay } from './local-days.ts'

const end = (moment: string, days: number, country = 'DE') => endOfDay(country, new Date(moment), days).toISOString()

t.test('days are those of the country', async (t) => {
  t.equal(dayIn('DE', new Date('2026-12-31T23:30:00Z')), '2027-01-01')
})

t.test('a period ends with its last day, at whatever hour it began', async (t) => {
  for (const moment of ['2026-10-31T23:00:00Z', '2026-11-01T08:00:00Z', '2026-11-01T22:59:59.999Z'])
    t.equal(end(moment, 14), '2026-11-15T22:59:59.999Z', moment)
  t.equal(end('2026-11-01T23:00:00Z', 14), '2026-11-16T22:59:59.999Z', 'the next day has begun in Berlin')
  t.equal(end('2026-11-01T08:00:00Z', 0, 'CH'), '2026-11-01T22:59:59.999Z')
})

t.test('days on which the clock changes are whole ones, too', async (t) => {
  t.equal(end('2026-03-20T09:00:00Z', 8), '2026-03-28T22:59:59.999Z')
  t.equal(end('2026-03-20T09:00:00Z', 9), '2026-03-29T21:59:59.999Z')
  t.equal(end('2026-10-20T09:00:00Z', 4), '2026-10-24T21:59:59.999Z')
  t.equal(end('2026-10-20T09:00:00Z', 5), '2026-10-25T22:59:59.999Z')
})
