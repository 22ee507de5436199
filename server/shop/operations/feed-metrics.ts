import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'

type FeedCount = { store: string; format: string; madeAt: Date; items: number; leftOut: number }

/** Feeds of products at /metrics/database. Register after `databaseMetrics`. */
export const feedMetrics = fp(
  async (app: FastifyInstance, { counts }: { counts: () => Promise<FeedCount[]> }) => {
    const { Gauge } = app.metrics.client
    new Gauge({
      registers: [app.databaseRegistry],
      name: 'shop_feed_items',
      help: 'Items of each feed by what became of them: listed, or left out since they lack what a feed needs',
      labelNames: ['store', 'format', 'state'],
      async collect() {
        this.reset()
        for (const { store, format, items, leftOut } of await counts().catch(() => [])) {
          this.set({ store, format, state: 'listed' }, items)
          this.set({ store, format, state: 'left_out' }, leftOut)
        }
      },
    })
    new Gauge({
      registers: [app.databaseRegistry],
      name: 'shop_feed_age_seconds',
      help: 'Seconds since each feed was made; a job makes them twice an hour',
      labelNames: ['store', 'format'],
      async collect() {
        this.reset()
        for (const { store, format, madeAt } of await counts().catch(() => []))
          this.set({ store, format }, (Date.now() - madeAt.getTime()) / 1000)
      },
    })
  },
  { name: 'feed-metrics', dependencies: ['database-metrics'] },
)
