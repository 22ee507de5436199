import Fastify from 'fastify'
import metricsPlugin from 'fastify-metrics'
import fp from 'fastify-plugin'
import t from 'tap'
import { databaseMetrics } from './database-metrics.ts'
import { feedMetrics } from './feed-metrics.ts'

type Counts = Parameters<typeof feedMetrics>[1]['counts']

const openMetrics = async (counts: Counts): Promise<string> => {
  const app = Fastify()
  t.teardown(() => app.close())
  await app.register(
    fp(async (scope) => void (await scope.register(metricsPlugin, { endpoint: null, clearRegisterOnInit: true })), {
      name: 'shop-metrics',
    }),
  )
  await app.register(databaseMetrics, { token: null })
  await app.register(feedMetrics, { counts })
  return (await app.inject('/metrics/database')).body
}

t.test('metrics tell what is listed and left out of each feed, and how old it is', async (t) => {
  const madeAt = new Date(Date.now() - 120_000)
  const body = await openMetrics(async () => [{ store: 'ch', format: 'idealo', madeAt, items: 1512, leftOut: 3 }])
  t.match(body, 'shop_feed_items{store="ch",format="idealo",state="listed"} 1512')
  t.match(body, 'shop_feed_items{store="ch",format="idealo",state="left_out"} 3')
  t.match(body, /^shop_feed_age_seconds\{store="ch",format="idealo"\} 12\d\./m)
})

t.test('metrics without the database tell nothing of feeds, and fail for nobody', async (t) => {
  const body = await openMetrics(async () => {
    throw new Error('no database')
  })
  t.match(body, '# HELP shop_feed_items')
  t.notMatch(body, /^shop_feed_items\{/m)
})
