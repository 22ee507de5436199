import { randomUUID } from 'node:crypto'
import pg from 'pg'
import t from 'tap'
import { openDatabase } from '#engine/db/database.ts'
import { addJob } from '#engine/jobs/jobs.ts'
import { rounds } from '#engine/jobs/tasks.ts'
import { catalogueShop } from '#engine/testing/catalogue-shop.ts'
import { change, filledDatabase, startEngine } from '#engine/testing/engine.ts'
import { until } from '#engine/testing/quiet-jobs.ts'
import { sampleRecords } from '../../catalogue/catalogue/testing/sample-catalogue.ts'
import { deleteOldEvents } from './tracking.repository.ts'

const url = await filledDatabase(t, catalogueShop(sampleRecords()))
const old = randomUUID()
const rows = async <Row extends pg.QueryResultRow>(statement: string, values: unknown[] = []): Promise<Row[]> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(statement, values)).rows
  } finally {
    await client.end()
  }
}

const columns = `(id, name, occurred_at, received_at, store, language, page_path, page_area, page_title, prime_status,
  user_id, visitor_type, visitor_login_state, internal, pwa, test_id, test_variant, data)`
const insertOld = (id: string) =>
  rows(
    `insert into tracking_events ${columns} values ($1, 'search', now(), now() - interval '31 days', 'de', 'de-DE', '/',
     '', '', '', '', '', '', false, false, '', '', '{}')`,
    [id],
  )
await insertOld(old)

const engine = await startEngine(t, url, { TRACKING_RETENTION_DAYS: 30 })

const meta = {
  page_path: '/schreiben/?enc=key#part',
  prime_status: 'NONE',
  user_id: '',
  visitor_type: 'guest',
  visitor_login_state: 'logged out',
  internal: false,
  page_area: 'home',
  pwa: false,
  page_title: 'Schreiben',
  test_id: 'a,b',
  test_variant: '1,2',
}
const event = (rest: object = {}) => ({ id: randomUUID(), name: 'page_view', occurredAt: Date.now(), meta, ...rest })

const add = async (events: object[], call: { store?: string; language?: string; userToken?: string } = {}) => {
  const text = 'mutation ($events: [TrackingEventInput!]!) { tracking_addEvents(events: $events) { stored rejected } }'
  const answer = await engine.run(text, { ...call, variables: { events } })
  return {
    ...answer,
    result: (answer.data as unknown as { tracking_addEvents: object } | null)?.tracking_addEvents,
  }
}
const find = async (id: string) =>
  (await rows<Record<string, unknown>>('select * from tracking_events where id = $1', [id]))[0]

t.test('T7.29 an event is stored once with all its fields', async (t) => {
  const data = [
    { name: 'teaser_id', value: 't1' },
    { name: 'teaser_name', value: 'Schöne Ränzen' },
  ]
  const sent = event({ name: 'teaser_view', data })
  t.strictSame((await add([sent], { store: 'b2b', language: 'en-DE' })).result, { stored: 1, rejected: 0 })
  t.match(await find(sent.id), {
    name: 'teaser_view',
    occurred_at: new Date(sent.occurredAt),
    store: 'b2b',
    language: 'en-DE',
    page_path: '/schreiben/',
    page_area: 'home',
    page_title: 'Schreiben',
    prime_status: 'NONE',
    visitor_type: 'guest',
    visitor_login_state: 'logged out',
    internal: false,
    pwa: false,
    test_id: 'a,b',
    test_variant: '1,2',
    data: { teaser_id: 't1', teaser_name: 'Schöne Ränzen' },
  })
  t.strictSame((await add([sent, event(), sent])).result, { stored: 1, rejected: 0 }, 'sent again, and twice')
  t.strictSame((await add([])).result, { stored: 0, rejected: 0 })
})

t.test('an event is stored with its session’s customer, or without one once the session has ended', async (t) => {
  const [ofMember, ofNobody] = [event(), event()]
  t.strictSame((await add([ofMember], { store: 'b2b' })).result, { stored: 1, rejected: 0 })
  const [customer] = await rows<{ id: string }>("select id from customers where realm = 'business'")
  t.match(await find(ofMember.id), { user_id: customer?.id })
  t.strictSame((await add([ofNobody], { userToken: 'made-up' })).result, { stored: 1, rejected: 0 })
  t.match(await find(ofNobody.id), { user_id: '' })
})

t.test('S9.59 does not believe a browser about who it belongs to, nor about a wrong clock', async (t) => {
  const claimed = event({ meta: { ...meta, user_id: '4711' } })
  const future = event({ occurredAt: Date.now() + 86_400_000 })
  const endless = event({ occurredAt: -1e300 })
  t.strictSame((await add([claimed, future, endless])).result, { stored: 3, rejected: 0 })
  t.match(await find(claimed.id), { user_id: '' })
  for (const { id } of [future, endless]) {
    const stored = await find(id)
    t.ok(Math.abs(Number(stored?.occurred_at) - Date.now()) < 60_000, 'received stands for occurred')
  }
})

t.test('malformed events are dropped and the rest is stored', async (t) => {
  const malformed = [
    event({ id: 'no-uuid' }),
    event({ name: 'keylogger' }),
    event({ meta: { ...meta, page_path: 'https://else.test/' } }),
    event({ meta: { ...meta, page_path: `/${'x'.repeat(2000)}` } }),
    event({ meta: { ...meta, page_title: 'x'.repeat(301) } }),
    event({ meta: { ...meta, test_id: 'x'.repeat(1001) } }),
    event({ data: [{ name: 'text', value: 'x'.repeat(1001) }] }),
    event({ data: [{ name: '__proto__', value: '' }] }),
    event({ data: Array.from({ length: 21 }, (_, index) => ({ name: `n${index}`, value: '' })) }),
  ]
  const half = event({ data: [{ name: 'text', value: 'half \ud83d' }] })
  const answer = await add([...malformed, event(), half])
  t.equal(answer.errors, undefined)
  t.strictSame(answer.result, { stored: 2, rejected: malformed.length })
})

t.test('refuses a call that is too large or no call at all', async (t) => {
  t.match(await add(Array.from({ length: 51 }, () => event())), {
    errors: [{ extensions: { code: 'BAD_USER_INPUT' } }],
  })
  t.strictSame((await add(Array.from({ length: 50 }, () => event()))).result, { stored: 50, rejected: 0 })
  t.match(await add([{ name: 'page_view' }]), { errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] })
  t.match(await add([event({ occurredAt: 'now' })]), { errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] })
})

t.test('S9.63 old events are deleted', async (t) => {
  await change(url, (trx) => addJob(trx, 'tracking.clean', {}))
  await until(async () => (await find(old)) === undefined, 'an old event is deleted by the job')
  t.ok(
    rounds.some(({ task }) => task === 'tracking.clean'),
    'which comes round by itself',
  )

  const db = openDatabase({ url, poolSize: 2, statementTimeout: 5000, connectionTimeout: 5000 }, () => {})
  t.teardown(() => db.$client.end())
  const ids = [randomUUID(), randomUUID(), randomUUID()]
  for (const id of ids) await insertOld(id)
  t.equal(await deleteOldEvents(db, 30, 2), 2, 'a bounded number')
  t.equal(await deleteOldEvents(db, 30, 2), 1)
  t.equal((await rows("select 1 from tracking_events where received_at < now() - interval '30 days'")).length, 0)
  t.ok((await rows('select 1 from tracking_events')).length > 50, 'what is young stays')
})

t.test('S7.15 S9.61 a tracked item has the values that events report', async (t) => {
  const text = (id: string) => `{ getTrackingItem(itemId: "${id}") {
    itemId productId name brand variant price currencyCode category1 category2 category3 category4 category5 } }`
  const { data } = await engine.run(text('100-2'), { store: 'b2b', language: 'en-DE' })
  t.same(data, {
    getTrackingItem: {
      itemId: '100-2',
      productId: '100',
      name: 'School bag Lupina',
      brand: 'Federleicht',
      variant: 'Red, large',
      price: 10900,
      currencyCode: 'EUR',
      category1: 'Kategorie 1 (en)',
      category2: 'Kategorie 11 (en)',
      category3: 'Kategorie 111 (en)',
      category4: null,
      category5: null,
    },
  })
  t.same((await engine.run(text('none'))).data, { getTrackingItem: null })
})
