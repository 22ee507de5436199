import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import t, { type Test } from 'tap'
import { startRedis } from '#lib/testing/redis.ts'
import { filledDatabase } from '../../shop/testing/engine.ts'
import { openPublishedEdges, publishedContent } from '../../testing/published-edges.ts'

const database = () => filledDatabase(t, publishedContent)
const databases = [await database(), await database(), await database(), await database()] as const

/** Publications after which at the latest both edges are told of changes, and have caught up with Redis. */
const maxRounds = 10

/** In how much time is a figure of the bench. */
async function publishes(t: Test, url: string, settings: Record<string, string>) {
  const { edges, untilHit, get, timeOf } = await openPublishedEdges(t, { url, edges: 2, settings })
  const publish = async (round: number): Promise<string[]> => {
    for (const edge of edges) for (const path of ['/', '/a/'] as const) await untilHit(edge, path)
    t.comment(`${await timeOf('/a/', `round ${round}`)} ms`)
    return Promise.all(edges.map(async (edge) => String((await get(edge, '/')).headers['x-cache'])))
  }
  let others: string[] = []
  for (let round = 0; round < maxRounds && others.join() !== 'hit,hit'; round++) others = await publish(round)
  t.same(others, ['hit', 'hit'], 'the other page stays')
  t.comment(`with a segment that no page had before: ${await timeOf('/a/', 'for strangers', ['new'])} ms`)
}

t.test('a publication is on two edges with Redis, and leaves other pages cached', async (t) => {
  const redis = await startRedis(t)
  await publishes(t, databases[0], { REDIS_URL: redis.url })
})

t.test('E4.31 a publication is on two edges without Redis, and leaves other pages cached', (t) =>
  publishes(t, databases[1], {}),
)

t.test('an edge drops what it cached before it was told of changes', async (t) => {
  const { edges, get, timeOf, untilShown, tellChanges } = await openPublishedEdges(t, {
    url: databases[2],
    edges: 2,
    hasMute: true,
  })
  const [mute, other] = edges
  if (!mute || !other) throw new Error('There are no two edges')
  for (const edge of edges) await get(edge, '/a/')
  const shown = timeOf('/a/', 'first')
  await untilShown(other, '/a/', 'first')
  t.equal((await get(mute, '/a/')).headers['x-cache'], 'hit')
  t.match((await get(mute, '/a/')).body, 'old', 'it could not know')
  tellChanges()
  t.comment(`${await shown} ms`)
})

t.test('an edge’s entries in Redis do not outlive a publication that no edge heard of', async (t) => {
  const redis = await startRedis(t)
  const settings = { REDIS_URL: redis.url }
  const { edges, open, closeAll, timeOf, untilHit, untilShown } = await openPublishedEdges(t, {
    url: databases[3],
    edges: 2,
    settings,
  })
  const untilRedisIsUsed = async (edge: FastifyInstance): Promise<void> => {
    while ((await edge.inject('/health/ready')).json().dependencies.redis.state !== 'up') await pause(2)
  }
  await Promise.all(edges.map(untilRedisIsUsed))
  await timeOf('/a/', 'first')
  for (const edge of edges) await untilHit(edge, '/a/')
  await closeAll()
  await timeOf('/a/', 'second')
  const next = await open()
  await untilRedisIsUsed(next)
  await untilHit(next, '/')
  await timeOf('/', 'told')
  await untilShown(next, '/a/', 'second')
})
