import t, { type Test } from 'tap'
import { startRedis } from '#lib/testing/redis.ts'
import { filledDatabase } from '../../shop/testing/engine.ts'
import { longestPublication, openPublishedEdges, publishedContent } from '../../testing/published-edges.ts'

const databases = [await filledDatabase(t, publishedContent), await filledDatabase(t, publishedContent)] as const

/** Milliseconds. The promise is `longestPublication`, which the bench holds it to; here the machine may be busy. */
const longestWait = 5 * longestPublication

async function publishesInTime(t: Test, url: string, settings: Record<string, string>) {
  const { edges, get, timeOf } = await openPublishedEdges(t, { url, edges: 2, settings })
  for (const path of ['/', '/a/', '/', '/a/'] as const) for (const edge of edges) await get(edge, path)
  for (const text of ['first', 'second']) {
    const took = await timeOf('/a/', text)
    t.ok(took < longestWait, `${text}: ${took} ms`)
    for (const edge of edges) t.equal((await get(edge, '/')).headers['x-cache'], 'hit', 'the other page stays')
  }
  const took = await timeOf('/a/', 'for strangers', ['new'])
  t.ok(took < longestWait, `with a segment that no page had before: ${took} ms`)
}

t.test('a publication is on two edges with Redis in time, and leaves other pages cached', async (t) => {
  const redis = await startRedis(t)
  await publishesInTime(t, databases[0], { REDIS_URL: redis.url })
})

t.test('a publication is on two edges without Redis in time, and leaves other pages cached', (t) =>
  publishesInTime(t, databases[1], {}),
)
