import t, { type Test } from 'tap'
import { startRedis } from '#lib/testing/redis.ts'
import { filledDatabase } from '../../shop/testing/engine.ts'
import { openPublishedEdges, publishedContent } from '../../testing/published-edges.ts'

const database = () => filledDatabase(t, publishedContent)
const databases = [await database(), await database(), await database()] as const

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

t.test('what an edge has cached before it was told of changes is not kept', async (t) => {
  const { edges, get, timeOf, tellChanges } = await openPublishedEdges(t, {
    url: databases[2],
    edges: 2,
    hasMute: true,
  })
  const [mute, other] = edges
  if (!mute || !other) throw new Error('There are no two edges')
  for (const edge of edges) await get(edge, '/a/')
  const shown = timeOf('/a/', 'first')
  while (!(await get(other, '/a/')).body.includes('first'));
  t.equal((await get(mute, '/a/')).headers['x-cache'], 'hit')
  t.match((await get(mute, '/a/')).body, 'old', 'it could not know')
  tellChanges()
  t.comment(`${await shown} ms`)
})
