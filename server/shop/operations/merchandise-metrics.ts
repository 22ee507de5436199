import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'

/** What the merchandise system does not get or could not report, at /metrics, of this engine. Register after `metrics`. */
export const merchandiseMetrics = fp(
  async (app: FastifyInstance, { countSetAside }: { countSetAside: () => { orders: number; events: number } }) => {
    const { Counter } = app.metrics.client
    new Counter({
      name: 'shop_merchandise_set_aside_total',
      help: 'Orders that the merchandise system is not told of and events of it that were not carried out, each because of a fault in the shop that the log names',
      labelNames: ['kind'],
      collect() {
        const { orders, events } = countSetAside()
        this.reset()
        this.inc({ kind: 'order' }, orders)
        this.inc({ kind: 'event' }, events)
      },
    })
  },
  { name: 'merchandise-metrics', dependencies: ['shop-metrics'] },
)
