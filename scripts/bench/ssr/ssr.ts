import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { CategoryListingQuery } from '#web/generated/operations.ts'
import type { FirstPage } from '#web/lib/scope/first-page.ts'
import { type Candidate, type Measurement, measureInterleaved } from '../measure.ts'
import { buildNext, startNext } from '../next-app.ts'
import { closedWithBench } from '../opened.ts'
import { atLeast, type Line } from '../report.ts'
import { buildTree } from './build-tree.ts'
import { blockOf } from './page-block.ts'
import { listingUrl } from './sample.ts'

const root = join(import.meta.dirname, '../../..')
const tiles = 60

/** As the shop starts its edge (scripts/stack/stack.ts); for what it is measured against as well. */
const execArgv = ['--max-semi-space-size=64']

type Options = { dist?: string; seconds?: number; onStep?: (step: string) => void; signal?: AbortSignal }

/** A page from the cache against the same bytes as a plain answer of the same Fastify. Needs a built web. */
export async function benchPageCache({ dist = join(root, 'dist'), seconds = 3 }: Options = {}): Promise<Line[]> {
  await using children = childProcesses()
  const { url, pid } = await children.fork('page-server.ts', 'cached', dist)
  const headers = { 'accept-encoding': 'br' }
  const static_ = { name: 'static bytes', url: `${url}/static-bytes`, pid, headers }
  const page = { name: 'page cache', url: url + listingUrl, pid, headers }
  await settled(page)
  const first = await bytesOf(page)
  if (!first.equals(await bytesOf(static_))) throw new Error('The static answer is not the page')
  const measured = await measureInterleaved([static_, page], { seconds })
  return figures('a page cache', measured, [{ name: 'page cache', base: 'static bytes', target: 0.8 }])
}

/**
 * The listing of 60 tiles, rendered anew for each answer by the edge, by React's renderToString behind a bare Fastify and
 * by Next.js: the same tree from the same data. And the whole edge with a listing that no cache has: another category for
 * each answer, so that its data, its tests and its compression are paid for too; beside it a bare server that only asks, parses
 * and compresses as much. Needs a built web.
 */
export async function benchRendering({
  dist = join(root, 'dist'),
  seconds = 3,
  onStep = () => {},
  signal,
}: Options = {}): Promise<Line[]> {
  const work = mkdtempSync(join(root, 'node_modules/.bench-'))
  await using children = childProcesses()
  children.defer(() => rmSync(work, { recursive: true, force: true }))
  onStep('Bundling the tree')
  const tree = await buildTree(join(work, 'tree'))
  const data = join(work, 'data.json')
  const edge = await children.fork('page-server.ts', 'uncached', dist)
  const block = join(work, 'block.json')
  const inPage = await blockOf(edge.url + listingUrl)
  writeFileSync(block, JSON.stringify(inPage))
  writeFileSync(data, JSON.stringify(await wholeData(edge.url, inPage)))
  const plain = await children.fork('plain-server.ts', tree, data, block)
  const engine = await children.fork('canned-engine.ts')
  const whole = await children.fork('whole-edge.ts', engine.url, dist)
  const bare = await children.fork('bare-server.ts', engine.url, whole.url + listingUrl)
  await buildNext(tree, onStep, signal)
  onStep('Starting Next.js')
  const next = await startNext(data)
  children.add(next.child)

  const candidates: Candidate[] = [
    { name: 'plain React', url: plain.url, pid: plain.pid },
    { name: 'edge', url: edge.url + listingUrl, pid: edge.pid },
    wholeEdge(whole),
    { name: 'bare server', url: bare.url, pid: bare.pid, connections: few },
    { name: 'Next.js', url: next.url, pid: next.child.pid ?? 0 },
  ]
  for (const candidate of candidates) await refuseOtherPage(candidate)
  onStep('Rendering in turns')
  const measured = await measureInterleaved(candidates, { seconds })
  return figures('b SSR of 60 tiles', measured, [
    { name: 'edge', base: 'plain React', target: 2 },
    { name: 'edge', base: 'Next.js', target: 3 },
    { name: 'whole edge', base: 'edge', target: 1 / 2.5 },
  ])
}

/** Requests at once, so few that the whole edge's limit of work in flight refuses none. */
const few = 2

function wholeEdge({ url, pid }: { url: string; pid: number }): Candidate {
  let category = 5
  return {
    name: 'whole edge',
    url: url + listingUrl,
    pid,
    headers: { 'accept-encoding': 'br' },
    nextPath: () => `/cat/${++category}`,
    connections: few,
  }
}

/** Each candidate's cost and rate, then by how much one is cheaper than another. */
function figures(
  group: string,
  measured: Measurement[],
  comparisons: { name: string; base: string; target: number }[],
): Line[] {
  const costs = new Map(measured.map(({ name, cpuMs }) => [name, cpuMs]))
  return [
    ...measured.flatMap(({ name, cpuMs, rate, p99Ms, bytes }) => [
      { group, name: `${name}: CPU an answer`, value: cpuMs, unit: 'ms' },
      { group, name: `${name}: rate`, value: rate, unit: '1/s' },
      { group, name: `${name}: p99`, value: p99Ms, unit: 'ms' },
      { group, name: `${name}: bytes`, value: bytes / 1000, unit: 'kB' },
    ]),
    ...comparisons.map(({ name, base, target }) => {
      const value = (costs.get(base) ?? 0) / (costs.get(name) ?? 1)
      return { group, name: `${name} : ${base}`, value, unit: '×', ...atLeast(target)(value) }
    }),
  ]
}

/** Servers of a measurement; stopped when it is over, however it ends. */
function childProcesses() {
  const stack = new AsyncDisposableStack()
  const close = closedWithBench(() => stack.disposeAsync())
  const add = (child: ChildProcess) =>
    stack.defer(async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill()
      await gone
    })
  return {
    add,
    defer: (close: () => void) => stack.defer(close),
    fork: async (script: string, ...args: string[]) => {
      const child = fork(join(import.meta.dirname, script), args, {
        env: { ...process.env, NODE_ENV: 'production' },
        execArgv,
      })
      add(child)
      const [url] = (await once(child, 'message')) as [string]
      return { url, pid: child.pid ?? 0 }
    },
    [Symbol.asyncDispose]: close,
  }
}

async function bytesOf({ url, headers }: Candidate): Promise<Buffer> {
  return Buffer.from(await (await fetch(url, { headers })).arrayBuffer())
}

/** A page that is asked for again is compressed anew: waits until its bytes don't change any more. */
async function settled(page: Candidate): Promise<void> {
  for (let before = -1, bytes = 0; before !== bytes; ) {
    before = bytes
    bytes = (await bytesOf(page)).length
    await delay(200)
  }
}

/** All that the tree is rendered from. Next.js has to hydrate the tiles, so its page carries all of it. */
async function wholeData(edge: string, inPage: FirstPage): Promise<FirstPage> {
  const { listing, shell } = (await (await fetch(`${edge}/whole-data`)).json()) as {
    listing: CategoryListingQuery
    shell: unknown
  }
  return { ...inPage, shell, data: { ...(inPage.data as object), listing: listing.core_category } }
}

async function refuseOtherPage({ name, url }: Candidate): Promise<void> {
  const answer = await fetch(url)
  const html = await answer.text()
  const found = html.match(/<article /g)?.length ?? 0
  if (answer.status !== 200 || found !== tiles) throw new Error(`${name}: ${answer.status} with ${found} tiles`)
}
