import type { FastifyInstance } from 'fastify'
import t, { type Test } from 'tap'
import { request } from 'undici'
import { SearchSuggestions } from '#web/generated/operations.ts'
import { buildApp } from '../../bff/app.ts'
import { readEnvironment } from '../../bff/environment.ts'
import type { PageRenderer } from '../../bff/pages/render/render-page.ts'
import { testHosts, testSecrets, tokenCookie } from '../../bff/security/testing/api-token.ts'
import { startVisitorEngine } from '../../bff/visitor/testing/visitor-engine.ts'

/** Every page is the same, but for one that leads to an address as a page puts it together. */
const renderer: PageRenderer = {
  buildId: 'build-of-tests',
  isCacheable: true,
  render: async ({ href, visitor }) => {
    const stored = { needsOneVisitor: false, isPublic: true, tags: [], ttls: [60] }
    if (href.startsWith('/away')) return { status: 302, location: '/cat/1000€/ä b', ...stored }
    return { status: 200, document: { body: Buffer.from(visitor.origin), styleHashes: ['sha256-abc'] }, ...stored }
  },
}

async function startEdge(t: Test, settings: Record<string, unknown> = { EDGE_HOSTS: testHosts }) {
  const app = await buildApp(
    readEnvironment({
      UPSTREAM_URL: (await startVisitorEngine(t)).url,
      UPSTREAM_CLIENT_ID: 'edge',
      UPSTREAM_CLIENT_SECRET: 'a-secret-of-tests',
      EDGE_SECRETS: testSecrets,
      WEB_DIST: import.meta.dirname,
      LOG_LEVEL: 'silent',
      ...settings,
    }),
    renderer,
  )
  t.teardown(() => app.close())
  return app
}

const get = (app: FastifyInstance, url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { host: 'shop.test', ...headers } })

t.test('left to itself an edge answers for the stores on this machine, and for no other host', async (t) => {
  const app = await startEdge(t, {})
  const own = ['localhost:3000', 'at.localhost:3000', 'en.educational.localhost:3000', 'localhost', '127.0.0.1:3000']
  for (const host of [...own, '[::1]:3000', 'LOCALHOST:80'])
    t.equal((await get(app, '/', { host })).statusCode, 200, host)
  const others = ['shop.test', 'localhost:3001', 'evil.localhost:3000', 'localhost.:3000', '192.0.2.1:3000']
  for (const host of others) t.equal((await get(app, '/', { host })).statusCode, 421, host)
  const elsewhere = await get(app, '/', { host: 'localhost', 'x-forwarded-host': 'evil.test' })
  t.equal(elsewhere.body, 'http://localhost', 'nobody but a proxy that is trusted says another')
  for (const host of [...own, ...others])
    t.equal((await get(app, '/health/live', { host })).statusCode, 200, `${host} for those who watch`)
  for (const path of ['/health/', '/health/prod/100'])
    t.equal((await get(app, path, { host: 'evil.test' })).statusCode, 421, `${path} is no health check, but a page`)
})

t.test('a header that names no host is 400, and makes no page', async (t) => {
  const app = await startEdge(t)
  for (const host of ['..', '-', 'shop.test:99999', 'shop.test:', '[::::]', '1.2.3.999', '"><script>', 'a/b', 'a@b'])
    t.match(await get(app, '/', { host }), { statusCode: 400, headers: { 'x-cache': undefined } }, host)
  const spellings = ['shop.test', 'SHOP.test', 'shop.test:80']
  const states: unknown[] = []
  for (const host of spellings) states.push((await get(app, '/', { host })).headers['x-cache'])
  t.same(states, ['miss', 'hit', 'hit'], 'one host is one page')
})

t.test('a redirect’s Location is encoded, also from the cache', async (t) => {
  const app = await startEdge(t)
  for (const state of ['miss', 'hit']) {
    const { statusCode, headers } = await get(app, '/away?utm_source=%F0%9F%8F%AB')
    t.match([statusCode, headers.location], [302, '/cat/1000%E2%82%AC/%C3%A4%20b?utm_source=%F0%9F%8F%AB'], state)
  }
})

t.test('NUL gets no further than this', async (t) => {
  const app = await startEdge(t)
  const cookie = tokenCookie()
  const variables = { userQuery: 'a\0b' }
  const extensions = { persistedQuery: { version: 1, sha256Hash: SearchSuggestions.id } }
  const post = (payload: string, type: string, url = '/graphql') =>
    app.inject({
      method: 'POST',
      url,
      headers: { host: 'shop.test', cookie, 'content-type': type, origin: 'http://shop.test' },
      payload,
    })
  const json = 'application/json'
  const deep = `${'['.repeat(100_000)}"\\u0000"${']'.repeat(100_000)}`
  const inGet = `/graphql?${new URLSearchParams({ extensions: JSON.stringify(extensions), variables: JSON.stringify(variables) })}`
  const graphql = {
    'a variable': await post(JSON.stringify({ extensions, variables }), json),
    'a name': await post(JSON.stringify({ extensions, variables: { 'a\0': 1 } }), json),
    'deep within': await post(`{"extensions":{},"variables":{"a":${deep}}}`, json),
    'of a batch': await post(
      JSON.stringify([
        { extensions, variables: {} },
        { extensions, variables },
      ]),
      json,
    ),
    'in a GET': await get(app, inGet, { cookie }),
  }
  for (const [name, answer] of Object.entries(graphql))
    t.match([answer.statusCode, answer.json()], [400, { errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] }], name)
  const others = {
    'a form': await post('name=a%00', 'application/x-www-form-urlencoded', '/api/forms/contact/'),
    'a login': await post('{"formData":{"email":"a\\u0000"}}', json, '/api/login-action/'),
    'an address of the edge': await get(app, '/api/certificate/?a=%00'),
  }
  for (const [name, answer] of Object.entries(others)) t.equal(answer.statusCode, 400, name)
  t.equal((await get(app, '/cat/%00')).body, 'http://shop.test', 'a path is a page: the one of what is not there')
  t.equal((await get(app, '/search?q=%2500')).statusCode, 200, 'the word itself')
  t.equal((await get(app, '/search?q=a%00b')).statusCode, 200, 'a person’s address is read without it')
})

t.test('a page that deletes cookies is private; the same page is shared otherwise', async (t) => {
  const app = await startEdge(t)
  const headers = { accept: 'text/html', cookie: 'language=de-DE; X-JWT-exist=1; cartId=c' }
  const clean = { accept: 'text/html', cookie: 'language=de-DE; cartId=c' }
  for (const round of ['fresh', 'kept']) {
    const greeted = await get(app, '/', headers)
    t.match(greeted.cookies, [{ name: 'X-JWT-exist', value: '' }], round)
    t.equal(greeted.headers['cache-control'], 'private, max-age=0, must-revalidate', round)
    const { etag } = greeted.headers
    const confirmed = await get(app, '/', { ...headers, 'if-none-match': String(etag) })
    t.match([confirmed.statusCode, confirmed.headers['cache-control']], [304, /^private/], round)
    const plain = await get(app, '/', clean)
    t.match([plain.cookies, plain.headers['cache-control']], [[], 'public, max-age=0, must-revalidate'], round)
  }
  t.same((await get(app, '/assets/x.js', headers)).cookies, [], 'files are no place for cookies')
  t.match((await get(app, '/api/token', headers)).cookies, [{ name: 'X-JWT-exist', value: '' }, {}, {}])
})

t.test('S8.20 parameters that no page reads are dropped at any length', async (t) => {
  const app = await startEdge(t)
  for (const name of ['_sp', 'utm_content', 'gclid', 'fbclid', 'unheardof']) {
    const { statusCode, headers } = await get(app, `/cat/1000?p=2&${name}=${'a'.repeat(9000)}`)
    t.equal(statusCode, 200, name)
    t.equal(headers['x-cache'], name === '_sp' ? 'miss' : 'hit', `${name}: one page for all of them`)
  }
  const long = await get(app, `/away?utm_source=x&_sp=${'a'.repeat(9000)}&gclid=1`)
  t.match([long.statusCode, long.headers.location], [302, '/cat/1000%E2%82%AC/%C3%A4%20b?utm_source=x&gclid=1'])
})

t.test('S8.22 a page is requested by GET alone: anything else is 405, with a page for a person', async (t) => {
  const app = await startEdge(t)
  const send = (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, accept: string) =>
    app.inject({ method, url, headers: { host: 'shop.test', accept, 'content-type': 'text/odd' }, payload: 'x' })
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
    const page = await send(method, '/prod/100', 'text/html')
    t.match(page, { statusCode: 405, headers: { allow: 'GET, HEAD', 'content-type': /^text\/html/ } }, method)
    t.match(page.body, '<h1>Da ist etwas schiefgegangen</h1>')
    t.match(await send(method, '/', '*/*'), { statusCode: 405, headers: { 'content-type': /json/ } }, method)
  }
  t.equal((await send('POST', '/api/no-such-thing/', 'text/html')).statusCode, 404)
})

t.test('browsers find where a password is changed', async (t) => {
  const app = await startEdge(t)
  const { statusCode, headers } = await get(app, '/.well-known/change-password')
  t.match([statusCode, headers.location], [302, '/myaccount/password'])
})

t.test('who has found a weakness finds to whom to report it', async (t) => {
  const known = await get(
    await startEdge(t, { EDGE_HOSTS: testHosts, SECURITY_CONTACT: 'mailto:security@shop.test' }),
    '/.well-known/security.txt',
  )
  t.match(known, { statusCode: 200, headers: { 'content-type': 'text/plain; charset=utf-8' } })
  const [, expires = ''] = /^Expires: (\S+)$/m.exec(known.body) ?? []
  const days = (Date.parse(expires) - Date.now()) / 86_400_000
  t.ok(days > 100 && days < 365, `good for ${days} days`)
  t.match(known.body, /^Contact: mailto:security@shop\.test$/m)
  t.match(known.body, /^Canonical: http:\/\/shop\.test\/\.well-known\/security\.txt$/m)
  const without = await get(await startEdge(t), '/.well-known/security.txt')
  t.match(without.body, /^Contact: http:\/\/shop\.test\/service\/contact$/m)
})

t.test('browsers report what a policy kept from loading, and it is counted by directive', async (t) => {
  const app = await startEdge(t)
  const report = (payload: unknown, type = 'application/csp-report') =>
    app.inject({
      method: 'POST',
      url: '/api/csp-reports',
      headers: { host: 'shop.test', 'content-type': type },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    })
  const old = { 'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': 'https://evil.test/a?key=1' } }
  const list = [{ type: 'csp-violation', body: { effectiveDirective: 'script-src-elem', blockedURL: 'inline' } }]
  const invented = { 'csp-report': { 'effective-directive': 'no-such-src' } }
  for (const sent of [old, old, invented, '{', '[null, 7]', '']) t.equal((await report(sent)).statusCode, 204)
  t.equal((await report(list, 'application/reports+json')).statusCode, 204)
  const { body } = await app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })
  t.match(body, 'edge_csp_reports_total{directive="img-src"} 2')
  t.match(body, 'edge_csp_reports_total{directive="script-src-elem"} 1')
  t.match(body, 'edge_csp_reports_total{directive="other"} 1')
  t.equal((await report('x'.repeat(20_000))).statusCode, 413)
  for (let sent = 0; sent < 60; sent++) await report(old)
  t.equal((await report(old)).statusCode, 429)
})

t.test('S8.21 a request with too many cookies gets a page whose button deletes them', async (t) => {
  const app = await startEdge(t, { EDGE_HOSTS: `${testHosts},en.shop.test`, EDGE_HOST: '127.0.0.1', EDGE_PORT: 0 })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const cookiesOf = (letters: number) =>
    Array.from({ length: letters / 1000 }, (_, index) => `c${index}=${'a'.repeat(990)}`).join('; ')
  const ask = async (path: string, host: string, letters: number, accept = 'text/html') => {
    const headers = { host, accept, cookie: cookiesOf(letters) }
    const { statusCode, headers: answered, body } = await request(address + path, { headers })
    return { statusCode, headers: answered, text: await body.text() }
  }
  t.equal((await ask('/', 'shop.test', 14_000)).statusCode, 200, 'some programs’ cookies are no harm')
  for (const letters of [17_000, 33_000, 100_000]) {
    const german = await ask('/cat/1000', 'shop.test', letters)
    t.match(german, {
      statusCode: 431,
      headers: { 'content-type': /^text\/html/, 'cache-control': 'private, no-store' },
    })
    t.match(german.text, '<h1>Zu viele Cookies</h1>', `${letters} letters`)
    t.match(
      german.text,
      '<form method="post" action="/api/delete-cookies/"><button>Cookies löschen und weiter</button>',
    )
    t.notMatch(german.text, 'http-equiv="refresh"')
  }
  t.match((await ask('/', 'en.shop.test', 20_000)).text, '<button>Delete cookies and continue</button>')
  const script = await ask('/graphql', 'shop.test', 20_000, '*/*')
  t.match([script.statusCode, script.headers['content-type']], [431, /json/])

  const press = async (site: string) => {
    const headers = { host: 'shop.test', cookie: cookiesOf(33_000), 'sec-fetch-site': site }
    const {
      statusCode,
      headers: answered,
      body,
    } = await request(`${address}/api/delete-cookies/`, { method: 'POST', headers })
    await body.dump()
    return { statusCode, headers: answered }
  }
  const deleted = await press('same-origin')
  t.match(deleted, { statusCode: 303, headers: { location: '/', 'clear-site-data': '"cookies"' } })
  const ended = deleted.headers['set-cookie'] ?? []
  t.equal(ended.length, 33)
  t.equal(ended[0], 'c0=; Path=/; Max-Age=0')
  const foreign = await press('cross-site')
  t.match([foreign.statusCode, foreign.headers['clear-site-data']], [403, undefined], 'another site deletes nothing')
})
