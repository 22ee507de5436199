import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import t, { type Test } from 'tap'
import type { Preview } from '#contract/preview.ts'
import { readSealKeys } from '#lib/seals.ts'
import { startRedis } from '#lib/testing/redis.ts'
import { whileBusy } from '#lib/testing/while-busy.ts'
import { ContentPage } from '#web/generated/operations.ts'
import { buildApp } from '../../bff/app.ts'
import { readEnvironment } from '../../bff/environment.ts'
import type { PageRenderer } from '../../bff/pages/render/render-page.ts'
import { testHosts, testSecrets, tokenCookie } from '../../bff/security/testing/api-token.ts'
import { createPreviewSeals } from '../../bff/visitor/preview-seals.ts'
import { editor, loggedIn, openStudio, recordAt } from '../../shop/modules/studio/studio/testing/studio.ts'
import { client, filledDatabase, importing, startEngine } from '../../shop/testing/engine.ts'
import { until } from '../../shop/testing/quiet-jobs.ts'
import { samplePage } from '../../shop/testing/sample-content.ts'
import { openServices } from '../../shop/testing/services.ts'

const host = 'shop.test'
const paths = ['/', '/a/', '/b/']
const hidden = 'unpublished words'
const drafted = 'drafted words'

const teaser = (id: string, words: string, more: object = {}) => ({
  id,
  name: id,
  type: 'html',
  attributes: { teasercontent: `<p>${words}</p>` },
  ...more,
})
const published = [teaser('shown', 'published words'), teaser('later', hidden, { from: '2099-01-01T00:00:00Z' })]
const pages = paths.map((path) => samplePage({ id: idOf(path), path }, published))

function idOf(path: string): string {
  return `page${path.replaceAll('/', '')}`
}

/** Shows what the edge knows of the content page at a path. */
const renderer: PageRenderer = {
  buildId: 'build-of-tests',
  isCacheable: true,
  render: async ({ href, visitor, run }) => {
    const pageId = idOf(href.split('?', 1)[0] ?? '')
    const { json, tags, ttl, isPublic, errors } = await run(ContentPage, { pageId }, visitor)
    if (errors?.length) return { status: 503, needsOneVisitor: false, isPublic: false, tags: [], ttls: [] }
    const document = { body: Buffer.from(json), styleHashes: ['sha256-abc'] }
    return { status: 200, document, needsOneVisitor: false, isPublic, tags, ttls: [ttl] }
  },
}

async function startEdge(t: Test, engineUrl: string, redisUrl: string): Promise<FastifyInstance> {
  const environment = readEnvironment({
    UPSTREAM_URL: engineUrl,
    UPSTREAM_CLIENT_ID: client.id,
    UPSTREAM_CLIENT_SECRET: client.secret,
    EDGE_SECRETS: testSecrets,
    EDGE_HOSTS: testHosts,
    REDIS_URL: redisUrl,
    LOG_LEVEL: 'silent',
    GRAPHQL_REQUESTS_PER_MINUTE: 100_000,
    // None is turned away for want of places, on however busy a machine.
    RENDER_CONCURRENCY: 200,
    RENDER_QUEUE: 400,
  })
  const app = await buildApp(environment, renderer)
  t.teardown(() => app.close())
  return app
}

async function answered(edge: FastifyInstance, request: InjectOptions): Promise<LightMyRequestResponse> {
  const ask = async () => {
    const answer = await edge.inject(request)
    return { status: answer.statusCode, answer }
  }
  return (await whileBusy(ask)).answer
}

const preview: Omit<Preview, 'id'> = {
  by: 'session',
  mode: 'edit',
  drafts: true,
  at: '2099-06-01T00:00:00Z',
  segments: null,
  tests: {},
  customer: null,
}

/** Numbers that are the same in each run. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

t.test(
  'E4.18 previews and visitors at random over two edges with Redis: nothing unpublished gets out, or into a cache',
  async (t) => {
    const url = await filledDatabase(t, importing({ pages }))
    const { draft, store } = await openStudio(t, url)
    for (const path of paths) {
      const page = samplePage({ id: idOf(path), path }, [...published, teaser('drafted', drafted)])
      await draft(recordAt('page', page.id), page)
    }
    const engine = await startEngine(t, url)
    const engineUrl = await engine.app.listen({ port: 0, host: '127.0.0.1' })
    const redis = await startRedis(t)
    const edges = [await startEdge(t, engineUrl, redis.url), await startEdge(t, engineUrl, redis.url)]
    const seals = createPreviewSeals(readSealKeys(testSecrets))
    const ends = Date.now() + 600_000
    const { editors, previewLinks } = await openServices(t, url)
    const { sessionId: id } = await loggedIn(editors, 'anna@shop.test', store)
    const frame = seals.seal({ ...preview, id }, 'de', ends)
    const { by: _by, mode: _mode, ...scenario } = preview
    const sharing = { title: 'L', path: '/', pages: null, scenario, days: 1 }
    const { token } = await previewLinks.create(sharing, 'de', editor('anna'))
    const [first] = edges as [FastifyInstance, FastifyInstance]
    const shared = await answered(first, { url: `/studio/shared/${token}`, headers: { host } })
    const [link = ''] = /preview=[^;]+/.exec(String(shared.headers['set-cookie'])) ?? []
    const look = seals.seal({ ...preview, id, mode: 'look' }, 'de', ends)

    const random = randomNumbers(7)
    const oneOf = <Of>(list: readonly Of[]): Of => list[Math.floor(random() * list.length)] as Of
    const ask = async (edge: FastifyInstance, cookie = '') => {
      const path = oneOf(paths)
      const page = { url: `${path}?p=${Math.ceil(random() * 3)}`, headers: { host, ...(cookie && { cookie }) } }
      const call = {
        method: 'POST' as const,
        url: '/graphql',
        headers: { host, cookie: [tokenCookie(), cookie].filter(Boolean).join('; ') },
        payload: {
          variables: { pageId: idOf(path) },
          extensions: { persistedQuery: { version: 1, sha256Hash: ContentPage.id } },
        },
      }
      return { page, call, isPage: random() < 0.6, edge }
    }
    const counts = { visitors: 0, previews: 0, leaks: 0, missed: 0 }
    const one = async () => {
      const kind = oneOf(['visitor', 'visitor', 'frame', 'look', 'link'] as const)
      const { page, call, isPage, edge } = await ask(
        oneOf(edges),
        kind === 'look' ? `preview=${look}` : kind === 'link' ? link : '',
      )
      const request = kind === 'frame' ? { ...page, url: `${page.url}&preview=${frame}` } : isPage ? page : call
      const answer = await answered(edge, request)
      if (answer.statusCode !== 200) t.fail(`${kind} ${request.url} ${answer.statusCode} ${answer.body.slice(0, 200)}`)
      const [hasHidden, hasDraft] = [answer.body.includes(hidden), answer.body.includes(drafted)]
      if (kind === 'visitor') {
        counts.visitors++
        if (hasHidden || hasDraft) counts.leaks++
      } else {
        counts.previews++
        if (!hasHidden || !hasDraft || !String(answer.headers['cache-control']).includes('no-store')) counts.missed++
      }
    }
    for (let round = 0; round < 40; round++) await Promise.all(Array.from({ length: 8 }, one))
    t.match(counts, { leaks: 0, missed: 0 })
    t.ok(counts.visitors > 100 && counts.previews > 100, JSON.stringify(counts))

    // With the engine gone, an edge that has just started can only have it from Redis.
    const last = await startEdge(t, engineUrl, redis.url)
    const isRedisUp = async () => (await last.inject('/health/ready')).json().dependencies.redis.state === 'up'
    await until(isRedisUp, 'Redis is up')
    await engine.app.close()
    let stored = 0
    // A Redis that answered late is not asked for a second, in which the edge has no page.
    for (const end = Date.now() + 60_000; stored === 0 && Date.now() < end; ) {
      await until(isRedisUp, 'Redis is up')
      for (const path of paths) {
        for (const p of [1, 2, 3]) {
          const answer = await last.inject({ url: `${path}?p=${p}`, headers: { host } })
          if (answer.statusCode === 200) stored++
          t.notMatch(answer.body, hidden, `${path} ${p}`)
          t.notMatch(answer.body, drafted, `${path} ${p}`)
        }
      }
    }
    t.ok(stored > 0, `${stored} pages were in Redis`)
  },
)
