import { hash } from 'node:crypto'
import t, { type Test } from 'tap'
import { createSeals } from '#lib/seals.ts'
import { startRedis } from '#lib/testing/redis.ts'
import { Texts } from '#web/generated/operations.ts'
import { buildApp } from '../../bff/app.ts'
import { readEnvironment } from '../../bff/environment.ts'
import { PagePieces } from '../../bff/pages/render/page-pieces.ts'
import type { PageRenderer } from '../../bff/pages/render/render-page.ts'
import { testHosts, testSecrets, tokenCookie } from '../../bff/security/testing/api-token.ts'
import { testSeals } from '../../bff/visitor/testing/seals.ts'
import { TestBrowser } from '../../bff/visitor/testing/visitor-edge.ts'
import { startVisitorEngine, type VisitorEngine } from '../../bff/visitor/testing/visitor-engine.ts'

const host = 'educational.shop.test'
const minute = 60_000

const nameOf = (text: string) => hash('sha256', text, 'base64url').slice(0, 22)

/** A page shows what its operation gives, or the login gate. */
const renderer: PageRenderer = {
  buildId: 'build-of-tests',
  isCacheable: true,
  render: async ({ visitor, run }) => {
    const { json, tags, ttl, isPublic, errors } = await run(Texts, { prefixes: ['a'] }, visitor)
    const isLoginGate = errors?.some(({ extensions }) => extensions?.code === 'LOGIN_REQUIRED')
    if (errors?.length && !isLoginGate)
      return { status: 503, needsOneVisitor: false, isPublic: false, tags: [], ttls: [] }
    const text = isLoginGate ? 'the login gate' : json
    const data = { name: nameOf(text), body: new PagePieces([text]) }
    const document = { body: Buffer.from(text), styleHashes: ['sha256-abc'], data }
    return { status: 200, document, needsOneVisitor: false, isPublic, tags, ttls: [ttl] }
  },
}

async function startEdge(t: Test, engine: VisitorEngine, settings: object = {}) {
  const app = await buildApp(
    readEnvironment({
      UPSTREAM_URL: engine.url,
      UPSTREAM_CLIENT_ID: 'edge',
      UPSTREAM_CLIENT_SECRET: 'a-secret-of-tests',
      EDGE_SECRETS: testSecrets,
      EDGE_HOSTS: testHosts,
      WEB_DIST: import.meta.dirname,
      LOG_LEVEL: 'silent',
      ...settings,
    }),
    renderer,
  )
  t.teardown(() => app.close())
  return app
}

const cookiesOf = (token: string, rest: object = {}) => ({
  'X-JWT': testSeals.seal({
    store: 'b2b',
    token,
    tokenStarts: Date.now(),
    tokenEnds: Date.now() + 60 * minute,
    isGuest: false,
    userId: null,
    isRemembered: false,
    ...rest,
  }),
  'X-JWT-exist': '1',
})

type Edge = Awaited<ReturnType<typeof startEdge>>

function browsersOf(app: Edge, engine: VisitorEngine) {
  const { token } = engine.session()
  const apiToken = tokenCookie().slice('apiToken='.length)
  const member = new TestBrowser(app, { host, cookies: { apiToken, ...cookiesOf(token) } })
  const stranger = new TestBrowser(app, { host, cookies: { apiToken } })
  return { token, member, stranger }
}

const page = async (browser: TestBrowser, url = '/cat/1') =>
  (await browser.send({ url, headers: { accept: 'text/html', 'accept-encoding': 'identity' } })).body

const requested = (browser: TestBrowser) =>
  browser.graphql({
    variables: { prefixes: ['a'] },
    extensions: { persistedQuery: { version: 1, sha256Hash: Texts.id } },
  })

async function expectApart(t: Test, { member, stranger }: { member: TestBrowser; stranger: TestBrowser }) {
  t.match(await page(member), /of members/)
  t.equal(await page(stranger), 'the login gate')
  t.match(await requested(member), { data: { getTranslationsByPrefix: [{ value: 'of members' }] } })
  t.match(await requested(stranger), { errors: [{ extensions: { code: 'LOGIN_REQUIRED' } }] })
}

async function untilRedisIsUp(app: Edge) {
  const isUp = async () => (await app.inject('/health/ready')).json().dependencies.redis.state === 'up'
  while (!(await isUp())) await new Promise((resolve) => setTimeout(resolve, 10))
}

t.test('members and strangers of the business store share nothing', async (t) => {
  const engine = await startVisitorEngine(t)
  const app = await startEdge(t, engine)
  const { member, stranger, token } = browsersOf(app, engine)
  for (let times = 0; times < 3; times++) await expectApart(t, { member, stranger })
  const calls = engine.heard.filter(({ field }) => field === 'getTranslationsByPrefix')
  t.same(
    calls,
    [{ field: 'getTranslationsByPrefix', userToken: token }, { field: 'getTranslationsByPrefix' }],
    'each asked for once: with the member’s token and nothing else, and with nothing',
  )
  t.equal(engine.heard.filter(({ field }) => field === 'getSession').length, 1)

  const answer = await member.send({ url: '/cat/1', headers: { accept: 'text/html' } })
  t.match(answer.headers['cache-control'], /^private/)

  const data = { url: `/cat/1?page-data=${nameOf(await page(member))}`, headers: { 'accept-encoding': 'identity' } }
  t.match(await member.send(data), { statusCode: 200, body: /of members/, headers: { 'cache-control': /^private/ } })
  t.match(await stranger.send(data), { statusCode: 404, body: /No data/ })

  const consumer = new TestBrowser(app, { cookies: Object.fromEntries(member.cookies) })
  t.match(await page(consumer), /of all/, 'elsewhere all are alike')
  t.equal(engine.heard.at(-1)?.userToken, undefined)
})

t.test('the other way round, and what is stale', async (t) => {
  const engine = await startVisitorEngine(t)
  const app = await startEdge(t, engine)
  const { member, stranger } = browsersOf(app, engine)
  await page(stranger)
  await expectApart(t, { member, stranger })

  engine.faults.set('getTranslationsByPrefix', () => {
    throw new Error('broken')
  })
  engine.faults.set('getSession', () => {
    throw new Error('broken')
  })
  await expectApart(t, { member, stranger })
})

/** Times that two edges with a Redis between them ask the engine for the texts, of a member and of a stranger. */
async function callsOfTwoEdges(t: Test): Promise<number> {
  const redis = await startRedis(t)
  const engine = await startVisitorEngine(t)
  const settings = { REDIS_URL: redis.url }
  const [one, other] = [await startEdge(t, engine, settings), await startEdge(t, engine, settings)]
  for (const app of [one, other]) await untilRedisIsUp(app)
  await expectApart(t, browsersOf(one, engine))
  await expectApart(t, browsersOf(other, engine))
  return engine.heard.filter(({ field }) => field === 'getTranslationsByPrefix').length
}

t.test('two edges share members’ answers through Redis', async (t) => {
  let calls = 0
  // An edge that Redis answers late, as on a busy machine, asks by itself.
  for (let tries = 0; tries < 5 && calls !== 2; tries++) calls = await callsOfTwoEdges(t)
  t.equal(calls, 2, 'what one edge has, the other takes over')
})

t.test('a logged-out member is a stranger at once', async (t) => {
  const engine = await startVisitorEngine(t)
  const app = await startEdge(t, engine)
  const { member, token } = browsersOf(app, engine)
  t.match(await page(member), /of members/)
  const copy = new TestBrowser(app, { host, cookies: Object.fromEntries(member.cookies) })
  await member.send({ method: 'POST', url: '/api/logout-action/', headers: { origin: `http://${host}` }, payload: {} })
  t.equal(await page(member), 'the login gate')
  t.equal(await page(copy), 'the login gate', 'a copy of the cookie is worth nothing')
  t.same([...copy.cookies.keys()], ['apiToken', 'language', 'securityLogout'])
  t.equal(engine.tokens.get(token), 'revoked')

  const expired = browsersOf(app, engine)
  engine.tokens.set(expired.token, 'expired')
  t.equal(await page(expired.member), 'the login gate')
  t.equal(expired.member.cookies.get('sessionExpired'), '1', 'the page says so')
})

t.test('the engine’s word counts for a minute, and its refusal at once', async (t) => {
  const engine = await startVisitorEngine(t)
  const app = await startEdge(t, engine)
  const { member, token } = browsersOf(app, engine)
  t.match(await page(member), /of members/)
  engine.tokens.set(token, 'revoked')
  await member.send({ url: '/another', headers: { accept: 'text/html' } })
  t.match(await page(member), /of members/, 'from the cache')
  const other = { variables: { prefixes: ['b'] }, extensions: { persistedQuery: { version: 1, sha256Hash: Texts.id } } }
  t.match(await member.graphql(other), { errors: [{ extensions: { code: 'USER_TOKEN_REVOKED' } }] })
  t.equal(await page(member), 'the login gate')
})

t.test('T6.4 guests and made-up sessions are strangers', async (t) => {
  const engine = await startVisitorEngine(t)
  const app = await startEdge(t, engine)
  const { token } = engine.session()
  for (const cookies of [cookiesOf(token, { isGuest: true }), { 'X-JWT': token }, cookiesOf('none'), {}]) {
    t.equal(await page(new TestBrowser(app, { host, cookies })), 'the login gate')
  }
})

t.test('ten at once ask the engine once', async (t) => {
  const engine = await startVisitorEngine(t)
  const app = await startEdge(t, engine)
  const { token } = engine.session()
  const browsers = Array.from({ length: 10 }, () => new TestBrowser(app, { host, cookies: cookiesOf(token) }))
  await Promise.all(browsers.map((browser) => page(browser)))
  t.equal(engine.heard.filter(({ field }) => field === 'getSession').length, 1)
})

/** Makes the engine fail for calls about sessions; other calls stay as they are. */
function silence(engine: VisitorEngine): void {
  engine.faults.set('getSession', () => {
    throw new Error('broken')
  })
}

t.test('a session that can’t be confirmed opens nothing, and is not refused either', async (t) => {
  const engine = await startVisitorEngine(t)
  const app = await startEdge(t, engine)
  const { member, stranger } = browsersOf(app, engine)
  await expectApart(t, { member, stranger })
  silence(engine)
  const { member: other } = browsersOf(app, engine)
  const before = [...other.cookies]

  const refused = await other.send({ url: '/cat/1', headers: { accept: 'text/html' } })
  t.match(refused, { statusCode: 503, headers: { 'retry-after': /^\d+$/, 'cache-control': 'private, no-store' } })
  t.notMatch(refused.body, /of members|the login gate/)
  const operation = {
    variables: { prefixes: ['a'] },
    extensions: { persistedQuery: { version: 1, sha256Hash: Texts.id } },
  }
  const unanswered = await other.send({ method: 'POST', url: '/graphql', payload: operation })
  t.match(unanswered, { statusCode: 503, headers: { 'retry-after': /^\d+$/ } })
  t.match(unanswered.json(), { errors: [{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }] })
  t.same(
    before.filter(([name, value]) => other.cookies.get(name) !== value),
    [],
    'nobody is logged out by an outage',
  )

  await expectApart(t, { member, stranger })
  engine.faults.clear()
  await expectApart(t, { member: other, stranger })
})

t.test('a session is good in its own realm, whether or not the engine can be asked', async (t) => {
  const engine = await startVisitorEngine(t)
  const app = await startEdge(t, engine)
  await expectApart(t, browsersOf(app, engine))
  const { token } = engine.session()
  const { store: _, ...unplaced } = testSeals.open(cookiesOf(token)['X-JWT'], 'b2b') ?? { store: 'b2b' }
  const sealedBefore = createSeals([{ version: 1, secret: 'a-secret-of-tests' }], 'session').seal(unplaced)
  const sessions = {
    'of a consumer store': cookiesOf(token, { store: 'at' })['X-JWT'],
    'sealed before stores were sealed in': sealedBefore,
  }
  for (const isAway of [false, true]) {
    if (isAway) silence(engine)
    for (const [what, session] of Object.entries(sessions)) {
      const browser = new TestBrowser(app, { host, cookies: { 'X-JWT': session, 'X-JWT-exist': '1' } })
      t.equal(await page(browser), 'the login gate', what)
      t.same([...browser.cookies.keys()], ['language'], 'nor does the page greet anybody')
    }
  }
  const elsewhere = new TestBrowser(app, { cookies: cookiesOf(token) })
  await page(elsewhere)
  t.same([...elsewhere.cookies.keys()], ['language'], 'the other way round as well')
})
