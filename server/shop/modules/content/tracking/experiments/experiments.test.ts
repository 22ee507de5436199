import { randomUUID } from 'node:crypto'
import pg from 'pg'
import t from 'tap'
import { filledDatabase, importing, startEngine } from '#engine/testing/engine.ts'
import { openServices } from '#engine/testing/services.ts'

const url = await filledDatabase(t, importing({}))
const engine = await startEngine(t, url)
const { editors } = await openServices(t, url)
const credentials = { email: 'anna@shop.test', name: 'Anna', role: 'editor' } as const
const { password } = await editors.save(credentials, null, 'de')
const { data: login } = await engine.run(
  'mutation ($data: StudioLoginInput!) { result: studio_login(data: $data) { token } }',
  { variables: { data: { email: credentials.email, password } } },
)
const editorToken = (login as unknown as { result: { token: string } }).result.token
const db = new pg.Client(url)
await db.connect()
t.teardown(() => db.end())

type Planted = { name: string; tests?: string; variants?: string; store?: string; minute?: number; internal?: boolean }

/** Events of one browser; `minute` counts from a day ago. */
const plant = async (browser: string, ...events: Planted[]) => {
  for (const [index, event] of events.entries()) {
    const { name, tests = '', variants = '', store = 'de', minute = index, internal = false } = event
    await db.query(
      `insert into tracking_events (id, name, occurred_at, store, language, page_path, page_area, page_title, prime_status,
        user_id, visitor_type, visitor_login_state, internal, pwa, test_id, test_variant, data, browser_key)
       values ($1, $2, now() - interval '1 day' + make_interval(mins => $3), $4, 'de-DE', '/', '', '', '', '', '', '', $5,
        false, $6, $7, '{}', $8)`,
      [randomUUID(), name, minute, store, internal, tests, variants, browser],
    )
  }
}
const results = async (testId: string, call: { since?: string; store?: string; editorToken?: string } = {}) => {
  const { since, ...rest } = call
  const text = `query ($testId: ID!, $since: String) { result: studio_experimentResults(testId: $testId, since: $since) {
    arms { variant visitors views clicks carts orders rate low high enough } } }`
  const { data, errors } = await engine.run(text, { variables: { testId, since }, editorToken, ...rest })
  return errors?.[0]?.extensions.code ?? (data as unknown as { result: { arms: object[] } }).result.arms
}

t.test('E4.27 counts by the variant that a browser saw first, and only what it did from then on', async (t) => {
  const a = { tests: 'other,hero', variants: 'x,a' }
  const b = { tests: 'hero', variants: 'b' }
  await plant('anna', { name: 'page_view', ...a }, { name: 'teaser_click', ...a }, { name: 'add_to_cart' })
  await plant('anna', { name: 'purchase', minute: 9 }, { name: 'purchase', minute: 10 })
  await plant('bea', { name: 'purchase', minute: -9 }, { name: 'page_view', ...a }, { name: 'page_view', ...a })
  await plant('carl', { name: 'page_view', ...b }, { name: 'page_view', ...a }, { name: 'add_to_cart' })
  await plant('dora', { name: 'page_view', tests: 'heroes', variants: 'a' }, { name: 'purchase' })
  await plant('', { name: 'page_view', ...a }, { name: 'purchase' })
  await plant('staff', { name: 'page_view', ...a, internal: true }, { name: 'purchase' })
  await plant('emil', { name: 'page_view', ...a, store: 'at' }, { name: 'purchase', store: 'at' })
  t.match(await results('hero'), [
    { variant: 'a', visitors: 2, views: 3, clicks: 1, carts: 1, orders: 1, rate: 0.5, enough: false },
    { variant: 'b', visitors: 1, views: 2, clicks: 0, carts: 1, orders: 0, rate: 0, low: 0, enough: false },
  ])
  t.match(await results('unknown'), [])
  t.match(await results('hero', { since: new Date().toISOString() }), [])
  t.equal(await results('hero', { since: 'yesterday' }), 'BAD_USER_INPUT')
  t.equal(await results('hero', { editorToken: '' }), 'LOGIN_REQUIRED')
})

t.test('a hundred visitors with some orders are enough', async (t) => {
  await db.query(`insert into tracking_events (id, name, occurred_at, store, language, page_path, page_area, page_title,
      prime_status, user_id, visitor_type, visitor_login_state, internal, pwa, test_id, test_variant, data, browser_key)
    select gen_random_uuid(), name, now(), 'de', 'de-DE', '/', '', '', '', '', '', '', false, false, 'big', 'a', '{}', 'b' || n
    from generate_series(1, 100) n, unnest(array['page_view', 'purchase']) name where name = 'page_view' or n <= 10`)
  const [arm] = (await results('big')) as { low: number; high: number }[]
  t.match(arm, { visitors: 100, orders: 10, rate: 0.1, enough: true })
  t.equal(arm?.low.toFixed(4), '0.0552')
  t.equal(arm?.high.toFixed(4), '0.1744')
})
