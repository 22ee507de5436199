import type { FastifyInstance } from 'fastify'
import t, { type Test } from 'tap'
import type { ImportSegment } from '#contract/import/content.ts'
import { startRedis } from '#lib/testing/redis.ts'
import { ContentPage } from '../web/generated/operations.ts'
import type { PageRenderer } from './bff/pages/render/render-page.ts'
import { openStudio, recordAt } from './shop/modules/studio/testing/studio.ts'
import { client, filledDatabase, importing, startEngine } from './shop/testing/engine.ts'
import { samplePage } from './shop/testing/sample-content.ts'
import { startPlainEdge } from './testing/plain-edge.ts'

/** Milliseconds from the publication until every edge shows it. */
const longest = 2000

const words = (text: string, more: object = {}) => ({
  id: 'words',
  name: 'W',
  type: 'html',
  attributes: { teasercontent: `<p>${text}</p>` },
  ...more,
})
const pageAt = (path: string, text: string, more: object = {}) =>
  samplePage({ id: idOf(path), path }, [words(text, more)])
const segments: ImportSegment[] = [{ id: 'new', name: { de: 'Neue', en: 'New' }, rules: { kinds: ['stranger'] } }]

function idOf(path: string): string {
  return `page${path.replaceAll('/', '')}`
}

/** Shows what the edge knows of the content page at a path, and what it assigned. */
const render: PageRenderer['render'] = async ({ href, visitor, run, abAssignments }) => {
  const { json, tags, ttl, isPublic } = await run(ContentPage, { pageId: idOf(href), titleKeys: [] }, visitor)
  const body = Buffer.from(json + JSON.stringify(abAssignments))
  return {
    status: 200,
    document: { body, styleHashes: ['sha256-abc'] },
    needsOneVisitor: false,
    isPublic,
    tags,
    ttls: [ttl],
  }
}

const content = importing({ segments, pages: ['/', '/a/'].map((path) => pageAt(path, 'old')) })
const databases = [await filledDatabase(t, content), await filledDatabase(t, content)] as const

async function publishesInTime(t: Test, url: string, settings: Record<string, string>) {
  const engine = await startEngine(t, url)
  const engineUrl = await engine.app.listen({ port: 0, host: '127.0.0.1' })
  const known = { UPSTREAM_CLIENT_ID: client.id, UPSTREAM_CLIENT_SECRET: client.secret, ...settings }
  const edges = [await startPlainEdge(t, engineUrl, render, known), await startPlainEdge(t, engineUrl, render, known)]
  const { draft, publish } = await openStudio(t, url)
  const get = (edge: FastifyInstance, path: string) => edge.inject({ url: path, headers: { host: 'shop.test' } })
  const warm = async () => {
    for (const path of ['/', '/a/', '/', '/a/']) for (const edge of edges) await get(edge, path)
  }

  /** Publishes a page and asks each edge until it shows a text; milliseconds of the slowest. */
  const timeOf = async (path: string, text: string, more: object = {}, shown = text): Promise<number> => {
    const place = recordAt('page', idOf(path))
    const revision = await draft(place, pageAt(path, text, more))
    const began = Date.now()
    const published = await publish(place, revision)
    t.equal(published.successful, true)
    const until = async (edge: FastifyInstance): Promise<number> => {
      const answer = await get(edge, path)
      const isShown = answer.body.includes(text) && answer.body.includes(shown)
      return isShown || Date.now() - began > 5 * longest ? Date.now() - began : until(edge)
    }
    return Math.max(...(await Promise.all(edges.map(until))))
  }

  await warm()
  for (const text of ['first', 'second']) {
    const took = await timeOf('/a/', text)
    t.ok(took < longest, `${text}: ${took} ms`)
    for (const edge of edges) t.equal((await get(edge, '/')).headers['x-cache'], 'hit', 'the other page stays')
  }
  const took = await timeOf('/a/', 'for strangers', { segments: ['new'] }, '"testId":"in:new"')
  t.ok(took < longest, `with a segment that no page had before: ${took} ms`)
}

t.test('a publication is on two edges with Redis in time, and leaves other pages cached', async (t) => {
  const redis = await startRedis(t)
  await publishesInTime(t, databases[0], { REDIS_URL: redis.url })
})

t.test('a publication is on two edges without Redis in time, and leaves other pages cached', (t) =>
  publishesInTime(t, databases[1], {}),
)
