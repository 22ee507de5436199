import t from 'tap'
import { deliveryDateText, deliveryPromise, isWorkingDay } from './delivery-date.ts'

const promise = (now: string, country = 'DE', days = 2) => {
  const { orderUntil, day } = deliveryPromise(days, country, Date.parse(now))
  return { until: new Date(orderUntil).toISOString(), day: new Date(day).toISOString().slice(0, 10) }
}

t.test('S4.83 an order leaves on its day until the deadline, in the time of the country', async (t) => {
  // A Tuesday; 13:59 and 14:00 in Berlin.
  t.same(promise('2026-11-24T12:59:30Z'), { until: '2026-11-24T13:00:00.000Z', day: '2026-11-26' })
  t.same(promise('2026-11-24T13:00:00Z'), { until: '2026-11-25T13:00:00.000Z', day: '2026-11-27' })
  t.same(promise('2026-07-07T11:59:00Z'), { until: '2026-07-07T12:00:00.000Z', day: '2026-07-09' }, 'summer time')
})

t.test('weekends count neither for leaving nor for the way', async (t) => {
  t.same(promise('2026-11-27T13:30:00Z'), { until: '2026-11-30T13:00:00.000Z', day: '2026-12-02' }, 'Friday, late')
  t.same(promise('2026-11-26T09:00:00Z'), { until: '2026-11-26T13:00:00.000Z', day: '2026-11-30' }, 'Thursday')
  t.same(promise('2026-11-28T09:00:00Z', 'CH', 4), { until: '2026-11-30T13:00:00.000Z', day: '2026-12-04' })
})

t.test('the deadline keeps its hour when the clock changes in between', async (t) => {
  t.same(promise('2026-10-24T20:00:00Z').until, '2026-10-26T13:00:00.000Z')
  t.same(promise('2026-03-28T20:00:00Z').until, '2026-03-30T12:00:00.000Z')
})

t.test('nothing is delivered on the holidays of the country', async (t) => {
  const isFree = (date: string, country: string) => !isWorkingDay(Date.parse(`${date}T00:00:00Z`), country)
  for (const date of ['2026-01-01', '2026-04-03', '2026-04-06', '2026-05-14', '2026-05-25', '2026-12-25', '2027-03-26'])
    t.ok(isFree(date, 'DE'), date)
  t.notOk(isFree('2026-12-08', 'DE'))
  t.ok(isFree('2026-12-08', 'AT'))
  t.ok(isFree('2026-06-04', 'AT'), 'Corpus Christi')
  t.notOk(isFree('2026-04-03', 'AT'), 'parcels come on Good Friday in Austria')
  t.ok(isFree('2028-08-01', 'CH'))
  t.ok(isFree('2026-10-26', 'AT'))
  t.ok(isFree('2025-10-03', 'DE'))
  t.same(promise('2026-12-23T09:00:00Z'), { until: '2026-12-23T13:00:00.000Z', day: '2026-12-28' })
  t.same(promise('2026-12-24T20:00:00Z', 'AT'), { until: '2026-12-28T13:00:00.000Z', day: '2026-12-30' })
})

t.test('the day is written as the language writes it', async (t) => {
  const day = Date.parse('2026-11-24T00:00:00Z')
  t.equal(deliveryDateText(day, 'de-DE'), 'Di., 24. Nov.')
  t.match(deliveryDateText(day, 'en-DE'), /24 Nov/)
})
