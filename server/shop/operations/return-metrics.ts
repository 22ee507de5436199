import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'

/** Returns at /metrics/database. Register after `databaseMetrics`. */
export const returnMetrics = fp(
  async (app: FastifyInstance, { countMissing }: { countMissing: () => Promise<number> }) => {
    const { Gauge } = app.metrics.client
    new Gauge({
      registers: [app.databaseRegistry],
      name: 'shop_returns_without_label',
      help: 'Returns of the last 14 days whose carrier made no label: a person answers their customers',
      async collect() {
        this.set(await countMissing().catch(() => Number.NaN))
      },
    })
  },
  { name: 'return-metrics', dependencies: ['database-metrics'] },
)
