import t, { type Test } from 'tap'
import { startRedis } from '#lib/testing/redis.ts'
import { filledDatabase } from '../../shop/testing/engine.ts'
import { openPublishedEdges, publishedContent } from '../../testing/published-edges.ts'

const databases = [await filledDatabase(t, publishedContent), await filledDatabase(t, publishedContent)] as const

/** In how much time is a figure of the bench. */
async function publishes(t: Test, url: string, settings: Record<string, string>) {
  const { edges, get, timeOf } = await openPublishedEdges(t, { url, edges: 2, settings })
  for (const path of ['/', '/a/', '/', '/a/'] as const) for (const edge of edges) await get(edge, path)
  for (const text of ['first', 'second']) {
    t.comment(`${text}: ${await timeOf('/a/', text)} ms`)
    for (const edge of edges) t.equal((await get(edge, '/')).headers['x-cache'], 'hit', 'the other page stays')
  }
  t.comment(`with a segment that no page had before: ${await timeOf('/a/', 'for strangers', ['new'])} ms`)
}

t.test('a publication is on two edges with Redis, and leaves other pages cached', async (t) => {
  const redis = await startRedis(t)
  await publishes(t, databases[0], { REDIS_URL: redis.url })
})

t.test('a publication is on two edges without Redis, and leaves other pages cached', (t) =>
  publishes(t, databases[1], {}),
)
