import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { measureInterleaved } from './measure.ts'
import { atLeast, type Line } from './report.ts'
import { listingUrl } from './ssr/sample.ts'

const root = join(import.meta.dirname, '../..')

/**
 * The listing of 60 tiles, rendered anew for each answer, against React's renderToString of the same tree with the same
 * data behind a bare Fastify; and a page from the cache against the same bytes sent without any. Needs a built web.
 */
export async function benchSsr({ dist = join(root, 'dist'), seconds = 3 } = {}): Promise<Line[]> {
  const work = mkdtempSync(join(root, 'node_modules/.bench-'))
  const children: ChildProcess[] = []
  const start = async (script: string, ...args: string[]) => {
    const child = fork(join(import.meta.dirname, 'ssr', script), args, {
      env: { ...process.env, NODE_ENV: 'production' },
    })
    children.push(child)
    const [url] = (await once(child, 'message')) as [string]
    return { url, pid: child.pid ?? 0 }
  }
  try {
    const [uncached, cached, plain] = await Promise.all([
      start('page-server.ts', 'uncached', dist),
      start('page-server.ts', 'cached', dist),
      buildPlain(work).then((file) => start('plain-server.ts', file)),
    ])
    await giveData(uncached.url + listingUrl, `${plain.url}/data`)
    const rendered = await measureInterleaved(
      [
        { name: 'plain React', method: 'GET', url: plain.url, pid: plain.pid },
        { name: 'edge', method: 'GET', url: uncached.url + listingUrl, pid: uncached.pid },
      ],
      { seconds },
    )
    const headers = { 'accept-encoding': 'br' }
    for (const path of ['/static-bytes', listingUrl]) await (await fetch(cached.url + path, { headers })).arrayBuffer()
    const kept = await measureInterleaved(
      [
        { name: 'bytes', method: 'GET', url: `${cached.url}/static-bytes`, pid: cached.pid, headers },
        { name: 'page cache', method: 'GET', url: cached.url + listingUrl, pid: cached.pid, headers },
      ],
      { seconds },
    )
    return [...ratio('SSR of 60 tiles', rendered, 0.65), ...ratio('Page from the cache', kept, 0.5)]
  } finally {
    for (const child of children) child.disconnect()
    rmSync(work, { recursive: true, force: true })
  }
}

type Pair = Awaited<ReturnType<typeof measureInterleaved>>

function ratio(group: string, [base, ours]: Pair, target: number): Line[] {
  if (!base || !ours) return []
  const share = base.cpuMs / ours.cpuMs
  return [
    { group, name: `${base.name}: CPU an answer`, value: base.cpuMs, unit: 'ms' },
    { group, name: `${ours.name}: CPU an answer`, value: ours.cpuMs, unit: 'ms' },
    { group, name: `${ours.name}, of ${base.name}`, value: share, unit: 'rate', ...atLeast(target)(share) },
  ]
}

/** The same components as the shop's, bundled for the server without the shop's own way to render them. */
async function buildPlain(work: string): Promise<string> {
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [react()],
    build: { ssr: 'scripts/bench/ssr/plain-page.tsx', outDir: work, emptyOutDir: false, assetsInlineLimit: 0 },
  })
  return join(work, 'plain-page.js')
}

/** What the edge put into its page is what plain React renders. */
async function giveData(page: string, to: string): Promise<void> {
  const html = await (await fetch(page)).text()
  const data = html.match(/id="page-data">(.*?)<\/script>/s)?.[1]
  if (!data) throw new Error('The page has no data block')
  await fetch(to, { method: 'POST', body: data, headers: { 'content-type': 'application/json' } })
}
