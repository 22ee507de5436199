import { createHash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import t, { type Test } from 'tap'
import { PagePieces } from './render/page-pieces.ts'
import type { RenderResult } from './render/render-page.ts'
import { fakeRenderer, get, limitOf, page, startPages } from './testing/fake-pages.ts'
import { sampleEdge } from './testing/sample-edge.ts'

let areTestsAway = false
const run = sampleEdge({
  answers: {
    getPathsWithAbTests: () => {
      if (areTestsAway) throw new Error('away')
      return ['/test/']
    },
    getActiveAbTestsByUrl: () => [
      {
        id: 'hero',
        trackingCode: 'T1',
        variants: [
          { id: 'a', weight: 1 },
          { id: 'b', weight: 1 },
        ],
      },
    ],
  },
})

const nameOf = (json: string) => createHash('sha256').update(json).digest('base64url').slice(0, 22)

function withData(rendered: RenderResult, json: string): RenderResult {
  const { document = { body: '' as never, styleHashes: [] } } = rendered
  return { ...rendered, document: { ...document, data: { name: nameOf(json), body: new PagePieces([json]) } } }
}

/** Its pages have the content given, or else store, variant and address, as their data. */
async function startWithData(t: Test) {
  const renderer = fakeRenderer()
  const shop = { content: '' }
  renderer.answer = async ({ href, visitor, abAssignments }) => {
    const json = JSON.stringify(shop.content || `${visitor.store} ${abAssignments[0]?.variantId ?? ''} ${href}`)
    return withData(page(nameOf(json)), json)
  }
  const { app, cache } = await startPages(t, { renderer, run })
  /** The page's data as its document names it. */
  const nameIn = async (url: string, headers: Record<string, string> = {}) => (await get(app, url, headers)).body
  return { app, cache, renderer, shop, nameIn }
}

t.test('S7.31 the data of a page is a file that never changes, in every encoding', async (t) => {
  const { app, renderer, nameIn } = await startWithData(t)
  const url = `/cat/1?p=2&page-data=${await nameIn('/cat/1?p=2&utm_source=mail')}`
  const text = '"de  /cat/1?p=2"'
  const brotli = await get(app, url, { 'accept-encoding': 'br' })
  t.equal(brotliDecompressSync(brotli.rawPayload).toString(), text)
  t.match(brotli.headers, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
    'x-robots-tag': 'noindex',
    'x-cache': 'data',
  })
  t.notMatch(brotli.headers, { 'set-cookie': /./ })
  t.equal(gunzipSync((await get(app, url, { 'accept-encoding': 'gzip' })).rawPayload).toString(), text)
  t.equal((await get(app, url)).body, text)
  t.equal(renderer.rendered.length, 1)
})

t.test('page data of an unknown name, another page or another store answers 404', async (t) => {
  const { app, renderer, nameIn } = await startWithData(t)
  const missing = {
    statusCode: 404,
    headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'x-cache': 'data-gone' },
  }
  const name = await nameIn('/cat/1')
  t.match(await get(app, `/cat/2?page-data=${name}`), missing, 'of another page')
  t.match(await get(app, `/cat/1?page-data=${name}`, { host: 'at.localhost' }), missing, 'of another store')
  renderer.answer = async () => page('gone', 410)
  t.match(await get(app, `/gone/?page-data=${name}`), missing)
  t.match(await get(app, `/a%00b/?page-data=${name}`), missing)
})

t.test('data of a page that no cache has is made anew with it', async (t) => {
  const first = await startWithData(t)
  const name = await first.nameIn('/cat/1')
  const { app, renderer } = await startWithData(t)
  t.equal((await get(app, `/cat/1?page-data=${name}`)).body, '"de  /cat/1"')
  t.equal((await get(app, '/cat/1')).headers['x-cache'], 'hit')
  t.equal(renderer.rendered.length, 1)
})

t.test('data of a page version stays available after one change and is gone after the second', async (t) => {
  const { app, cache, shop, nameIn } = await startWithData(t)
  shop.content = 'first'
  const url = `/cat/1?page-data=${await nameIn('/cat/1')}`
  for (const content of ['second', 'second']) {
    shop.content = content
    await cache.purge(['content'])
    t.equal((await get(app, url)).body, '"first"')
  }
  const present = `/cat/1?page-data=${await nameIn('/cat/1')}`
  t.equal((await get(app, present)).body, '"second"')
  shop.content = 'third'
  await cache.purge(['content'])
  t.equal((await get(app, url)).statusCode, 404)
  t.equal((await get(app, present)).body, '"second"')
})

t.test('data is compressed anew with its page', async (t) => {
  const { app, shop, nameIn } = await startWithData(t)
  shop.content = Array.from({ length: 3000 }, (_, n) => `${(n * 7919) % 997} ${n} Hefte`).join()
  const url = `/cat/1?page-data=${await nameIn('/cat/1')}`
  const ask = async () => (await get(app, url, { 'accept-encoding': 'br' })).rawPayload
  const first = await ask()
  let dense = await ask()
  for (; dense.length === first.length; dense = await ask()) await delay(5)
  t.ok(dense.length < first.length)
  t.equal(brotliDecompressSync(dense).toString(), JSON.stringify(shop.content))
})

t.test('data is of the variants that its address names, whether the browser takes cookies or not', async (t) => {
  const { app, nameIn } = await startWithData(t)
  for (const variant of ['a', 'b']) {
    const name = await nameIn('/test/', { cookie: `BZ_AB_hero=${variant}` })
    for (const cookie of ['', 'BZ_AB_hero=a', 'BZ_AB_hero=b']) {
      const answer = await get(app, `/test/?page-data=${name}.hero.${variant}`, { cookie })
      t.equal(answer.body, `"de ${variant} /test/"`)
      t.match(answer.headers, { 'cache-control': /^private, max-age/ })
      t.equal(answer.headers['set-cookie'], undefined)
    }
  }
})

t.test('data is found of a page that was made without its tests, also when they can be had again', async (t) => {
  const { app, nameIn } = await startWithData(t)
  areTestsAway = true
  const name = await nameIn('/test/')
  areTestsAway = false
  t.equal((await get(app, `/test/?page-data=${name}`)).body, '"de  /test/"')
})

t.test('a page of one visitor has no data of its own address', async (t) => {
  const { app, renderer } = await startWithData(t)
  const json = '"mine"'
  renderer.answer = async ({ forOneVisitor }) =>
    forOneVisitor ? withData(page('mine'), json) : { ...page('refused', 401), needsOneVisitor: true }
  t.equal((await get(app, '/myaccount/')).body, 'mine')
  t.equal((await get(app, `/myaccount/?page-data=${nameOf(json)}`)).statusCode, 404)
  t.equal(renderer.rendered.filter(({ forOneVisitor }) => forOneVisitor).length, 1)
})

t.test('page data answers 503 or 500 with no-store while the page cannot be rendered', async (t) => {
  const { app, renderer } = await startWithData(t)
  const url = `/cat/1?page-data=${nameOf('')}`
  const unavailable = { statusCode: 503, headers: { 'retry-after': /\d/, 'cache-control': 'private, no-store' } }
  renderer.answer = async () => page('sorry', 503)
  t.match(await get(app, url, { accept: '*/*' }), { ...unavailable, body: /"error"/ })
  renderer.answer = async () => {
    throw new Error('renderer broke')
  }
  t.match(await get(app, url, { accept: '*/*' }), { statusCode: 500, headers: { 'cache-control': /no-store/ } })

  const { promise, resolve } = Promise.withResolvers<void>()
  const full = fakeRenderer()
  full.answer = () => promise.then(() => page('late'))
  const { app: busy } = await startPages(t, { renderer: full, run, limit: limitOf(1, 1) })
  const others = [get(busy, '/1/'), get(busy, '/2/')]
  t.match(await get(busy, url, { accept: '*/*' }), { ...unavailable, body: /"error"/ })
  resolve()
  await Promise.all(others)
})
