import t from 'tap'
import type { TrackingEventInput } from '../../generated/operations.ts'
import type { TrackedName } from '../../lib/tracking/tracked-events.ts'
import { cut } from './page-meta.ts'
import { isViewed } from './teaser-views.ts'
import { createTracker } from './tracker.ts'
import { withCustomer } from './visitor.ts'

function setUp({ isAllowed = true } = {}) {
  const events: TrackingEventInput[] = []
  const state = { isAllowed, path: '/schreiben/', search: '', title: 'Schreiben', isApp: false }
  const tracker = createTracker({
    queue: { add: (event) => events.push(event), flush: () => {}, clear: () => events.splice(0) },
    isAllowed: () => state.isAllowed,
    place: () => state,
  })
  return { events, state, tracker, told: () => events.map(({ name, meta }) => `${name} ${meta.page_title}`) }
}

const page = { status: 200, abAssignments: [] }
const happened = (name: TrackedName) => ({ name, occurredAt: Date.now(), data: {} })

t.test('S9.58 an event says of its page what is asked for, tests as lists', async (t) => {
  const { events, state, tracker } = setUp()
  state.isApp = true
  const abAssignments = [
    { testId: 'hero', variantId: 'calm', trackingCode: 'h1' },
    { testId: 'tiles', variantId: 'b', trackingCode: 't1' },
  ]
  tracker.show({ status: 200, abAssignments })
  tracker.receive({ ...happened('teaser_view'), data: { teaser_id: 't1' } })
  t.match(events[1], { name: 'teaser_view', data: [{ name: 'teaser_id', value: 't1' }], id: /^[\da-f-]{36}$/ })
  t.same(events[0]?.meta, {
    page_path: '/schreiben/',
    prime_status: 'NONE',
    user_id: '',
    visitor_type: 'guest',
    visitor_login_state: 'logged out',
    internal: false,
    page_area: 'content',
    pwa: true,
    page_title: 'Schreiben',
    test_id: 'hero,tiles',
    test_variant: 'calm,b',
  })
  tracker.show({ status: 404, abAssignments: [] })
  t.match(events[2]?.meta, { page_area: '404', test_id: '', test_variant: '' })
})

t.test('the tracker stores nothing before consent, and records the current page with it', async (t) => {
  const { state, tracker, told: reported } = setUp({ isAllowed: false })
  tracker.show(page)
  tracker.receive(happened('teaser_click'))
  Object.assign(state, { path: '/musik/', title: 'Musik' })
  tracker.show(page)
  t.same(reported(), [])
  state.isAllowed = true
  tracker.begin()
  t.same(reported(), ['page_view Musik'])
  state.isAllowed = false
  tracker.end()
  tracker.receive(happened('teaser_click'))
  t.same(reported(), [])
})

t.test('events during a page’s loading belong to that page', async (t) => {
  const { state, tracker, told: reported } = setUp()
  tracker.receive(happened('product_view'))
  tracker.show(page)
  t.same(reported(), ['page_view Schreiben', 'product_view Schreiben'], 'the first page')
  Object.assign(state, { path: '/prod/1' })
  tracker.receive(happened('product_view'))
  Object.assign(state, { title: 'Füller' })
  tracker.show(page)
  t.same(reported().slice(2), ['page_view Füller', 'product_view Füller'])
})

t.test('a search is tracked once, however it is filtered; legal pages never', async (t) => {
  const { events, state, tracker } = setUp()
  const searches = () =>
    events.filter(({ name }) => name === 'search').map(({ data }) => data?.map(({ value }) => value))
  Object.assign(state, { path: '/search', search: '?q=heft&oq=hefd' })
  tracker.show(page)
  Object.assign(state, { search: '?q=heft&p=2' })
  tracker.show(page)
  t.same(searches(), [['heft', 'hefd']])
  Object.assign(state, { search: '?q=stift' })
  tracker.show(page)
  Object.assign(state, { search: '?q=' })
  tracker.show(page)
  t.same(searches(), [['heft', 'hefd'], ['stift']])
  const before = events.length
  Object.assign(state, { path: '/rechtliches/impressum/', search: '' })
  tracker.show(page)
  tracker.receive(happened('teaser_click'))
  t.equal(events.length, before)
})

t.test('the first page’s event names the kind of customer, too', async (t) => {
  const { events, tracker } = setUp()
  tracker.show(page)
  const [view] = events as [TrackingEventInput]
  const known = {
    prime_status: 'ACTIVE',
    user_id: '',
    visitor_type: 'existing-customer',
    internal: true,
    visitor_login_state: 'logged in',
  }
  t.same(withCustomer(view, known), view, 'whoever logs in later was nobody then')
  const early = { ...view, meta: { ...view.meta, visitor_login_state: 'logged in' } }
  t.same(withCustomer(early, known).meta, { ...early.meta, ...known })
  const gone = { ...known, visitor_login_state: 'logged out', visitor_type: 'guest' }
  t.same(withCustomer(early, gone), early, 'and whoever logs out was somebody')
  const reported = { ...early, meta: { ...early.meta, visitor_type: 'new-customer' } }
  t.same(withCustomer(reported, known), reported, 'what is known stays')
})

t.test('isViewed takes half a teaser, and cut keeps characters whole', async (t) => {
  t.same([0, 0.49, 0.5, 1].map(isViewed), [false, false, true, true])
  t.equal(cut('Ränzen', 3), 'Rän')
  t.ok(cut(`ab${'\u{1F392}'}`, 3).isWellFormed(), 'no half of a character')
})
