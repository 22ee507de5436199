import t, { type Test } from 'tap'
import { errorCatalogue } from '#contract/errors.ts'
import { CustomerInfo } from '#web/generated/operations.ts'
import { buildApp } from '../../bff/app.ts'
import { readEnvironment } from '../../bff/environment.ts'
import { testHosts, testSecrets, tokenCookie } from '../../bff/security/testing/api-token.ts'
import { TestBrowser } from '../../bff/visitor/testing/visitor-edge.ts'
import { client, filledDatabase, importing, startEngine } from '../../shop/testing/engine.ts'

const database = await filledDatabase(t, importing({}))

async function start(t: Test, FAULTS: 'on' | 'off') {
  const engine = await startEngine(t, database, { FAULTS })
  const url = await engine.app.listen({ port: 0, host: '127.0.0.1' })
  const app = await buildApp(
    readEnvironment({
      UPSTREAM_URL: url,
      UPSTREAM_CLIENT_ID: client.id,
      UPSTREAM_CLIENT_SECRET: client.secret,
      EDGE_SECRETS: testSecrets,
      EDGE_HOSTS: testHosts,
      WEB_DIST: import.meta.dirname,
      LOG_LEVEL: 'silent',
      FAULTS,
    }),
    {
      buildId: 'build-of-tests',
      isCacheable: true,
      render: async () => ({ status: 503, needsOneVisitor: false, isPublic: false, tags: [], ttls: [] }),
    },
  )
  t.teardown(() => app.close())
  const ask = async (fault: string) => {
    const browser = new TestBrowser(app, { cookies: { apiToken: tokenCookie().slice('apiToken='.length), fault } })
    const { errors } = await browser.graphql({
      variables: { url: '/' },
      extensions: { persistedQuery: { version: 1, sha256Hash: CustomerInfo.id } },
    })
    return (errors?.[0]?.extensions?.code as string | undefined) ?? 'fine'
  }
  return { ask }
}

t.test('a browser requests failures by kind and number', async (t) => {
  const { ask } = await start(t, 'on')
  t.same(
    [await ask('a.getCustomerInfo.NOT_FOUND.2'), await ask('a.getCustomerInfo.NOT_FOUND.2')],
    ['NOT_FOUND', 'NOT_FOUND'],
  )
  t.equal(await ask('a.getCustomerInfo.NOT_FOUND.2'), 'fine')
  t.equal(await ask('b.getCustomerInfo.NOT_FOUND.1'), 'NOT_FOUND', 'whoever has another id has other counts')
  t.equal(await ask('a.getStore.NOT_FOUND.1'), 'fine')
  t.equal(await ask('c.getStore.NOT_FOUND.1|d.getCustomerInfo.RATE_LIMITED.1'), 'RATE_LIMITED')
  for (const odd of ['', 'x', 'a.getCustomerInfo.NONSENSE.1', 'a.getCustomerInfo.NOT_FOUND.0', 'e'.repeat(2000)]) {
    t.equal(await ask(odd), 'fine', odd.slice(0, 40))
  }
})

t.test('each code of the catalogue can be ordered', async (t) => {
  const { ask } = await start(t, 'on')
  const recovered = ['USER_REQUIRED', 'CART_NOT_FOUND', 'USER_TOKEN_INVALID', 'INVALID_TOKEN']
  for (const code of Object.keys(errorCatalogue)) {
    const wanted = recovered.includes(code) ? 'fine' : code
    t.equal(await ask(`once.getCustomerInfo.${code}.1`), wanted, code)
    // Tokens of the edge that are always refused are no concern of the browser, which would ask for one of its own.
    const inTheEnd = code === 'INVALID_TOKEN' ? 'UPSTREAM_UNAVAILABLE' : code
    if (recovered.includes(code))
      t.equal(await ask(`more.getCustomerInfo.${code}.2`), inTheEnd, `${code} again and again`)
  }
})

t.test('injected failures without a code answer as INTERNAL or UPSTREAM_UNAVAILABLE', async (t) => {
  const { ask } = await start(t, 'on')
  t.equal(await ask('a.getCustomerInfo.UNEXPECTED.1'), 'INTERNAL')
  t.equal(await ask('a.getCustomerInfo.NO_JSON.1'), 'UPSTREAM_UNAVAILABLE')
  t.equal(await ask('a.getCustomerInfo.DROPPED.1'), 'fine', 'a query is sent once more')
  t.equal(await ask('b.getCustomerInfo.DROPPED.2'), 'UPSTREAM_UNAVAILABLE')
  t.same(await Promise.all(['TIMEOUT', 'LATE'].map((fault) => ask(`a.getCustomerInfo.${fault}.1`))), [
    'UPSTREAM_UNAVAILABLE',
    'UPSTREAM_UNAVAILABLE',
  ])
})

t.test('nothing of it where it is not switched on', async (t) => {
  const { ask } = await start(t, 'off')
  t.equal(await ask('a.getCustomerInfo.NOT_FOUND.1'), 'fine')
  t.equal(readEnvironment({ ...required, FAULTS: undefined }).hasFaults, false)
})

const required = {
  UPSTREAM_CLIENT_ID: 'edge',
  UPSTREAM_CLIENT_SECRET: 'a-secret-of-tests',
  EDGE_SECRETS: testSecrets,
  EDGE_HOSTS: testHosts,
}
