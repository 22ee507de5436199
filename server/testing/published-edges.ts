import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { ImportSegment } from '#contract/import/content.ts'
import { ContentPage } from '../../web/generated/operations.ts'
import type { PageRenderer } from '../bff/pages/render/render-page.ts'
import { openStudio, recordAt } from '../shop/modules/studio/studio/testing/studio.ts'
import { client, importing, startEngine } from '../shop/testing/engine.ts'
import { samplePage } from '../shop/testing/sample-content.ts'
import { FaultProxy } from './fault-proxy.ts'
import { startPlainEdge } from './plain-edge.ts'

type Teardown = Parameters<typeof startEngine>[0]

/** Milliseconds after which a publication counts as lost: long for a busy machine, short for a page that nothing ends but its lifetime. */
const maxWait = 60_000

const paths = ['/', '/a/'] as const
type Path = (typeof paths)[number]

const idOf = (path: string): string => `page${path.replaceAll('/', '')}`

const pageAt = (path: Path, text: string, more: object = {}) =>
  samplePage({ id: idOf(path), path }, [
    { id: 'words', name: 'W', type: 'html', attributes: { teasercontent: `<p>${text}</p>` }, ...more },
  ])

const segments: ImportSegment[] = [{ id: 'new', name: { de: 'Neue', en: 'New' }, rules: { kinds: ['stranger'] } }]

/** Two pages, and a segment of all strangers that no page names yet. */
export const publishedContent = importing({ segments, pages: paths.map((path) => pageAt(path, 'old')) })

/** Shows what the edge knows of the content page at a path, and what it assigned. */
const render: PageRenderer['render'] = async ({ href, visitor, run, abAssignments }) => {
  const { json, tags, ttl, isPublic } = await run(ContentPage, { pageId: idOf(href) }, visitor)
  const document = { body: Buffer.from(json + JSON.stringify(abAssignments)), styleHashes: ['sha256-abc'] }
  return { status: 200, document, needsOneVisitor: false, isPublic, tags, ttls: [ttl] }
}

/** `hasMute`: the first edge is told of no change until `tellChanges`. */
type Options = { url: string; edges: number; settings?: Record<string, string>; hasMute?: boolean }

const muteProxy = async (t: Teardown, url: string): Promise<FaultProxy> => {
  const proxy = new FaultProxy(url)
  proxy.isMute = true
  await proxy.open()
  t.teardown(() => proxy.close())
  return proxy
}

/** Edges in front of an engine on a database with `publishedContent`, and a studio that publishes as another process would. */
export const openPublishedEdges = async (t: Teardown, { url, edges: count, settings, hasMute = false }: Options) => {
  const engine = await startEngine(t, url)
  const engineUrl = await engine.app.listen({ port: 0, host: '127.0.0.1' })
  const known = { UPSTREAM_CLIENT_ID: client.id, UPSTREAM_CLIENT_SECRET: client.secret, ...settings }
  const proxy = hasMute ? await muteProxy(t, engineUrl) : null
  const edges: FastifyInstance[] = []
  const open = async (behind = engineUrl): Promise<FastifyInstance> => {
    const edge = await startPlainEdge(t, behind, render, known)
    edges.push(edge)
    return edge
  }
  while (edges.length < count) await open(edges.length === 0 ? proxy?.url : undefined)
  const { draft, publish } = await openStudio(t, url)

  const get = (edge: FastifyInstance, path: Path) => edge.inject({ url: path, headers: { host: 'shop.test' } })
  const until = async (edge: FastifyInstance, path: Path, began: number, texts: readonly string[]): Promise<number> => {
    const { body } = await get(edge, path)
    const took = Date.now() - began
    if (texts.every((text) => body.includes(text))) return took
    if (took > maxWait) throw new Error(`${path} does not show ${texts} after ${took} ms`)
    await pause(2)
    return until(edge, path, began, texts)
  }
  return {
    edges,
    open: () => open(),
    closeAll: async (): Promise<void> => {
      for (const edge of edges.splice(0)) await edge.close()
    },
    get,
    untilHit: async (edge: FastifyInstance, path: Path): Promise<void> => {
      while ((await get(edge, path)).headers['x-cache'] !== 'hit') await pause(2)
    },
    /** Resolves when the edge shows the text. @throws Error when it does not */
    untilShown: (edge: FastifyInstance, path: Path, text: string) => until(edge, path, Date.now(), [text]),
    tellChanges: (): void => {
      if (proxy) proxy.isMute = false
    },
    /** Publishes a text of a page, for all or for some segments; milliseconds until the last open edge shows it. @throws Error when one does not */
    timeOf: async (path: Path, text: string, shownTo: readonly string[] = []): Promise<number> => {
      const place = recordAt('page', idOf(path))
      const more = shownTo.length > 0 ? { segments: shownTo } : {}
      const revision = await draft(place, pageAt(path, text, more))
      const began = Date.now()
      const { successful, findings } = await publish(place, revision)
      if (!successful) throw new Error(JSON.stringify(findings))
      const texts = [text, ...shownTo.map((segment) => `"testId":"in:${segment}"`)]
      return Math.max(...(await Promise.all(edges.map((edge) => until(edge, path, began, texts)))))
    },
  }
}
