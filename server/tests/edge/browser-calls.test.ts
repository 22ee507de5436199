import t from 'tap'
import { AddTrackingEvents, Shell } from '#web/generated/operations.ts'
import { buildApp } from '../../bff/app.ts'
import { readEnvironment } from '../../bff/environment.ts'
import { createApiTokens } from '../../bff/security/api-token.ts'
import { testHosts, testSecrets } from '../../bff/security/testing/api-token.ts'
import { TestBrowser } from '../../bff/visitor/testing/visitor-edge.ts'

const host = 'shop.test'

const app = await buildApp(
  readEnvironment({
    UPSTREAM_URL: 'http://127.0.0.1:9',
    UPSTREAM_CLIENT_ID: 'edge',
    UPSTREAM_CLIENT_SECRET: 'a-secret-of-tests',
    EDGE_SECRETS: `2:another-secret-of-tests,${testSecrets}`,
    EDGE_HOSTS: testHosts,
    WEB_DIST: import.meta.dirname,
    LOG_LEVEL: 'silent',
  }),
  {
    buildId: 'build-of-tests',
    isCacheable: true,
    render: async () => ({ status: 503, needsOneVisitor: false, isPublic: false, tags: [], ttls: [] }),
  },
)
t.teardown(() => app.close())

const operation = { extensions: { persistedQuery: { version: 1, sha256Hash: Shell.id } }, variables: {} }
const send = (browser: TestBrowser, headers: Record<string, string> = {}) =>
  browser.send({ method: 'POST', url: '/graphql', payload: operation, headers })

t.test('T7.2 /graphql takes who has a token', async (t) => {
  const browser = new TestBrowser(app)
  const refused = await send(browser)
  t.match([refused.statusCode, refused.json()], [401, { errors: [{ extensions: { code: 'INVALID_TOKEN' } }] }])
  t.match((await send(browser, { accept: 'application/graphql-response+json' })).json(), { errors: [{}] })

  for (const method of ['GET', 'POST'] as const) {
    const answer = await browser.send({ method, url: '/api/token' })
    t.match([answer.statusCode, answer.json()], [200, { expiresIn: 840 }])
    t.match(browser.set, [{ name: 'apiToken', httpOnly: true, sameSite: 'Strict', maxAge: 840, path: '/' }])
    t.equal(answer.headers['cache-control'], 'private, no-store')
  }
  t.not((await send(browser)).statusCode, 401)
  t.not((await app.inject({ url: '/graphql?query=x', headers: { host } })).statusCode, 200, 'nor by GET')
})

t.test('T6.10 tokens run out, can’t be made up, and outlive a change of keys', async (t) => {
  const now = Date.now()
  const [old, other] = ['a-secret-of-tests', 'a-secret-of-others'].map((secret) =>
    createApiTokens([{ version: 1, secret }]),
  )
  const statusWith = async (apiToken = '') => (await send(new TestBrowser(app, { cookies: { apiToken } }))).statusCode
  t.not(await statusWith(old?.issue(now)), 401, 'by the key of before')
  t.equal(await statusWith(old?.issue(now - 900_001)), 401, 'run out')
  t.equal(await statusWith(other?.issue(now)), 401, 'by another key')
  const good = old?.issue(now) ?? ''
  for (const bad of [
    '',
    'x',
    `${good}A`,
    good.replace(/\.\d+\./, '.99999999999.'),
    good.replace('1.', '2.'),
    '1..',
    '..',
  ]) {
    t.equal(await statusWith(bad), 401, bad)
  }
})

t.test('another site’s page calls nothing in a visitor’s name', async (t) => {
  const browser = new TestBrowser(app)
  await browser.send({ url: '/api/token' })
  const elsewhere: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
  ]
  for (const headers of elsewhere) t.equal((await send(browser, headers)).statusCode, 403)
  t.not((await send(browser, { 'sec-fetch-site': 'same-origin' })).statusCode, 403)
  t.not((await send(browser, { origin: `http://${host}` })).statusCode, 403)
})

t.test('ids live on from the last visit', async (t) => {
  const cookies = { cartId: 'c', 'X-iSHOP-API-USERID': 'v' }
  const browser = new TestBrowser(app, { cookies })
  await browser.send({ url: '/api/token' })
  t.match(
    browser.set.filter(({ name }) => name !== 'apiToken'),
    [
      { name: 'X-iSHOP-API-USERID', value: 'v', maxAge: 2_592_000 },
      { name: 'cartId', value: 'c', maxAge: 2_592_000 },
    ],
  )
})

t.test('an operation that is no beacon needs a token, whatever text stands beside its hash', async (t) => {
  const tracking = { persistedQuery: { version: 1, sha256Hash: AddTrackingEvents.id } }
  const beacon = { extensions: tracking, variables: { events: [] } }
  const statusOf = async (payload: object) =>
    (await new TestBrowser(app).send({ method: 'POST', url: '/graphql', payload })).statusCode
  t.equal(await statusOf(beacon), 503, 'it is let through to the engine, which is away')
  const text = 'mutation { tracking_addEvents(events: []) { stored } }'
  for (const query of ['tracking_addEvents', text, `${text} { getStore { id } }`]) {
    t.equal(await statusOf({ ...operation, query }), 401, query)
    t.equal(await statusOf([{ ...operation, query }, beacon]), 401, 'nor beside a beacon')
  }
  const others = ['{ tracking_addEvents: getStore { id } }', `{ getStore { id } } # tracking_addEvents`]
  for (const query of others) t.equal(await statusOf({ extensions: tracking, query }), 401, query)
})
