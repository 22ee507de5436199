import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import t from 'tap'
import { ProductPage } from '#web/generated/operations.ts'
import { buildApp } from '../../bff/app.ts'
import { readEnvironment } from '../../bff/environment.ts'
import type { PageRenderer } from '../../bff/pages/render/render-page.ts'
import { testSecrets, tokenCookie } from '../../bff/security/testing/api-token.ts'
import { importRecords } from '../../shop/modules/catalogue/catalogue/catalogue.import.ts'
import { client, filledDatabase, importing, startEngine } from '../../shop/testing/engine.ts'
import { until } from '../../shop/testing/quiet-jobs.ts'
import { catalogueMedia, sampleCatalogue } from '../../shop/testing/sample-content.ts'

const dist = await mkdtemp(join(tmpdir(), 'pausenhof-dist-'))
t.teardown(() => rm(dist, { recursive: true, force: true }))
await mkdir(join(dist, 'client/assets'), { recursive: true })
await writeFile(join(dist, 'client/assets/entry-abc.js'), 'export const x = 1')

const database = await filledDatabase(t, async (trx) => {
  await importRecords(trx, sampleCatalogue)
  await importing({})(trx)
})
const engine = await startEngine(t, database)
let isFollowed = false
engine.app.server.on('request', ({ url }) => {
  isFollowed ||= String(url).startsWith('/changes?after=')
})

const { promise: blocked, resolve: unblock } = Promise.withResolvers<void>()

const drawn: string[] = []

/** Every page but /cached/ takes until it is told to go on. */
const renderer: PageRenderer = {
  buildId: 'build-of-tests',
  isCacheable: true,
  render: async ({ href }) => {
    drawn.push(href)
    if (href !== '/cached/') await blocked
    const document = { body: Buffer.from(href), styleHashes: ['sha256-abc'] }
    return { status: 200, document, needsOneVisitor: false, isPublic: true, tags: [], ttls: [60] }
  },
}

const edge = await buildApp(
  readEnvironment({
    UPSTREAM_URL: await engine.app.listen({ port: 0, host: '127.0.0.1' }),
    UPSTREAM_CLIENT_ID: client.id,
    UPSTREAM_CLIENT_SECRET: client.secret,
    EDGE_SECRETS: testSecrets,
    EDGE_HOSTS: 'localhost,en.localhost,at.localhost,ch.localhost,educational.localhost,en.educational.localhost',
    WEB_DIST: dist,
    LOG_LEVEL: 'silent',
    EDGE_HOST: '127.0.0.1',
    RENDER_CONCURRENCY: 1,
    RENDER_QUEUE: 0,
  }),
  renderer,
)
t.teardown(() => edge.close())
await edge.ready()
// With the first answer about changes the edge loads anew what it has cached by then.
await until(async () => isFollowed, 'the edge asks for changes')

const navigation = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' }
const get = async (url: string, host = 'localhost', headers: Record<string, string> = navigation) =>
  edge.inject({ url, headers: { host, ...headers } })

const concurrency = async (state: string) => {
  const { body } = await get('/metrics')
  return Number(body.match(new RegExp(`edge_concurrency\\{work="rendering",state="${state}"[^}]*\\} (\\d+)`))?.[1])
}
const rejections = async () => {
  const { body } = await get('/metrics')
  return Number(/edge_concurrency_rejected_total\{work="rendering"[^}]*\} (\d+)/.exec(body)?.[1])
}

t.test('while every place for rendering is taken', async (t) => {
  t.equal((await get('/cached/')).statusCode, 200)
  const held = get('/held/')
  while ((await concurrency('running')) === 0) await new Promise((resolve) => setImmediate(resolve))

  t.test('cached pages, files and cheap calls are answered', async (t) => {
    t.match(await get('/cached/'), { statusCode: 200, body: '/cached/', headers: { 'x-cache': 'hit' } })
    for (const url of ['/assets/entry-abc.js', `/media/${catalogueMedia.id}/thumb.jpg`, '/health/live', '/metrics']) {
      t.equal((await get(url)).statusCode, 200, url)
    }
    const call = await edge.inject({
      method: 'POST',
      url: '/graphql',
      headers: { host: 'localhost', cookie: tokenCookie() },
      payload: {
        variables: { productId: '100' },
        extensions: { persistedQuery: { version: 1, sha256Hash: ProductPage.id } },
      },
    })
    t.match(call, { statusCode: 200, headers: { 'content-type': /json/ } }, 'GraphQL has a limit of its own')
  })

  t.test('S8.15 a new page is refused with one that reloads itself, in the language of the store', async (t) => {
    for (const [host, language, headline, sentence] of [
      ['localhost', 'de', 'Gerade ist viel los', 'Bitte versuch es gleich'],
      ['en.localhost', 'en', 'It’s busy right now', 'Please try again shortly'],
      ['educational.localhost', 'de', 'Gerade ist viel los', 'Bitte versuchen Sie es'],
    ] as const) {
      const answer = await get('/new/', host)
      t.equal(answer.statusCode, 503, host)
      const { headers, body } = answer
      t.match(headers, { 'content-type': /^text\/html/, 'cache-control': 'private, no-store', 'x-cache': 'shed' })
      const seconds = Number(headers['retry-after'])
      t.ok(seconds >= 2 && seconds <= 4, `Retry-After: ${seconds}`)
      t.match(body, `<meta http-equiv="refresh" content="${seconds}">`)
      t.match(body, `<html lang="${language}"`)
      t.match(body, `<h1>${headline}</h1>`)
      t.match(body, sentence)
      const style = body.match(/<style>([^<]*)<\/style>/)?.[1] ?? ''
      const hash = createHash('sha256').update(style).digest('base64')
      const policy = String(headers['content-security-policy'])
      t.match(policy, `'sha256-${hash}'`)
      t.notMatch(policy, 'unsafe-inline')
    }
  })

  t.test('a script that asks for a page gets JSON', async (t) => {
    const answer = await get('/new/', 'localhost', { accept: '*/*' })
    t.match(answer, { statusCode: 503, headers: { 'content-type': /json/, 'retry-after': /^\d$/ } })
    t.equal(typeof answer.json().error, 'string')
  })

  t.test('metrics count refusals, and a free place is used again', async (t) => {
    t.equal(await rejections(), 4)
    unblock()
    // It may have waited for longer than a visitor is let wait; its page is made all the same, once.
    await held
    t.match(await get('/held/'), { statusCode: 200, body: '/held/' })
    t.equal(drawn.filter((href) => href === '/held/').length, 1)
    t.match(await get('/new/'), { statusCode: 200, body: '/new/' })
    t.equal(await concurrency('running'), 0)
  })
})
