import { randomUUID } from 'node:crypto'
import t from 'tap'
import type { TrackingEventInput } from '#contract/generated/types.ts'
import { trackingTexts } from '#contract/limits/tracking.ts'
import { cut, pageMeta } from '#web/features/tracking/page-meta.ts'
import { type TrackedName, trackedEvents } from '#web/lib/tracking/tracked-events.ts'
import { trackedItem } from '#web/lib/tracking/tracked-item.ts'
import { eventNames, limits, rejectionOf, storedEvent } from '../../shop/modules/content/tracking/tracking.rules.ts'

const awkward = `Füller\0 & \ud83d ${'x'.repeat(5000)}`
const page = { status: 200, abAssignments: [{ testId: 'a', variantId: 'b', trackingCode: 'c' }] }
const place = { path: `/${'x'.repeat(5000)}`, title: awkward, isApp: false }

/** An event as the web sends it, with all that it can say. */
const sent = (name: string, names: readonly string[]) => ({
  id: randomUUID(),
  name,
  occurredAt: Date.now(),
  meta: pageMeta(page, place),
  data: names.map((each) => ({ name: each, value: cut(awkward, trackingTexts.dataValue) })),
})

t.test('S7.29 the engine takes every event that the web can send, with all of its data', async (t) => {
  t.same(Object.keys(trackedEvents).sort(), [...eventNames].sort(), 'the same events on both sides')
  for (const name of Object.keys(trackedEvents) as TrackedName[]) {
    const event = sent(name, trackedEvents[name])
    t.equal(rejectionOf(event), null, name)
    t.same(Object.keys(storedEvent(event, Date.now()).data), trackedEvents[name], name)
  }
  t.match(limits, trackingTexts, 'the web cuts texts where the engine does')
})

t.test('an item has the names of its event', async (t) => {
  const item = {
    itemId: '1-1',
    productId: '1',
    name: 'Füller',
    brand: null,
    variant: 'Blau',
    price: 1299,
    currencyCode: 'EUR',
    category1: 'Schreiben',
    category2: 'Füller',
    category3: null,
    category4: null,
    category5: null,
  }
  const ofCache = { ...item, __typename: 'TrackingItem' }
  t.same(trackedItem(ofCache), {
    item_id: '1-1',
    product_id: '1',
    name: 'Füller',
    variant: 'Blau',
    price: '1299',
    currency_code: 'EUR',
    category1: 'Schreiben',
    category2: 'Füller',
  })
  const names = Object.keys(trackedItem(Object.fromEntries(Object.keys(item).map((key) => [key, 'x']))))
  t.same(names.sort(), [...trackedEvents.product_view].sort())
  t.same(trackedItem({ itemId: '1-1' }), { item_id: '1-1' })
})

t.test('malformed tracking events are named by field', async (t) => {
  const good: TrackingEventInput = sent('page_view', [])
  const malformed: [string, TrackingEventInput][] = [
    ['id', { ...good, id: 'x' }],
    ['name', { ...good, name: 'keylogger' }],
    ['page', { ...good, meta: { ...good.meta, page_path: 'else' } }],
    ['visitor', { ...good, meta: { ...good.meta, visitor_type: 'x'.repeat(200) } }],
    ['tests', { ...good, meta: { ...good.meta, test_id: 'x'.repeat(2000) } }],
    ['data_name', { ...good, data: [{ name: 'itemId', value: '1' }] }],
    ['data_value', { ...good, data: [{ name: 'item_id', value: '\0' }] }],
  ]
  for (const [reason, event] of malformed) t.equal(rejectionOf(event), reason)
})
