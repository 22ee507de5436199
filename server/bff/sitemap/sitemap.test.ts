import { gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import fp from 'fastify-plugin'
import t, { type Test } from 'tap'
import { Site, SitemapEntries, SitemapParts } from '#web/generated/operations.ts'
import type { EdgeRun } from '../graphql/edge-run.ts'
import { runOf } from '../graphql/testing/run-of.ts'
import rateLimits from '../security/rate-limits.ts'
import sitemap from './sitemap.ts'
import { sitemapFile } from './sitemap-xml.ts'

const lastModified = '2026-11-20T10:00:00Z'
const entry = (path: string, image: string | null = null) => ({ path, lastModified, image })
const ok = (data: object) => ({ json: '', data, tags: [], ttl: 60, isPublic: true })
const failed = { json: '', data: null, errors: [{ message: 'down' }], tags: [], ttl: 0, isPublic: false }

async function edge(t: Test, run: EdgeRun, visitor: object = { store: 'de', language: 'de-DE' }) {
  const app = Fastify()
  const visitors = fp(
    async (scope) => {
      scope.decorateRequest('visitor')
      scope.addHook('onRequest', async (request) => Object.assign(request, { visitor }))
    },
    { name: 'visitor' },
  )
  await app.register(visitors)
  await app.register(rateLimits, { redis: null, requestsPerMinute: 600 })
  await app.register(sitemap, { run, filesPerMinute: 4 })
  t.teardown(() => app.close())
  return app
}

/** Two pages of products, the second asked for by the key that the first gave. */
const run = runOf(async (id, variables) => {
  if (id === Site.id) return ok({ getStore: { id: 'de', baseUrl: 'https://shop.example/', currencyCode: 'EUR' } })
  if (id === SitemapParts.id) {
    return ok({ getSitemapParts: [{ kind: 'product', part: 1, lastModified }] })
  }
  if (id !== SitemapEntries.id || variables.part !== 1) return ok({ getSitemapEntries: { entries: [], next: null } })
  return ok({
    getSitemapEntries:
      variables.after === '1'
        ? { entries: [entry('/prod/2')], next: null }
        : { entries: [entry('/prod/1?a=1&b=<2>', '/media/ab/x.jpg')], next: '1' },
  })
})

t.test('every address is the store’s own and absolute', async (t) => {
  const app = await edge(t, run)
  const robots = await app.inject('/robots.txt')
  t.match(robots.body, /^Sitemap: https:\/\/shop\.example\/sitemap\.xml$/m)
  for (const path of ['/myaccount', '/checkout', '/api/']) t.match(robots.body, `Disallow: ${path}\n`)
  for (const path of ['/search', '/rating', '/login'])
    t.notMatch(robots.body, `Disallow: ${path}`, 'its noindex is to be read')
  const index = await app.inject('/sitemap.xml')
  t.match(index.headers, { 'content-type': /application\/xml/, 'cache-control': 'public, max-age=3600' })
  t.match(index.body, '<loc>https://shop.example/sitemaps/product-1.xml</loc><lastmod>2026-11-20T10:00:00Z</lastmod>')
  const { body } = await app.inject('/sitemaps/product-1.xml')
  t.same(
    [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url),
    ['https://shop.example/prod/1?a=1&amp;b=&lt;2&gt;', 'https://shop.example/prod/2'],
  )
  t.match(body, '<image:loc>https://shop.example/media/ab/x.jpg</image:loc>')
  t.match(body, /<\/urlset>\n$/)
  const packed = await app.inject({ url: '/sitemaps/product-1.xml', headers: { 'accept-encoding': 'gzip' } })
  t.equal(gunzipSync(packed.rawPayload).toString(), body)
})

t.test('English has a host of its own', async (t) => {
  const app = await edge(t, run, { store: 'b2b', language: 'en-DE' })
  const robots = (await app.inject('/robots.txt')).body
  t.match(robots, 'Sitemap: https://en.shop.example/sitemap.xml')
  t.match(robots, 'Allow: /service/\n')
  t.match(robots, /^Disallow: \/$/m, 'the rest is for customers')
})

t.test('unknown sitemap files answer 404, and 503 while the engine is down', async (t) => {
  const app = await edge(t, run)
  for (const file of [
    'product-2.xml',
    'product-0.xml',
    'product-1',
    'other-1.xml',
    'product-999999.xml',
    '..%2Fx.xml',
  ]) {
    t.equal((await app.inject(`/sitemaps/${file}`)).statusCode, 404, file)
  }
  const down = await edge(t, async () => failed)
  for (const path of ['/robots.txt', '/sitemap.xml', '/sitemaps/page-1.xml']) {
    const answer = await down.inject(path)
    t.match(answer, { statusCode: 503, headers: { 'retry-after': '5', 'cache-control': 'private, no-store' } }, path)
  }
})

t.test('a malformed address of a store is reported as an error of the engine', async (t) => {
  for (const baseUrl of ['', 'shop.example', 'javascript:alert(1)']) {
    const odd = runOf(async (id, variables, visitor) =>
      id === Site.id
        ? ok({ getStore: { id: 'de', baseUrl, currencyCode: 'EUR' } })
        : run({ id, name: '' }, variables, visitor),
    )
    const app = await edge(t, odd)
    for (const path of ['/robots.txt', '/sitemap.xml', '/sitemaps/product-1.xml']) {
      t.match(await app.inject(path), { statusCode: 503, headers: { 'retry-after': '5' } }, `${path} ${baseUrl}`)
    }
  }
})

t.test('files are long, so one address gets so many a minute', async (t) => {
  const app = await edge(t, run)
  const ask = (remoteAddress: string) => app.inject({ url: '/sitemaps/product-1.xml', remoteAddress })
  for (let file = 0; file < 4; file++) t.equal((await ask('192.0.2.1')).statusCode, 200)
  const refused = await ask('192.0.2.1')
  t.match(refused, { statusCode: 429, headers: { 'retry-after': /^\d+$/, 'cache-control': 'no-store' } })
  t.equal((await ask('192.0.2.2')).statusCode, 200)
})

t.test('a sitemap’s pages are requested one after the other, and a partial file is an error', async (t) => {
  let requested = 0
  const more = async () => {
    requested += 1
    if (requested === 2) throw new Error('gone')
    return { entries: [entry('/b')], next: 'b' }
  }
  const file = sitemapFile({ entries: [entry('/a')], next: 'a' }, more, 'https://shop.example')
  await file.next()
  await file.next()
  t.equal(requested, 0)
  await file.next()
  t.equal(requested, 1)
  await t.rejects(file.next(), /gone/)
})
