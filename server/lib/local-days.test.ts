import t from 'tap'
import { dayIn, endOfDay, endOfDeadline, laterMonth } from './local-days.ts'

const end = (moment: string, days: number, country = 'DE') => endOfDay(country, new Date(moment), days).toISOString()

t.test('days are those of the country', async (t) => {
  t.equal(dayIn('DE', new Date('2026-12-31T23:30:00Z')), '2027-01-01')
})

t.test('a period ends with its last day, whatever hour it began at', async (t) => {
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

t.test('T4.150 a last day that is a Saturday, Sunday or holiday gives way to the next working day', async (t) => {
  const last = (moment: string, days: number, country = 'DE', postCode?: string) =>
    dayIn(country, endOfDeadline({ country, postCode }, new Date(moment), days))
  t.equal(last('2026-11-14T09:00:00Z', 14), '2026-11-30', 'a Saturday')
  t.equal(last('2026-11-13T09:00:00Z', 14), '2026-11-27', 'a Friday')
  t.equal(last('2026-12-11T09:00:00Z', 14), '2026-12-28', 'Christmas, and the weekend after it')
  t.equal(last('2026-04-19T22:30:00Z', 14), '2026-05-04', 'begun on 20 April in Berlin')
  t.equal(last('2026-11-24T09:00:00Z', 14, 'AT'), '2026-12-09', 'Immaculate Conception, in Austria only')
  t.equal(last('2026-11-24T09:00:00Z', 14), '2026-12-08')
  t.equal(last('2026-07-18T09:00:00Z', 14, 'CH'), '2026-08-03')
})

t.test('holidays of a state count where the postcode may lie in it', async (t) => {
  const last = (day: string, postCode: string) =>
    dayIn('DE', endOfDeadline({ country: 'DE', postCode }, new Date(`${day}T09:00:00Z`), 14))
  t.equal(last('2026-05-21', '80331'), '2026-06-05', 'Corpus Christi in Munich')
  t.equal(last('2026-05-21', '10115'), '2026-06-04', 'none in Berlin')
  t.equal(last('2026-11-04', '01067'), '2026-11-19', 'Day of Repentance in Dresden')
  t.equal(last('2026-11-04', '20095'), '2026-11-18')
  t.equal(last('2025-10-17', '20095'), '2025-11-03', 'Reformation Day in Hamburg, a Friday')
  t.equal(last('2027-02-22', 'D-10115'), '2027-03-09', "Women's Day in Berlin")
})

t.test('a month later is the same day by the clocks of the country', async (t) => {
  const later = (moment: string, months: number) => laterMonth('DE', new Date(moment), months).toISOString()
  t.equal(later('2027-01-30T23:30:00.123Z', 1), '2027-02-27T23:30:00.123Z', '31 January 00:30 to 28 February 00:30')
  t.equal(later('2027-02-28T23:30:00Z', 1), '2027-03-31T22:30:00.000Z', '1 March to 1 April, with summer time')
  t.equal(later('2027-08-31T10:00:00Z', -6), '2027-02-28T11:00:00.000Z')
})
