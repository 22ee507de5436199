import t from 'tap'
import { inputTimeOf } from '../../lib/shop-time.ts'
import { pathGivenUp, plansOf } from './entry.ts'
import { consequencesOf, firstChoice, instantOf, timeErrors } from './times.rules.ts'

/** 10:00 in the shop's zone. */
const now = Date.parse('2030-05-01T08:00Z')
const at = (text: string) => ({ text, isBroken: false })
const empty = at('')
const broken = { text: '', isBroken: true }

t.test(
  'E4.34 nothing is published or ended by a time that is missing, unfinished, over or in the wrong order',
  async (t) => {
    t.same(timeErrors(null, empty, now), {}, 'at once and for good')
    t.same(timeErrors(at('2030-05-01T10:01'), at('2030-05-01T10:02'), now), {})
    t.same(timeErrors(empty, empty, now), { from: 'missing' })
    t.same(timeErrors(broken, broken, now), { from: 'incomplete', until: 'incomplete' })
    t.same(timeErrors(at('2030-05-01T10:00'), at('2029-05-01T10:00'), now), { from: 'past', until: 'past' })
    t.same(timeErrors(at('2030-05-02T10:00'), at('2030-05-02T10:00'), now), { until: 'order' })
  },
)

t.test('a time that stays is sent as it was planned, to the second', async (t) => {
  const planned = '2030-05-01T08:00:30.000Z'
  t.equal(instantOf(inputTimeOf(planned), [null, planned]), planned)
  t.equal(instantOf('2030-05-01T10:00', [planned.replace('T08', 'T03')]), new Date(now).toISOString())
  t.equal(instantOf('', [planned]), null)
  t.equal(instantOf('202612-05-01T10:00', [planned]), '9999-12-31T22:59:00.000Z', 'asked for while it is typed')
})

t.test('an editor goes on from what is planned', async (t) => {
  const [from, until] = ['2030-06-01T00:00:00.000Z', '2030-07-01T00:00:00.000Z']
  const common = { by: '', findings: [] }
  const waiting = { ...common, from, until: null, state: 'waiting' as const }
  const live = { ...common, from: null, until, state: 'live' as const }
  t.same(firstChoice(plansOf({ schedules: [] })), { isLater: false, from: '', until: '' })
  t.same(firstChoice(plansOf({ schedules: [live] })), { isLater: false, from: '', until: inputTimeOf(until) })
  t.same(plansOf({ schedules: [waiting, live] }), { next: from, nextUntil: null, end: until })
  t.same(firstChoice(plansOf({ schedules: [waiting, live] })), { isLater: true, from: inputTimeOf(from), until: '' })
  t.same(plansOf({ schedules: [{ ...waiting, state: 'failed' }] }), { next: null, nextUntil: null, end: null })
})

t.test('a redirect is offered for the path that a page has given up since it was published', async (t) => {
  t.equal(pathGivenUp({ oldPath: '/alt/' }, { path: '/neu/' }), '/alt/', 'also when it moved a moment ago')
  t.equal(pathGivenUp({ oldPath: '/alt/' }, { path: '/alt/' }), null, 'moved back')
  t.equal(pathGivenUp({ oldPath: '/alt/' }, { path: null }), null, 'a part without an address')
  t.equal(pathGivenUp({ oldPath: null }, { path: '/neu/' }), null)
})

t.test('consequencesOf names what a publication does to existing plans', async (t) => {
  const next = '2030-06-01T00:00:00.000Z'
  const end = '2030-07-01T00:00:00.000Z'
  const plans = { next, nextUntil: null, end }
  const kindsOf = (...given: Parameters<typeof consequencesOf>) => consequencesOf(...given).map(({ kind }) => kind)
  t.same(consequencesOf({ next: null, end: null }, false, { from: null, until: null }), [])
  t.same(consequencesOf(plans, false, { from: null, until: end }), [{ kind: 'callsOffNext', at: next }])
  t.same(kindsOf(plans, false, { from: null, until: null }), ['callsOffNext', 'callsOffEnd'])
  t.same(kindsOf(plans, true, { from: null, until: null }), ['replacesNext'], 'until it is known when')
  t.same(kindsOf(plans, true, { from: next, until: null }), ['replacesNext', 'callsOffEnd'])
  t.same(consequencesOf({ next: null, end }, true, { from: end, until: null }), [{ kind: 'keepsEnd', at: end }])
})
