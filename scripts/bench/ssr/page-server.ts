/** Child of the bench: the edge's pages. `uncached` renders each answer anew; `cached` has a page cache. */
import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import { SwrCache } from '#edge/cache/swr-cache.ts'
import pages from '#edge/pages/pages.ts'
import { vikeRenderer } from '#edge/pages/render/render-page.ts'
import { loadWebBuild } from '#edge/pages/render/web-build.ts'
import { testSeals } from '#edge/visitor/testing/seals.ts'
import visitor from '#edge/visitor/visitor-plugin.ts'
import { AdaptiveLimit } from '#lib/adaptive-limit.ts'
import { CategoryListing, Shell } from '#web/generated/operations.ts'
import { cachedSampleEdge, listingUrl } from './sample.ts'

const [mode, dist = ''] = process.argv.slice(2)
const app = Fastify()
const run = await cachedSampleEdge()
const renderer = vikeRenderer(await loadWebBuild(dist))
await app.register(cookie)
await app.register(visitor, { seals: testSeals })
await app.register(pages, {
  renderer: { ...renderer, isCacheable: mode === 'cached' },
  cache: new SwrCache({ namespace: 'pages', shared: null, log: app.log }),
  run,
  // Wide enough for all of the bench's connections: here it is to cost what it costs, and refuse nothing.
  limit: new AdaptiveLimit({ min: 4, max: 4, queue: 64, maxWaitMs: 60_000 }),
})
// The page itself carries less, since most of it keeps the server's HTML.
app.get('/whole-data', async ({ visitor }) => {
  const [listing, shell] = await Promise.all([run(CategoryListing, { id: '5' }, visitor), run(Shell, {}, visitor)])
  return `{"listing":${listing.json},"shell":${shell.json}}`
})
if (mode === 'cached') {
  let bytes: Promise<Buffer> | undefined
  app.get('/static-bytes', async ({ headers: { host } }, reply) => {
    bytes ??= app
      .inject({ url: listingUrl, headers: { host, 'accept-encoding': 'br' } })
      .then((answer) => answer.rawPayload)
    return reply
      .type('text/html; charset=utf-8')
      .header('content-encoding', 'br')
      .send(await bytes)
  })
}
process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }))
process.once('disconnect', () => {
  app
    .close()
    .catch(console.error)
    .finally(() => process.exit())
})
