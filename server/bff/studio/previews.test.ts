import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import t, { type Test } from 'tap'
import type { Preview } from '#contract/preview.ts'
import { AdaptiveLimit } from '#lib/adaptive-limit.ts'
import { SwrCache } from '../cache/swr-cache.ts'
import pages from '../pages/pages.ts'
import type { PageRenderer, RenderInput, RenderResult } from '../pages/render/render-page.ts'
import { createShopNames } from '../pages/shop-names.ts'
import { sampleEdge } from '../pages/testing/sample-edge.ts'
import securityHeaders from '../security/headers.ts'
import rateLimits from '../security/rate-limits.ts'
import { createPreviewSeals } from '../visitor/preview-seals.ts'
import { testSeals } from '../visitor/testing/seals.ts'
import visitor from '../visitor/visitor-plugin.ts'
import previewRoutes from './preview-routes.ts'
import previews from './previews.ts'

const seals = createPreviewSeals([{ version: 1, secret: 'a-secret-of-tests' }])

const preview: Preview = {
  by: 'session',
  id: 's1',
  mode: 'edit',
  drafts: true,
  at: null,
  segments: null,
  tests: { hero: 'b' },
  customer: null,
}
const soon = () => Date.now() + 60_000
const tests = [
  {
    id: 'hero',
    trackingCode: 'T1',
    variants: [
      { id: 'a', weight: 1 },
      { id: 'b', weight: 0 },
    ],
  },
]

const sharedLink = { preview: { ...preview, by: 'link', mode: 'look' }, path: '/a/', ends: soon() } as const

async function start(t: Test, isOpen = async () => true, answer?: RenderResult) {
  const rendered: RenderInput[] = []
  const renderer: PageRenderer = {
    buildId: 'build',
    isCacheable: true,
    render: async (input) => {
      rendered.push(input)
      if (answer) return answer
      const body = Buffer.from(`${input.visitor.preview ? 'draft' : 'public'} ${input.abAssignments[0]?.variantId}`)
      const document = { body, styleHashes: ['sha256-abc'] }
      return { status: 200, document, needsOneVisitor: false, isPublic: true, tags: ['content'], ttls: [60] }
    },
  }
  const run = sampleEdge({ answers: { getPathsWithAbTests: () => ['/*'], getActiveAbTestsByUrl: () => tests } })
  const app = Fastify()
  const cache = new SwrCache({ namespace: 'pages', shared: null, log: app.log })
  await app.register(securityHeaders, { hasSecureSubdomains: false })
  await app.register(cookie)
  await app.register(visitor, { seals: testSeals, previews: seals })
  await app.register(rateLimits, { redis: null, requestsPerMinute: 1000 })
  const open = async (token: string) => (token === 'known' ? sharedLink : null)
  await app.register(previews, { seals, links: { isOpen, open }, names: createShopNames() })
  const editorOf = async ({ headers }: { headers: { cookie?: string } }) =>
    headers.cookie === 'studio=open' ? { sessionId: 's1' } : null
  await app.register(previewRoutes, { seals, editorOf })
  app.post('/api/order', async () => 'taken')
  const limit = new AdaptiveLimit({ min: 1, max: 4, queue: 8, maxWaitMs: 60_000 })
  await app.register(pages, { renderer, cache, run, limit })
  t.teardown(() => app.close())
  const get = (url: string, sealed?: string) =>
    app.inject({ url, headers: { host: 'localhost', ...(sealed && { cookie: `preview=${sealed}` }) } })
  return { app, rendered, get }
}

t.test(
  'E4.19 S2.33 S7.22 a page in the studio’s frame runs no script, shows its scenario and is not cached',
  async (t) => {
    const { get, rendered } = await start(t)
    const sealed = seals.seal(preview, 'de', soon())
    for (const _ of [1, 2]) {
      const answer = await get(`/a/?preview=${sealed}`)
      t.match(answer, { statusCode: 200, body: 'draft b' })
      t.match(answer.headers, {
        'cache-control': 'private, no-store',
        'x-frame-options': 'SAMEORIGIN',
        'x-robots-tag': 'noindex, nofollow',
        'referrer-policy': 'no-referrer',
      })
      const policy = String(answer.headers['content-security-policy'])
      t.match(policy, "script-src 'none';")
      t.match(policy, "frame-ancestors 'self'")
      t.equal(answer.headers.etag, undefined)
      t.notMatch(String(answer.headers['set-cookie']), 'BZ_AB', 'its variants are not those of the browser')
    }
    t.equal(rendered.length, 2, 'drawn each time')
    t.equal(rendered[0]?.href, '/a/', 'no page knows the seal')
    const open = await get('/a/')
    t.match(open, { body: 'public a', headers: { 'x-frame-options': 'DENY' } })
    t.match(open.headers['content-security-policy'], /script-src 'self'.*frame-ancestors 'none'/)
  },
)

t.test('E4.32 a redirect in the frame is announced, and visitors of a preview follow it', async (t) => {
  const { get } = await start(t, undefined, {
    status: 301,
    location: '/new/',
    needsOneVisitor: false,
    isPublic: true,
    tags: [],
    ttls: [],
  })
  const answer = await get(`/a/?preview=${seals.seal(preview, 'de', soon())}`)
  t.match(answer, { statusCode: 301, body: '<body data-leads-to="/new/">' })
  t.equal(answer.headers.location, undefined)
  t.match(answer.headers['content-security-policy'], "frame-ancestors 'self'")
  t.match(await get('/a/', seals.seal({ ...preview, mode: 'look' }, 'de', soon())), {
    statusCode: 301,
    headers: { location: '/new/' },
  })
})

t.test('E4.20 an invalid, expired or foreign preview seal is refused with 403', async (t) => {
  const { get, rendered } = await start(t)
  for (const sealed of [
    'made-up',
    seals.seal(preview, 'at', soon()),
    seals.seal(preview, 'de', Date.now() - 1),
    seals.seal({ ...preview, mode: 'look' }, 'de', soon()),
  ]) {
    t.match(await get(`/a/?preview=${sealed}`), { statusCode: 403, headers: { 'cache-control': 'private, no-store' } })
  }
  t.equal(rendered.length, 0)
  t.match(await get('/a/', 'made-up'), { statusCode: 200, body: 'public a' }, 'an old cookie leaves the shop as it is')
  t.match(await get('/a/', seals.seal(preview, 'de', soon())), { body: 'public a' }, 'nor is a frame’s seal one')
})

t.test('looking: a link sets the cookie, pages have their scripts, and the bar’s form ends it', async (t) => {
  const { app, get } = await start(t)
  const began = Date.now()
  const sealed = seals.seal({ ...preview, mode: 'look' }, 'de', soon())
  const led = await get(`/studio/look/${sealed}?to=/a/?p=2`)
  t.match(led, { statusCode: 303, headers: { location: '/a/?p=2', 'cache-control': 'private, no-store' } })
  const given = String(led.headers['set-cookie'])
  const age = Number(/preview=[\w-]+; Max-Age=(\d+); Path=\/; HttpOnly; SameSite=Lax/.exec(given)?.[1])
  t.ok(age <= 60 && age >= 60 - (Date.now() - began) / 1000, 'the cookie ends with the seal')
  t.match(await get(`/studio/look/${sealed}?to=//evil.example`), { headers: { location: '/' } })
  t.match(await get('/studio/look/made-up'), { statusCode: 410 })

  const looked = await get('/a/', sealed)
  t.match(looked, { body: 'draft b', headers: { 'cache-control': 'private, no-store' } })
  t.match(looked.headers['content-security-policy'], "script-src 'self' 'nonce-")

  const post = (url: string, payload = '') =>
    app.inject({
      method: 'POST',
      url,
      payload,
      headers: {
        host: 'localhost',
        cookie: `preview=${sealed}`,
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/x-www-form-urlencoded',
      },
    })
  t.match(await post('/api/order'), { statusCode: 403 }, 'nothing is changed')
  const ended = await post('/studio/look/end', 'return=/a/')
  t.match(ended, { statusCode: 303, headers: { location: '/a/', 'set-cookie': /^preview=; Max-Age=0/ } })
})

t.test('a shared link that is revoked shows nothing any more', async (t) => {
  let isOpen = true
  const { app, get } = await start(t, async () => isOpen)
  const sealed = seals.seal({ ...preview, by: 'link', mode: 'look' }, 'de', soon())
  t.match(await get('/a/', sealed), { body: 'draft b' })
  isOpen = false
  const called = await app.inject({
    url: '/a/',
    headers: { host: 'localhost', accept: '*/*', cookie: `preview=${sealed}` },
  })
  t.match(called, { statusCode: 410 })
  t.notOk(called.headers['set-cookie'], 'a call of an open page leaves it to the next page to say so')
  t.match(await get('/a/', sealed), { statusCode: 410, headers: { 'set-cookie': /^preview=; Max-Age=0/ } })
  t.match(await get(`/studio/look/${sealed}`), { statusCode: 410 })
  t.match(await get('/a/'), { body: 'public a' })
})

t.test('a preview ends with its editor’s session, and the frame makes the studio renew it', async (t) => {
  let isOpen = true
  const { app, get } = await start(t, async () => isOpen)
  const frame = seals.seal(preview, 'de', soon())
  const look = seals.seal({ ...preview, mode: 'look' }, 'de', soon())
  t.match(await get(`/a/?preview=${frame}`), { body: 'draft b' })
  t.match(await get('/a/', look), { body: 'draft b' })
  isOpen = false
  t.match(await get(`/a/?preview=${frame}`), { statusCode: 403, headers: { 'cache-control': 'private, no-store' } })
  t.match(await get('/a/', look), { statusCode: 410, headers: { 'set-cookie': /^preview=; Max-Age=0/ } })
  t.match(await app.inject({ url: `/studio/look/${look}`, headers: { host: 'localhost' } }), { statusCode: 410 })
})

t.test('one network may open 60 shared links a minute', async (t) => {
  const { get } = await start(t)
  for (let opened = 0; opened < 60; opened += 1) {
    const { statusCode } = await get(`/studio/shared/${opened % 2 ? 'known' : 'made-up'}`)
    if (statusCode !== (opened % 2 ? 303 : 410)) t.fail(`${opened}: ${statusCode}`)
  }
  const refused = await get('/studio/shared/known')
  t.match(refused, { statusCode: 429, headers: { 'cache-control': 'private, no-store' } })
  t.ok(Number(refused.headers['retry-after']) > 0)
})

t.test('E7.3 the edge seals for editors alone, in their own store', async (t) => {
  const { app, get } = await start(t)
  const { by: _by, id: _id, ...wanted } = preview
  const ask = (payload: object, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: '/studio/preview',
      payload,
      headers: { host: 'localhost', 'sec-fetch-site': 'same-origin', cookie: 'studio=open', ...headers },
    })
  t.match(await ask(wanted, { cookie: '' }), { statusCode: 401 })
  t.match(await ask(wanted, { 'sec-fetch-site': 'cross-site' }), { statusCode: 403 })
  t.match(await ask({ ...wanted, at: 'tomorrow' }), { statusCode: 400 })
  const { token, expiresAt } = (await ask(wanted)).json<{ token: string; expiresAt: string }>()
  t.ok(Date.parse(expiresAt) > Date.now())
  t.match(await get(`/a/?preview=${token}`), { body: 'draft b' })
  t.match(seals.open(token, 'de'), { preview })
})
