import { PassThrough } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import t, { type Test } from 'tap'
import { testFlashes } from '../visitor/testing/seals.ts'
import type { PagesOptions } from './pages.ts'
import { type FakeRenderer, fakeRenderer, get, limitOf, page, startPages } from './testing/fake-pages.ts'
import { sampleEdge } from './testing/sample-edge.ts'

const tests = [
  {
    id: 'hero',
    trackingCode: 'T1',
    variants: [
      { id: 'a', weight: 1 },
      { id: 'b', weight: 1 },
    ],
  },
]
const requestedTests: unknown[] = []
const run = sampleEdge({
  answers: {
    getPathsWithAbTests: () => ['/test/', '/schulräume/*'],
    getActiveAbTestsByUrl: ({ url }) => {
      requestedTests.push(url)
      return tests
    },
  },
})

const start = (t: Test, renderer: FakeRenderer, options: Partial<PagesOptions> = {}) =>
  startPages(t, { renderer, run, ...options })

t.test('simultaneous requests for one page, whatever other parameters they have, share one render', async (t) => {
  const renderer = fakeRenderer()
  const { app } = await start(t, renderer)
  const answers = await Promise.all([
    get(app, '/cat/1?sort=price&p=2'),
    get(app, '/cat/1?p=2&sort=price&utm_source=mail'),
    get(app, '/cat/1?gclid=x&p=2&sort=price'),
  ])
  t.equal(renderer.rendered.length, 1)
  t.equal(renderer.rendered[0]?.href, '/cat/1?p=2&sort=price')
  for (const { statusCode, body } of answers) t.same([statusCode, body], [200, 'de /cat/1?p=2&sort=price'])
  const again = await get(app, '/cat/1?p=2&sort=price')
  t.match(again.headers, { 'x-cache': 'hit', 'cache-control': 'public, max-age=0, must-revalidate' })
  t.match(again.headers['content-security-policy'], "style-src 'self' 'sha256-abc'")
  await get(app, '/cat/1?p=3')
  t.equal(renderer.rendered.length, 2)
})

t.test('A/B tests are fetched only for pages whose path may have some', async (t) => {
  const renderer = fakeRenderer()
  renderer.answer = async ({ abAssignments }) => page(`${abAssignments.length}`)
  const { app } = await start(t, renderer)
  await get(app, '/')
  requestedTests.length = 0
  t.equal((await get(app, '/tests/')).body, '0')
  t.equal((await get(app, '/test')).body, '1', 'a slash at the end makes no difference')
  t.equal((await get(app, '/schulr%C3%A4ume/werkraum/')).body, '1', 'an address in its encoding')
  t.same(requestedTests, ['/test', '/schulr%C3%A4ume/werkraum/'])
})

t.test(
  'the first page, and the first after a purge, asks for its tests along with the paths that have any',
  async (t) => {
    const renderer = fakeRenderer()
    renderer.answer = async ({ abAssignments }) => page(`${abAssignments.length}`)
    const purged: ((tags: readonly string[]) => void)[] = []
    const { app } = await start(t, renderer, { onPurged: (listener) => void purged.push(listener) })
    requestedTests.length = 0
    t.equal((await get(app, '/tests/')).body, '0', 'which are not its own when no path says so')
    t.same(requestedTests, ['/tests/'])
    await get(app, '/tests/2/')
    t.same(requestedTests, ['/tests/'])
    for (const listener of purged) listener(['abtests'])
    t.equal((await get(app, '/test/')).body, '1')
    t.same(requestedTests, ['/tests/', '/test/'], 'once')
  },
)

t.test('store and variant make another page', async (t) => {
  const renderer = fakeRenderer()
  renderer.answer = async ({ visitor, abAssignments }) => page(`${visitor.store} ${abAssignments[0]?.variantId}`)
  const { app } = await start(t, renderer)
  t.equal((await get(app, '/test/', { cookie: 'BZ_AB_hero=a' })).body, 'de a')
  t.equal((await get(app, '/test/', { cookie: 'BZ_AB_hero=b' })).body, 'de b')
  t.equal((await get(app, '/test/', { host: 'at.localhost', cookie: 'BZ_AB_hero=a' })).body, 'at a')
  const known = await get(app, '/test/', { cookie: 'BZ_AB_hero=b' })
  t.match(known.headers, { 'x-cache': 'hit', 'cache-control': /^private/ })
  t.equal(renderer.rendered.length, 3)
  const fresh = await get(app, '/test/')
  t.match(fresh.headers['set-cookie'], /BZ_AB_hero=[ab]/, 'a new visitor keeps the variant')
  renderer.answer = async ({ visitor, abAssignments: [first] }) =>
    page(String(visitor.abVariants.hero === first?.variantId), 200)
  t.equal((await get(app, '/test/', { host: 'ch.localhost' })).body, 'true', 'which his first page’s calls go by, too')
})

t.test(
  'S4.2 a shared page holds nothing of its visitor, a private one the outcome of the visitor’s form',
  async (t) => {
    const renderer = fakeRenderer()
    renderer.answer = async ({ href, forOneVisitor }) =>
      href === '/login' && !forOneVisitor
        ? { ...page(''), needsOneVisitor: true }
        : page([forOneVisitor?.flash?.form ?? 'none', forOneVisitor?.activeList].filter(Boolean).join(' '))
    const { app } = await start(t, renderer)
    const left = { form: 'login-action', isDone: false, message: null, fieldErrors: [], values: {}, retryAfter: null }
    const cookie = `cartId=c; flash=${testFlashes.seal(left)}`
    const shared = await get(app, '/cat/1', { cookie })
    t.same([shared.body, shared.headers['set-cookie']], ['none', undefined], 'nor is what was left gone')
    t.equal(renderer.rendered.at(-1)?.visitor.identity, null)

    const own = await get(app, '/login', { cookie })
    t.match([own.body, own.headers['set-cookie']], ['login-action', /^flash=; Max-Age=0/])
    t.equal(renderer.rendered.at(-1)?.visitor.identity?.cartId, 'c')
    t.equal((await get(app, '/login', { cookie: 'flash=made-up; wishlist=%3Cb%3E' })).body, 'none')
    t.equal((await get(app, '/login', { cookie: 'wishlist=0b-1' })).body, 'none 0b-1', 'and the list he looked at last')
    t.equal((await get(app, '/cat/2', { cookie: 'wishlist=0b-1' })).body, 'none')
  },
)

t.test('encodings, validation and HEAD', async (t) => {
  const renderer = fakeRenderer()
  renderer.answer = async () => page('<p>Größe</p>'.repeat(50))
  const { app } = await start(t, renderer)
  const text = '<p>Größe</p>'.repeat(50)
  const brotli = await get(app, '/a/', { 'accept-encoding': 'gzip, br' })
  t.equal(brotli.headers['content-encoding'], 'br')
  t.equal(brotliDecompressSync(brotli.rawPayload).toString(), text)
  const gzip = await get(app, '/a/', { 'accept-encoding': 'gzip, br;q=0' })
  t.equal(gunzipSync(gzip.rawPayload).toString(), text)
  t.equal((await get(app, '/a/')).body, text)
  const etag = String(brotli.headers.etag)
  const known = await get(app, '/a/', { 'if-none-match': etag })
  t.equal(known.statusCode, 304)
  const policy = 'content-security-policy'
  t.equal(known.headers[policy], brotli.headers[policy], 'the kept page goes on under its own policy')
  t.equal((await get(app, '/a/', { 'if-none-match': 'W/"other"' })).statusCode, 200)
  const head = await app.inject({ method: 'HEAD', url: '/a/', headers: { host: 'localhost' } })
  t.same([head.statusCode, head.body, head.headers.etag], [200, '', etag])
  t.equal(renderer.rendered.length, 1)
})

t.test('a page requested again is compressed more strongly, once, with the same ETag', async (t) => {
  const renderer = fakeRenderer()
  const words = ['Schulranzen', 'Buntstifte', 'Globus', 'Wandkalender', 'Zirkel', 'Heft', 'Füller', 'Lineal']
  const item = (n: number) => `<li><a href="/prod/${n * 7919}/">${words[(n * 5) % 8]} ${words[(n * n) % 7]} ${n}</a>`
  const text = Array.from({ length: 3000 }, (_, n) => item(n)).join('')
  renderer.answer = async () => page(text)
  const { app } = await start(t, renderer)
  const ask = () => get(app, '/a/', { 'accept-encoding': 'br' })
  const first = await ask()
  const second = await ask()
  t.equal(second.rawPayload.length, first.rawPayload.length, 'it does not wait for it')
  let dense = await ask()
  while (dense.rawPayload.length === first.rawPayload.length) {
    await delay(5)
    dense = await ask()
  }
  t.ok(dense.rawPayload.length < first.rawPayload.length)
  t.equal(brotliDecompressSync(dense.rawPayload).toString(), text)
  t.equal(dense.headers.etag, first.headers.etag)
  t.equal((await ask()).rawPayload.length, dense.rawPayload.length)
  t.equal(renderer.rendered.length, 1)
})

t.test('redirects and missing pages keep their status', async (t) => {
  const renderer = fakeRenderer()
  renderer.answer = async ({ href }) =>
    href === '/old/' ? { ...page(''), document: undefined, status: 301, location: '/new/' } : page('gone', 410)
  const { app } = await start(t, renderer)
  for (const state of ['miss', 'hit']) {
    const answer = await get(app, '/old/')
    t.match(answer, { statusCode: 301, headers: { location: '/new/', 'x-cache': state } })
    t.match(await get(app, '/gone/'), { statusCode: 410, body: 'gone' })
  }
  t.equal(renderer.rendered.length, 2)
})

t.test('a failing upstream answers 503 uncached, and the last good page stands in for it', async (t) => {
  const renderer = fakeRenderer()
  const { app, cache } = await start(t, renderer)
  t.equal((await get(app, '/known/')).body, 'de /known/')
  renderer.answer = async () => page('sorry', 503)
  const failed = await get(app, '/new/')
  t.match(failed, { statusCode: 503, body: 'sorry' })
  t.match(failed.headers, { 'retry-after': /\d+/, 'cache-control': 'private, no-store', 'x-cache': 'failed' })
  await get(app, '/new/')
  t.equal(renderer.rendered.length, 3, 'asked again: the failure was not kept')
  await cache.purge(['content'])
  const stale = await get(app, '/known/')
  t.match(stale, { statusCode: 200, body: 'de /known/', headers: { 'x-cache': 'stale-on-error' } })
  renderer.answer = async () => {
    throw new Error('renderer broke')
  }
  const uncached = { 'cache-control': 'private, no-store', 'x-cache': 'failed' }
  t.match(await get(app, '/broken/'), { statusCode: 500, headers: uncached }, 'which operators see counted')
})

t.test('a change in the shop renders the page anew', async (t) => {
  const renderer = fakeRenderer()
  const { app, cache } = await start(t, renderer)
  await get(app, '/a/')
  await cache.purge(['product:1'])
  await get(app, '/a/')
  t.equal(renderer.rendered.length, 1)
  await cache.purge(['content'])
  await get(app, '/a/')
  t.equal(renderer.rendered.length, 2)
})

t.test('a purge of the stores shows a page’s new currency at once', async (t) => {
  const renderer = fakeRenderer()
  renderer.answer = async ({ site }) => ({ ...page(site.currencyCode), tags: ['stores'] })
  const now = { baseUrl: 'https://de.shop.test', currencyCode: 'EUR' }
  const listeners: ((tags: readonly string[]) => void)[] = []
  const { app, cache } = await start(t, renderer, {
    run: sampleEdge({ answers: { getStores: (_, { store }) => [{ id: store, ...now }] } }),
    onPurged: (listener) => listeners.push(listener),
  })
  t.equal((await get(app, '/a/')).body, 'EUR')
  now.currencyCode = 'CHF'
  await cache.purge(['stores'])
  for (const tell of listeners) tell(['stores'])
  t.equal((await get(app, '/a/')).body, 'CHF')
})

t.test('more than may wait are turned away at once', async (t) => {
  const renderer = fakeRenderer()
  const { promise, resolve } = Promise.withResolvers<void>()
  renderer.answer = async ({ href }) => promise.then(() => page(href))
  const { app } = await start(t, renderer, { limit: limitOf(1, 1) })
  const first = get(app, '/1/')
  const second = get(app, '/2/')
  const third = await get(app, '/3/')
  t.match(third, {
    statusCode: 503,
    headers: { 'retry-after': /^[2-4]$/, 'x-cache': 'shed', 'cache-control': 'private, no-store' },
  })
  resolve()
  t.same([(await first).body, (await second).body], ['/1/', '/2/'])
})

t.test('a private page is rendered for each visitor, streamed and not cached', async (t) => {
  const renderer = fakeRenderer()
  renderer.answer = async ({ forOneVisitor }) => {
    if (!forOneVisitor) return { ...page('refused', 401), needsOneVisitor: true }
    const body = new PassThrough()
    body.end('mine')
    return { ...page(''), document: { body, styleHashes: ['sha256-abc'] } }
  }
  const { app } = await start(t, renderer)
  const answers = await Promise.all([get(app, '/myaccount/'), get(app, '/myaccount/')])
  for (const { statusCode, body, headers } of answers) {
    t.same([statusCode, body, headers['cache-control']], [200, 'mine', 'private, no-store'])
    t.equal(headers['x-cache'], 'private')
    t.equal(
      headers['referrer-policy'],
      'strict-origin',
      'its address, with what a mail put into it, is passed on to nobody',
    )
  }
  const policies = answers.map(({ headers }) => String(headers['content-security-policy']))
  t.match(policies[0], /script-src 'self' 'nonce-[^']{24}'/)
  t.not(policies[0], policies[1], 'a nonce is used once')
  t.equal(renderer.rendered.filter(({ forOneVisitor }) => !forOneVisitor).length, 1)
  await get(app, '/myaccount/')
  t.equal(renderer.rendered.filter(({ forOneVisitor }) => !forOneVisitor).length, 1, 'the path is known now')
})

t.test('malformed addresses get the 404 page, which is rendered once', async (t) => {
  const renderer = fakeRenderer()
  renderer.answer = async ({ href }) => page(`Hier ist nichts zu finden ${href}`, 404)
  const { app } = await start(t, renderer)
  const many = Array.from({ length: 50 }, (_, index) => `filter.a${index}=1`).join('&')
  for (const url of [`/${'a'.repeat(3000)}`, `/cat/1?${many}`, '//x/', '/a%00b/', '/cat/1/index.pageContext.json'])
    t.match(
      await get(app, url),
      {
        statusCode: 404,
        body: /^Hier ist nichts/,
        headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': /./ },
      },
      url.slice(0, 20),
    )
  t.equal(renderer.rendered.length, 1)
})

t.test('missing texts of pages are reported once, however many pages lack them', async (t) => {
  const renderer = fakeRenderer()
  renderer.answer = async ({ href, onMissing }) => {
    onMissing('text shell.search')
    return page(href)
  }
  const missing: string[] = []
  const { app } = await start(t, renderer, { onMissing: (what) => missing.push(what) })
  await get(app, '/a/')
  await get(app, '/b/')
  t.same(missing, ['text shell.search'])
})
