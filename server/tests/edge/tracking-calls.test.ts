import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import t, { type Test } from 'tap'
import { AddTrackingEvents } from '#web/generated/operations.ts'
import { buildApp } from '../../bff/app.ts'
import { readEnvironment } from '../../bff/environment.ts'
import type { PageRenderer } from '../../bff/pages/render/render-page.ts'
import { testHosts, testSecrets } from '../../bff/security/testing/api-token.ts'
import { sampleEvent } from '../../shop/modules/content/tracking/testing/sample-event.ts'
import { client, filledDatabase, importing, startEngine } from '../../shop/testing/engine.ts'

const host = 'shop.test'

/** Nothing is drawn here. */
const renderer: PageRenderer = {
  buildId: 'build-of-tests',
  isCacheable: true,
  render: async () => ({ status: 503, needsOneVisitor: false, isPublic: false, tags: [], ttls: [] }),
}

const database = await filledDatabase(t, importing({}))

async function startShop(t: Test, settings: Record<string, unknown> = {}) {
  const engine = await startEngine(t, database)
  const url = await engine.app.listen({ port: 0, host: '127.0.0.1' })
  const edge = await buildApp(
    readEnvironment({
      UPSTREAM_URL: url,
      UPSTREAM_CLIENT_ID: client.id,
      UPSTREAM_CLIENT_SECRET: client.secret,
      EDGE_SECRETS: testSecrets,
      EDGE_HOSTS: testHosts,
      WEB_DIST: import.meta.dirname,
      LOG_LEVEL: 'silent',
      EDGE_HOST: '127.0.0.1',
      ...settings,
    }),
    renderer,
  )
  t.teardown(() => edge.close())
  return { engine, edge }
}

/** As navigator.sendBeacon posts it: the id of the operation, as JSON in a Blob. */
const operation = (events: object[]) => ({
  operationName: 'AddTrackingEvents',
  variables: { events },
  extensions: { persistedQuery: { version: 1, sha256Hash: AddTrackingEvents.id } },
})
const send = (edge: FastifyInstance, body: object, remoteAddress = '127.0.0.1', cookie = '') =>
  edge.inject({
    method: 'POST',
    url: '/graphql',
    headers: {
      host,
      'content-type': 'application/json',
      origin: `http://${host}`,
      'sec-fetch-mode': 'no-cors',
      ...(cookie && { cookie }),
    },
    payload: JSON.stringify(body),
    remoteAddress,
  })

async function countsOf(edge: FastifyInstance): Promise<Record<string, number>> {
  const { body } = await edge.inject({ url: '/metrics' })
  const lines = body.matchAll(/^edge_tracking_events_total\{outcome="(\w+)"\} (\d+)$/gm)
  return Object.fromEntries([...lines].map(([, outcome, count]) => [outcome, Number(count)]))
}

t.test('a beacon reaches the engine, and what became of its events is counted', async (t) => {
  const { edge } = await startShop(t)
  const twice = sampleEvent()
  const answer = await send(edge, operation([twice, sampleEvent({ name: 'unknown' }), sampleEvent()]))
  t.equal(answer.statusCode, 200)
  t.same(answer.json(), {
    data: { tracking_addEvents: { stored: 2, rejected: 1, rejections: [{ reason: 'name', count: 1 }] } },
  })
  t.match(answer.headers['cache-control'] ?? '', /^(?!.*public)/)
  t.same((await send(edge, [operation([twice])])).json(), [
    { data: { tracking_addEvents: { stored: 0, rejected: 0, rejections: [] } } },
  ])
  t.same(await countsOf(edge), { accepted: 3, rejected: 1 })
  const { body } = await edge.inject({ url: '/metrics' })
  t.match(body, 'edge_tracking_rejected_total{reason="name"} 1')

  const tooMany = await send(edge, operation(Array.from({ length: 51 }, () => sampleEvent())))
  t.match(tooMany.json(), { errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] })
  const malformed = await send(edge, operation([{ name: 'page_view' }]))
  t.match(malformed.json(), { errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] })
  t.same(await countsOf(edge), { accepted: 3, rejected: 1, failed: 52 })

  const huge = await send(edge, operation([sampleEvent({ data: [{ name: 'text', value: 'x'.repeat(300_000) }] })]))
  t.equal(huge.statusCode, 413, 'more than anybody says at once')
})

t.test('events of one address are limited before everything else is', async (t) => {
  const { edge } = await startShop(t, { GRAPHQL_REQUESTS_PER_MINUTE: 4 })
  t.equal((await send(edge, operation([sampleEvent()]))).statusCode, 200)
  t.equal((await send(edge, operation([sampleEvent()]))).statusCode, 200)
  const refused = await send(edge, operation([sampleEvent()]))
  t.equal(refused.statusCode, 429)
  t.match(refused.json(), { errors: [{ extensions: { code: 'RATE_LIMITED' } }] })
  t.equal((await send(edge, operation([sampleEvent()]), '192.0.2.7')).statusCode, 200, 'another address')
  const other = await send(edge, { extensions: { persistedQuery: { version: 1, sha256Hash: 'none' } } })
  t.not(other.statusCode, 429, 'the rest of GraphQL is still open')
  t.same(await countsOf(edge), { accepted: 3, rejected: 0, failed: 1 })
})

t.test('an engine that is away costs the events, nothing more', async (t) => {
  const { edge, engine } = await startShop(t)
  await engine.app.close()
  const answer = await send(edge, operation([sampleEvent(), sampleEvent()]))
  t.match(answer.json(), { errors: [{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }] })
  t.same(await countsOf(edge), { failed: 2 })
})

t.test('a browser that is in a test has a pseudonym with its events, others have none', async (t) => {
  const { edge } = await startShop(t)
  const [tested, other, looking] = [sampleEvent(), sampleEvent(), sampleEvent()]
  await send(edge, operation([tested]), '192.0.2.1', 'BZ_AB_seed=seed-of-lena')
  await send(edge, operation([other]))
  await send(edge, operation([looking]), '192.0.2.1', 'BZ_AB_seed=')
  const db = new pg.Client(database)
  await db.connect()
  t.teardown(() => db.end())
  const { rows } = await db.query<{ id: string; browser_key: string }>('select id, browser_key from tracking_events')
  const keyOf = ({ id }: { id: string }) => rows.find((row) => row.id === id)?.browser_key
  t.match(keyOf(tested), /^[\w-]{22}$/)
  t.notMatch(keyOf(tested), 'lena')
  t.same([keyOf(other), keyOf(looking)], ['', ''])
})
