import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import t, { type Test } from 'tap'
import { startRedis } from '#lib/testing/redis.ts'
import { ProductPage, Shell } from '#web/generated/operations.ts'
import { notExported, usedMetrics } from '../../../docker/observability/testing/used-metrics.ts'
import { buildApp } from '../../bff/app.ts'
import { readEnvironment } from '../../bff/environment.ts'
import type { PageRenderer } from '../../bff/pages/render/render-page.ts'
import { testHosts, testSecrets, tokenCookie } from '../../bff/security/testing/api-token.ts'
import { importRecords } from '../../shop/modules/catalogue/catalogue/catalogue.import.ts'
import { client, filledDatabase, importing, startEngine } from '../../shop/testing/engine.ts'
import { catalogueMedia, sampleCatalogue } from '../../shop/testing/sample-content.ts'

const metricsToken = 'a-token-of-tests-for-metrics'
const host = 'shop.test'
const picture = `/media/${catalogueMedia.id}/thumb`
const script = 'export const x = 1'.repeat(100)

/** A page that shows what the edge knows of a product; /prod/none breaks while it is drawn. */
const renderer: PageRenderer = {
  buildId: 'build-of-tests',
  isCacheable: true,
  render: async ({ href, visitor, run }) => {
    if (href === '/prod/none') throw new Error('password of the renderer')
    const productId = /^\/prod\/(\w+)/.exec(href)?.[1] ?? '100'
    const { json, tags, ttl, isPublic, errors } = await run(ProductPage, { productId }, visitor)
    if (errors?.length) return { status: 503, needsOneVisitor: false, isPublic: false, tags: [], ttls: [] }
    const document = { body: Buffer.from(json), styleHashes: ['sha256-abc'] }
    return { status: 200, document, needsOneVisitor: false, isPublic, tags, ttls: [ttl] }
  },
}

/** The files that a build leaves for browsers. */
async function makeDist(t: Test): Promise<string> {
  const dist = await mkdtemp(join(tmpdir(), 'pausenhof-dist-'))
  t.teardown(() => rm(dist, { recursive: true, force: true }))
  const assets = join(dist, 'client/assets')
  await mkdir(assets, { recursive: true })
  await writeFile(join(assets, 'entry-abc.js'), script)
  await writeFile(join(assets, 'entry-abc.js.br'), brotliCompressSync(script))
  await writeFile(join(dist, 'client/plain.txt'), 'User-agent: *\n')
  return dist
}

const database = await filledDatabase(t, async (trx) => {
  await importRecords(trx, sampleCatalogue)
  await importing({})(trx)
})
const dist = await makeDist(t)

async function startShop(t: Test, settings: Record<string, unknown> = {}) {
  const engine = await startEngine(t, database)
  const heard: Record<string, unknown>[] = []
  const url = await engine.app.listen({ port: 0, host: '127.0.0.1' })
  engine.app.server.on('request', ({ headers, url }) => heard.push({ ...headers, url }))
  const edge = await startEdge(t, url, settings)
  return { engine, edge, heard, url }
}

async function startEdge(t: Test, url: string, settings: Record<string, unknown> = {}) {
  const app = await buildApp(
    readEnvironment({
      UPSTREAM_URL: url,
      UPSTREAM_CLIENT_ID: client.id,
      UPSTREAM_CLIENT_SECRET: client.secret,
      METRICS_TOKEN: metricsToken,
      EDGE_SECRETS: testSecrets,
      EDGE_HOSTS: testHosts,
      WEB_DIST: dist,
      LOG_LEVEL: 'silent',
      EDGE_HOST: '127.0.0.1',
      ...settings,
    }),
    renderer,
  )
  t.teardown(() => app.close())
  return app
}

const get = (app: FastifyInstance, url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  app.inject({ url, headers: { host, ...headers }, remoteAddress })

const operation = (id: string, variables: object = {}) => ({
  variables,
  extensions: { persistedQuery: { version: 1, sha256Hash: id } },
})

const ask = (app: FastifyInstance, payload: object, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: '/graphql', headers: { host, cookie: tokenCookie(), ...headers }, payload })

/** Asks until the answer is as wanted, or for a minute: the machine may be busy. */
async function until<T>(question: () => Promise<T>, isWanted: (answer: T) => boolean): Promise<T> {
  const end = Date.now() + 60_000
  let answer = await question()
  while (!isWanted(answer) && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 20))
    answer = await question()
  }
  return answer
}

t.test('the edge in front of a real engine', async (t) => {
  const { edge, heard } = await startShop(t)
  await edge.ready()
  // With the first answer about changes the edge loads anew what it has cached by then.
  const isFollowed = async () => heard.some(({ url }) => String(url).startsWith('/changes?after='))
  await until(isFollowed, Boolean)

  t.test('sends security headers with every kind of answer', async (t) => {
    const answers = {
      page: await get(edge, '/prod/100'),
      again: await get(edge, '/prod/100'),
      broken: await get(edge, '/prod/none'),
      graphql: await ask(edge, operation(Shell.id)),
      refused: await ask(edge, { query: '{ getStore { id } }' }),
      health: await get(edge, '/health/ready'),
      metrics: await get(edge, '/metrics', {}, '192.0.2.1'),
      picture: await get(edge, `${picture}.jpg`),
      missing: await get(edge, '/media/nothing'),
      script: await get(edge, '/assets/entry-abc.js'),
      method: await edge.inject({ method: 'DELETE', url: '/prod/100', headers: { host } }),
      host: await get(edge, '/', { host: '"><script>' }),
    }
    for (const [name, { headers, statusCode }] of Object.entries(answers)) {
      t.equal(headers['x-content-type-options'], 'nosniff', `${name} (${statusCode})`)
      t.match(headers['content-security-policy'], "default-src 'none'", name)
      t.match(headers['content-security-policy'], "frame-ancestors 'none'", name)
      t.equal(headers['cross-origin-resource-policy'], 'same-origin', name)
      t.notMatch(headers['content-security-policy'], 'unsafe', name)
      t.match(headers['x-request-id'], /^[\w-]{8,}$/, name)
      t.notOk(headers['strict-transport-security'], name)
      const isFile = ['picture', 'missing', 'script'].includes(name)
      const ofDocuments = {
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(self), usb=()',
        'cross-origin-opener-policy': 'same-origin',
      }
      for (const [header, value] of Object.entries(ofDocuments)) {
        t.equal(headers[header], isFile ? undefined : value, `${name}: ${header}`)
      }
    }
    t.match(answers.page.headers['content-security-policy'], "script-src 'self'; style-src 'self' 'sha256-abc'")
    t.match(answers.page.headers['content-security-policy'], '; report-uri /api/csp-reports')
    t.match(answers.again.headers['x-cache'], 'hit')
    t.equal(answers.broken.statusCode, 500)
    const unreadable = await get(edge, '/%zz')
    t.equal(unreadable.headers['x-frame-options'], 'DENY')
    t.match(unreadable.headers['content-type'], 'text/html', 'a page, as for any address that does not exist')
    t.match(await get(edge, '/api/%zz'), {
      statusCode: 400,
      headers: { 'x-content-type-options': 'nosniff', 'content-security-policy': /default-src 'none'/ },
    })
    t.notMatch(answers.broken.body, 'password')
    t.match(answers.refused.json(), { errors: [{ extensions: { code: 'PERSISTED_QUERY_ONLY' } }] })
    t.equal(answers.host.statusCode, 400)
  })

  t.test('hands the request id on and back', async (t) => {
    const id = 'request-of-a-proxy-1'
    const answer = await ask(edge, operation(ProductPage.id, { productId: '101' }), { 'x-request-id': id })
    t.equal(answer.headers['x-request-id'], id)
    t.ok(heard.some((headers) => headers['x-request-id'] === id && headers.url === '/graphql'))
    const forged = await get(edge, '/health/live', { 'x-request-id': 'a b\tc' })
    t.match(forged.headers['x-request-id'], /^[0-9a-f-]{36}$/)
  })

  t.test('S8.13 counts for operators, and shows it to them alone', async (t) => {
    const text = (await get(edge, '/metrics', { host: 'localhost' })).body
    for (const series of [
      /http_request_duration_seconds_count\{[^}]*route="\/graphql"[^}]*\} \d+/,
      /edge_graphql_fields_total\{field="getProductById",outcome="miss"\} \d+/,
      /edge_upstream_call_seconds_count\{outcome="answered"\} \d+/,
      /edge_pages_total\{outcome="hit"\} 1/,
      /edge_pages_total\{outcome="miss"\} 2/,
      /edge_pages_total\{outcome="failed"\} \d+/,
      /edge_render_seconds_count\{outcome="whole"\} \d+/,
      /edge_render_seconds_count\{outcome="failed"\} 1/,
      /nodejs_eventloop_lag_seconds \d/,
    ])
      t.match(text, series)
    t.ok(usedMetrics('edge').length > 10)
    t.same(notExported(usedMetrics('edge'), text), [], 'alerts and dashboards read what is exported')
    t.match(text, /^edge_build_info\{version="[\d.]+",node="[\d.]+",build="build-of-tests"\} 1$/m)
    t.match(text, /^edge_changes_lag_seconds \d/m)
    t.equal((await get(edge, '/metrics')).statusCode, 401, 'a page of another site that leads here by DNS')
    const far = '192.0.2.1'
    t.equal((await get(edge, '/metrics', {}, far)).statusCode, 401)
    t.equal((await get(edge, '/metrics', { authorization: 'Bearer wrong' }, far)).statusCode, 401)
    t.equal((await get(edge, '/metrics', { authorization: `Bearer ${metricsToken}` }, far)).statusCode, 200)
  })

  t.test('fetches pictures from the engine, and nothing else', async (t) => {
    const first = await get(edge, `${picture}.webp`)
    t.equal(first.statusCode, 200)
    t.match(first.headers, { 'content-type': 'image/webp', 'cache-control': /immutable/, etag: String })
    const heardOfMedia = () => heard.filter(({ url }) => String(url).startsWith('/media'))
    const before = heardOfMedia()
    const again = await get(edge, `${picture}.webp`)
    t.same(again.rawPayload, first.rawPayload)
    t.same(heardOfMedia(), before, 'from memory')
    const etag = String(first.headers.etag)
    t.equal((await get(edge, `${picture}.webp`, { 'if-none-match': etag })).statusCode, 304)
    const known = await get(edge, `/media/${catalogueMedia.id}/basket_layer.webp`, { 'if-none-match': '"other"' })
    t.equal(known.statusCode, 200)
    t.equal((await get(edge, `/media/${catalogueMedia.id}/huge.jpg`)).statusCode, 404, 'unknown format')
    t.equal((await get(edge, '/media/0123456789abcdef/thumb.jpg')).statusCode, 404, 'unknown picture')
    const file = await get(edge, `/media/${catalogueMedia.id}/file/sign.svg`, { range: 'bytes=0-3' })
    t.match([file.statusCode, file.body, file.headers['content-range']], [206, '<svg', /^bytes 0-3/])
    const { port } = new URL(await edge.listen({ port: 0, host: '127.0.0.1' }))
    const calls = heardOfMedia()
    for (const attempt of [
      '/media/../changes',
      '/media/%2e%2e/changes',
      `/media/${catalogueMedia.id}/../../changes`,
      `/media/${catalogueMedia.id}/file/..`,
      `/media/${catalogueMedia.id}/file/..%2f..%2fchanges`,
      `/media/${catalogueMedia.id}/file/..%5cchanges`,
      '/media//127.0.0.1/x.jpg',
    ]) {
      t.equal((await call(Number(port), attempt, null)).status, 404, attempt)
    }
    t.same(heardOfMedia(), calls, 'the engine heard of none of them')
  })

  t.test('S9.72 answers with JPEG where a browser that does not know AVIF requests it', async (t) => {
    const jpeg = await get(edge, `${picture}.jpg`)
    t.equal(jpeg.headers.vary, undefined)
    for (const [accept, type] of [
      ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'image/avif'],
      ['image/webp,image/avif;q=0.9', 'image/avif'],
      ['image/webp,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5', 'image/jpeg'],
      ['image/avif;q=0, image/*', 'image/jpeg'],
      ['*/*', 'image/jpeg'],
      ['', 'image/jpeg'],
    ] as const) {
      const answer = await get(edge, `${picture}.avif`, { accept })
      t.equal(answer.statusCode, 200, accept)
      t.match(answer.headers, { 'content-type': type, 'cache-control': /immutable/, vary: 'accept' }, accept)
      t.equal(answer.rawPayload.equals(jpeg.rawPayload), type === 'image/jpeg', accept)
      const known = { accept, 'if-none-match': String(answer.headers.etag) }
      const again = await get(edge, `${picture}.avif`, known)
      t.match([again.statusCode, again.headers.vary], [304, 'accept'], accept)
      const other = type === 'image/avif' ? 'image/webp' : 'image/avif'
      t.equal(
        (await get(edge, `${picture}.avif`, { ...known, accept: other })).statusCode,
        200,
        'the other format is not known',
      )
    }
  })

  t.test('serves the files of the build', async (t) => {
    const answer = await get(edge, '/assets/entry-abc.js', { 'accept-encoding': 'gzip, br' })
    t.match(answer.headers, {
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: /accept-encoding/i,
    })
    t.equal((await get(edge, '/assets/entry-abc.js')).body, script)
    t.equal((await get(edge, '/assets/none.js')).statusCode, 404)
    t.equal((await get(edge, '/assets/..%2f..%2fpackage.json')).statusCode, 404)
    t.equal((await get(edge, '/plain.txt')).headers['cache-control'], 'public, max-age=3600')
  })
})

t.test('says that the shop is reached by TLS only when a trusted proxy says so', async (t) => {
  const told = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.test', 'x-forwarded-for': '192.0.2.7' }
  const edge = await startEdge(t, 'http://127.0.0.1:1')
  const direct = await get(edge, '/prod/100', told)
  t.notOk(direct.headers['strict-transport-security'])
  const behind = await startEdge(t, 'http://127.0.0.1:1', { EDGE_TRUSTED_PROXIES: 'loopback', EDGE_HOSTS: host })
  const forwarded = await get(behind, '/plain.txt', { ...told, 'x-forwarded-host': host })
  t.equal(forwarded.headers['strict-transport-security'], 'max-age=31536000', 'hosts below it may be without TLS')
  const settings = { EDGE_TRUSTED_PROXIES: 'loopback', EDGE_HOSTS: host, HSTS_SUBDOMAINS: 'on' }
  const all = await get(await startEdge(t, 'http://127.0.0.1:1', settings), '/plain.txt', {
    ...told,
    'x-forwarded-host': host,
  })
  t.equal(all.headers['strict-transport-security'], 'max-age=31536000; includeSubDomains')
  t.equal((await get(behind, '/plain.txt', told)).statusCode, 421, 'no host of ours')
  t.equal((await get(behind, '/health/live', { host: '10.0.0.1:3000' })).statusCode, 200)
})

t.test('S8.16 one address’s GraphQL requests above the limit are refused with RATE_LIMITED', async (t) => {
  const { edge } = await startShop(t, { GRAPHQL_REQUESTS_PER_MINUTE: 2 })
  await ask(edge, operation(Shell.id))
  await ask(edge, operation(Shell.id))
  const refused = await ask(edge, operation(Shell.id))
  t.equal(refused.statusCode, 429)
  t.match(refused.json(), { errors: [{ extensions: { code: 'RATE_LIMITED' } }] })
  t.ok(refused.headers['retry-after'])
  t.equal((await get(edge, '/prod/100')).statusCode, 200, 'pages are not counted')
})

t.test('S8.12 health reports the engine and Redis', async (t) => {
  const redis = await startRedis(t)
  const alone = await startEdge(t, 'http://127.0.0.1:1')
  const unready = await get(alone, '/health/ready')
  t.equal(unready.statusCode, 503)
  t.match(unready.json(), { status: 'unready', dependencies: { upstream: { state: 'down' }, redis: { state: 'off' } } })
  t.equal((await get(alone, '/health/live')).statusCode, 200)
  const lost = await get(alone, '/prod/100')
  t.equal(lost.statusCode, 503)
  t.ok(lost.headers['retry-after'])
  const noPicture = await get(alone, `${picture}.jpg`)
  t.match([noPicture.statusCode, noPicture.headers['cache-control']], [503, 'no-store'])
  t.notMatch(noPicture.body, '127.0.0.1')

  const { edge, engine } = await startShop(t, { REDIS_URL: redis.url })
  const health = async () => (await get(edge, '/health/ready')).json()
  const isReady = ({ status }: { status: string }) => status === 'ready'
  t.match(await until(health, isReady), { status: 'ready', dependencies: { redis: { state: 'up' } } })
  await redis.kill()
  const isDegraded = ({ status }: { status: string }) => status === 'degraded'
  t.match(await until(health, isDegraded), { status: 'degraded', dependencies: { redis: { state: 'down' } } })
  await get(edge, '/prod/100')
  await engine.app.close()
  const dark = await get(edge, '/health/ready')
  t.equal(dark.statusCode, 200, 'an edge that can still show pages is not taken out')
  t.match(dark.json(), { status: 'degraded', dependencies: { upstream: { state: 'down' } } })
  t.equal((await get(edge, '/prod/100')).statusCode, 200)
})

t.test('Redis killed, hung and back under load: requests go on as before', async (t) => {
  const redis = await startRedis(t)
  const { edge } = await startShop(t, { REDIS_URL: redis.url, GRAPHQL_REQUESTS_PER_MINUTE: 1_000_000 })
  await edge.listen({ port: 0, host: '127.0.0.1' })
  const { port } = edge.server.address() as AddressInfo
  const counts = { answered: 0, failed: [] as string[] }
  let isOver = false
  let number = 0
  const load = async () => {
    while (!isOver) {
      number++
      const isPage = number % 2 === 0
      const product = number % 3 === 0 ? `none${number}` : '100'
      const body = JSON.stringify(operation(ProductPage.id, { productId: product }))
      const { status, text } = await call(
        port,
        isPage ? `/prod/100?q=${number % 40}` : '/graphql',
        isPage ? null : body,
      )
      if (status === 200 && !text.includes('"errors"')) counts.answered++
      else counts.failed.push(`${status} ${text.slice(0, 200)}`)
    }
  }
  const answeredMore = async (more: number) => {
    const goal = counts.answered + more
    await until(
      async () => counts.answered + counts.failed.length,
      (count) => count >= goal,
    )
  }
  const loads = Array.from({ length: 4 }, load)
  await answeredMore(100)
  await redis.kill()
  await answeredMore(100)
  await redis.restart()
  await answeredMore(100)
  redis.pause()
  await answeredMore(100)
  redis.resume()
  await answeredMore(100)
  isOver = true
  await Promise.all(loads)
  t.same(counts.failed, [])
  t.ok(counts.answered >= 500, `${counts.answered} were answered`)
  const health = await until(
    async () => (await get(edge, '/health/ready')).json(),
    ({ status }) => status === 'ready',
  )
  t.equal(health.status, 'ready', 'and Redis is used again')
})

function call(port: number, path: string, body: string | null): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const headers = { cookie: tokenCookie(), host, ...(body === null ? {} : { 'content-type': 'application/json' }) }
    const method = body === null ? 'GET' : 'POST'
    const sent = httpRequest({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (chunk: string) => {
        text += chunk
      })
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
      answer.on('error', reject)
    })
    sent.on('error', reject)
    sent.end(body ?? undefined)
  })
}
