import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { CategoryListing, type CategoryListingQuery, Shell } from '#web/generated/operations.ts'
import { endpoint, persistedQuery } from '#web/lib/data/wire.ts'
import type { FirstPage } from '#web/lib/scope/first-page.ts'
import { buildNext, startNext } from '../next-app.ts'
import { closedWithBench } from '../opened.ts'
import { buildTree } from '../ssr/build-tree.ts'
import { blockOf } from '../ssr/page-block.ts'

const root = join(import.meta.dirname, '../../..')

export type NextListing = { url: string; [Symbol.asyncDispose]: () => Promise<void> }

/**
 * A listing of the running shop as a page of Next.js: the same components, data and inlined styles, compressed, with the shop's
 * pictures and fonts at the same address.
 */
export async function openNextListing(
  listing: string,
  onStep: (step: string) => void,
  signal?: AbortSignal,
): Promise<NextListing> {
  const opened = new AsyncDisposableStack()
  const close = closedWithBench(() => opened.disposeAsync())
  try {
    const work = mkdtempSync(join(root, 'node_modules/.bench-'))
    opened.defer(() => rmSync(work, { recursive: true, force: true }))
    onStep('Bundling the tree')
    await buildNext(await buildTree(join(work, 'tree')), onStep, signal)
    const [data, styles] = [join(work, 'data.json'), join(work, 'styles.css')]
    writeFileSync(data, JSON.stringify(await wholePage(listing)))
    writeFileSync(styles, stylesOf(await (await fetch(listing)).text()))
    onStep('Starting Next.js')
    const next = await startNext(data, { styles, isCompressed: true })
    opened.defer(async () => {
      const gone = once(next.child, 'exit')
      if (next.child.kill()) await gone
    })
    const { origin } = new URL(listing)
    const gateway = createServer((incoming, answer) => {
      const isFile = /^\/(?:assets|media|icons|favicon)/.test(incoming.url ?? '')
      passOn(incoming, answer, isFile ? origin : next.url)
    }).listen(0, '127.0.0.1')
    opened.defer(() => void gateway.close())
    await once(gateway, 'listening')
    return { url: `http://localhost:${(gateway.address() as AddressInfo).port}/`, [Symbol.asyncDispose]: close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Data of the listing with everything that the shop leaves out of its page, since it keeps the server's HTML. */
async function wholePage(listing: string): Promise<FirstPage> {
  const inPage = await blockOf(listing)
  const { origin } = new URL(listing)
  const known = inPage.data as { listing: NonNullable<CategoryListingQuery['core_category']> }
  const token = await fetch(`${origin}/api/token`, { method: 'POST' })
  const headers = {
    'content-type': 'application/json',
    cookie: token.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';', 1)[0])
      .join('; '),
  }
  const ask = async ({ id, name }: { id: string; name: string }, variables: object) => {
    const body = JSON.stringify({ operationName: name, variables, extensions: { persistedQuery: persistedQuery(id) } })
    const answer = await fetch(origin + endpoint, { method: 'POST', headers, body })
    const { data, errors } = (await answer.json()) as { data?: unknown; errors?: unknown }
    if (!data) throw new Error(`${name}: ${answer.status} ${JSON.stringify(errors)}`)
    return data
  }
  const [shell, whole] = await Promise.all([ask(Shell, {}), ask(CategoryListing, { id: known.listing.category.id })])
  return { ...inPage, shell, data: { ...known, listing: (whole as CategoryListingQuery).core_category } } as FirstPage
}

const stylesOf = (html: string) => [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css]) => css).join('')

function passOn(incoming: IncomingMessage, answer: ServerResponse, origin: string): void {
  const { method, headers, url = '/' } = incoming
  const requested = request(new URL(url, origin), { method, headers }, (given) => {
    answer.writeHead(given.statusCode ?? 502, given.headers)
    given.pipe(answer)
  })
  requested.on('error', () => answer.destroy())
  incoming.pipe(requested)
}
