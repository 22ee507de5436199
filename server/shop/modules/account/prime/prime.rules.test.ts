import t from 'tap'
import { sellersDay } from '#lib/local-days.ts'
import { cancellationViolations, isOf } from './cancellations/cancellation.rules.ts'
import {
  endingOf,
  endOfPeriod,
  isAnnounced,
  isMember,
  nextPeriod,
  nextTry,
  primeInfoOf,
  renewalDay,
} from './prime.rules.ts'

const at = (text: string): Date => new Date(text)

t.test('T4.151 a period ends on the same day of a later month, and short months do not add up', async (t) => {
  const end = (startsAt: string, months: number, number = 1) => endOfPeriod({ startsAt: at(startsAt), months }, number)
  t.same(end('2027-01-31T10:00:00Z', 1), at('2027-02-28T10:00:00Z'))
  t.same(end('2028-02-29T10:00:00Z', 12), at('2029-02-28T10:00:00Z'))
  t.same(end('2027-01-31T10:00:00Z', 1, 2), at('2027-03-31T09:00:00Z'), 'at 11 by the clock of the sellers')
  t.same(end('2027-01-30T23:30:00Z', 1), at('2027-02-27T23:30:00Z'), 'begun on 31 January at 00:30')
  t.same(end('2027-01-31T23:30:00Z', 1), at('2027-02-28T23:30:00Z'), 'begun on 1 February')
})

t.test('the first payment after a pause covers the running period and none that has passed', async (t) => {
  const time = { startsAt: at('2027-01-31T10:00:00Z'), months: 1, paidUntil: at('2027-02-28T10:00:00Z') }
  const march = { startsAt: time.paidUntil, endsAt: at('2027-03-31T09:00:00Z') }
  t.same(nextPeriod(time, at('2027-02-10T00:00:00Z')), march, 'paid before its day')
  t.same(nextPeriod(time, time.paidUntil), march)
  t.same(nextPeriod(time, at('2027-03-31T08:59:00Z')), march)
  t.same(nextPeriod(time, at('2027-08-15T00:00:00Z')), {
    startsAt: at('2027-07-31T09:00:00Z'),
    endsAt: at('2027-08-31T09:00:00Z'),
  })
})

t.test('a renewal that was not announced in time is made after the days of the notice', async (t) => {
  const time = { startsAt: at('2027-01-31T10:00:00Z'), months: 1, paidUntil: at('2027-02-28T10:00:00Z') }
  const dayAt = (now: string) => renewalDay(time, { noticeDays: 10 }, at(now))
  t.same(dayAt('2027-02-27T00:00:00Z'), time.paidUntil, 'before the end of the paid time: then')
  t.same(dayAt('2027-03-05T00:00:00Z'), at('2027-03-15T00:00:00Z'), 'the period that follows still runs then')
  t.same(dayAt('2027-08-15T00:00:00Z'), at('2027-08-31T09:00:00Z'), 'else with a new period')

  const isTold = (announced: string | null, now: string) =>
    isAnnounced(time, announced === null ? null : at(announced), at(now))
  t.notOk(isTold(null, '2027-03-01T00:00:00Z'))
  t.notOk(isTold('2027-01-31T10:00:00Z', '2027-02-20T00:00:00Z'), 'of the period before')
  t.ok(isTold('2027-02-28T10:00:00Z', '2027-02-20T00:00:00Z'))
  t.ok(isTold('2027-02-28T10:00:00Z', '2027-03-31T08:59:00Z'))
  t.notOk(isTold('2027-02-28T10:00:00Z', '2027-03-31T09:00:00Z'), 'its period is over')
  t.ok(isTold('2027-08-31T09:00:00Z', '2027-08-31T10:00:01Z'), 'announced anew')
})

t.test('S4.73 primeInfoOf gives status and dates for each state of a membership', async (t) => {
  const now = at('2027-03-01T12:00:00Z')
  const base = { months: 12, startsAt: at('2026-11-23T12:00:00Z'), paidUntil: at('2027-11-23T12:00:00Z'), endsAt: null }
  t.match(primeInfoOf(null, now), { status: 'NONE', abo: null })
  t.match(primeInfoOf({ ...base, state: 'waiting' }, now), { status: 'WAITING', startDate: null })
  t.same(primeInfoOf({ ...base, state: 'active' }, now), {
    status: 'ACTIVE',
    abo: 'PRIME-12',
    startDate: '2026-11-23',
    endDate: '2027-11-23',
  })
  const cancelled = { ...base, state: 'cancelled' as const, endsAt: at('2027-04-01T12:00:00Z') }
  t.match(primeInfoOf(cancelled, now), { status: 'CANCELLED', endDate: '2027-04-01' })
  t.match(primeInfoOf(cancelled, at('2027-04-01T12:00:00Z')), { status: 'NONE' })
  t.ok(isMember({ state: 'active', endsAt: null }, at('2030-01-01T00:00:00Z')), 'while a renewal is tried again')
})

t.test('a refused renewal is tried again on the days of the editors', async (t) => {
  const failedSince = at('2027-11-23T12:00:00Z')
  t.same(nextTry({ failedSince, failedTries: 1 }, [3, 7]), at('2027-11-26T12:00:00Z'))
  t.same(nextTry({ failedSince, failedTries: 2 }, [3, 7]), at('2027-11-30T12:00:00Z'))
  t.equal(nextTry({ failedSince, failedTries: 3 }, [3, 7]), null)
})

t.test(
  'a notice ends the first period with the paid time, a later one after a month, and pays the rest back',
  async (t) => {
    const period = { startsAt: at('2027-01-01T00:00:00Z'), endsAt: at('2028-01-01T00:00:00Z'), price: 3650 }
    const notice = { declaredAt: at('2027-05-02T00:00:00Z'), endsOn: null }
    t.same(endingOf({ ...period, number: 1 }, notice), { endsAt: period.endsAt, refund: 0 })
    t.same(endingOf({ ...period, number: 2 }, notice), { endsAt: at('2027-06-02T00:00:00Z'), refund: 2130 })
    const named = endingOf({ ...period, number: 2 }, { ...notice, endsOn: '2027-12-21' })
    t.same(named, { endsAt: at('2027-12-21T22:59:59.999Z'), refund: 100 }, 'with the day that the member names')
    t.equal(sellersDay(named.endsAt), '2027-12-21', 'which pages and mails say')
    t.same(
      endingOf({ ...period, number: 2 }, { ...notice, declaredAt: at('2026-11-20T00:00:00Z') }),
      { endsAt: period.startsAt, refund: 3650 },
      'what was paid ahead goes back whole',
    )
    for (const late of [
      { ...notice, declaredAt: at('2027-12-20T00:00:00Z') },
      { ...notice, endsOn: '2031-01-01' },
    ])
      t.same(
        endingOf({ ...period, number: 2 }, late),
        { endsAt: period.endsAt, refund: 0 },
        'never after the paid time',
      )
  },
)

t.test('a notice is a member’s by address and last name, or by address and a number', async (t) => {
  const member = { email: 'Lena@x.example', lastName: 'von Sommer', numbers: ['100000001'] }
  const is = (notice: Partial<Parameters<typeof isOf>[0]>) =>
    isOf({ name: '', email: 'lena@x.example', contract: null, ...notice }, member)
  t.ok(is({ name: 'Dr. LENA VON SOMMER' }))
  t.ok(is({ name: 'Von Sommer, Lena' }))
  t.ok(is({ contract: 'Bestellung 100.000.001' }))
  t.notOk(is({ name: 'Lena Sommerfeld' }))
  t.notOk(is({ contract: '2' }))
  t.notOk(is({ name: 'Lena von Sommer', email: 'other@x.example' }))
  t.same(cancellationViolations({ kind: 'ordinary', name: 'Lena', email: 'a@b.example', endsOn: ' ' }), [])
})
