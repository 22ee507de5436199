import t from 'tap'
import { readDateFilter, searchWords } from './order-filter.rules.ts'
import { canWithdraw, expectedOn } from './order-status.rules.ts'

const at = (iso: string) => new Date(iso)

t.test('a list is asked for by the last months or by a year', async (t) => {
  t.same(readDateFilter('last3months'), { kind: 'recent' })
  t.same(readDateFilter('2026'), { kind: 'year', year: 2026 })
  for (const other of ['', 'last6months', '1999', '20266', '2026 ']) t.equal(readDateFilter(other), null, other)
})

t.test('a search is compared word by word, without its case', async (t) => {
  t.same(searchWords('  Füller  BLAU '), ['füller', 'blau'])
  t.same(searchWords(null), [])
  t.equal(searchWords('a b c d e f g h').length, 6)
  t.equal(searchWords('x'.repeat(500))[0]?.length, 60)
})

t.test('a parcel is expected after its working days, and no more once it is there', async (t) => {
  const shippedAt = at('2026-11-19T15:00:00Z')
  t.equal(expectedOn({ shippedAt, deliveredAt: null }, 'DE'), '2026-11-23', 'a weekend between')
  t.equal(expectedOn({ shippedAt, deliveredAt: null }, 'CH'), '2026-11-25', 'further away')
  t.equal(expectedOn({ shippedAt, deliveredAt: at('2026-11-20T10:00:00Z') }, 'DE'), null)
})

t.test('T3.64 a consumer may withdraw until fourteen days after the last parcel has arrived', async (t) => {
  const parcel = (deliveredAt: Date | null) => ({ shippedAt: at('2026-11-01T08:00:00Z'), deliveredAt })
  const parcels = [parcel(at('2026-11-03T10:00:00Z')), parcel(at('2026-11-05T10:00:00Z'))]
  const is = (order: { store?: 'de' | 'b2b'; state: 'placed' | 'completed' | 'cancelled' }, now: string) =>
    canWithdraw({
      order: { store: 'de', shipperCode: 'dhl', placedAt: null, ...order },
      parcels,
      country: 'DE',
      now: at(now),
    })
  t.equal(is({ state: 'completed' }, '2026-11-19T22:59:00Z'), true, 'the last day')
  t.equal(is({ state: 'completed' }, '2026-11-19T23:01:00Z'), false, 'the day after')
  t.equal(is({ state: 'placed' }, '2027-01-01T00:00:00Z'), true, 'before everything has arrived')
  t.equal(is({ state: 'cancelled' }, '2026-11-06T00:00:00Z'), false)
  t.equal(is({ store: 'b2b', state: 'completed' }, '2026-11-06T00:00:00Z'), false, 'businesses have no such right')
})

t.test('a withdrawal whose last day is no working day is possible until the end of the next one', async (t) => {
  const is = (delivered: string, now: string, postCode?: string) =>
    canWithdraw({
      order: { store: 'de', shipperCode: 'dhl', placedAt: null, state: 'completed' },
      parcels: [{ shippedAt: at(delivered), deliveredAt: at(delivered) }],
      country: 'DE',
      postCode,
      now: at(now),
    })
  t.equal(is('2026-11-14T10:00+01:00', '2026-11-29T10:00+01:00'), true, 'on the Sunday after the last day')
  t.equal(is('2026-11-14T10:00+01:00', '2026-11-30T23:59+01:00'), true)
  t.equal(is('2026-11-14T10:00+01:00', '2026-12-01T00:01+01:00'), false)
  t.equal(is('2026-12-11T10:00+01:00', '2026-12-28T20:00+01:00'), true, 'Christmas, then a weekend')
  t.equal(is('2026-05-21T10:00+02:00', '2026-06-05T10:00+02:00', '80331'), true, 'Corpus Christi in Bavaria')
  t.equal(is('2026-05-21T10:00+02:00', '2026-06-05T10:00+02:00', '10115'), false)
})
