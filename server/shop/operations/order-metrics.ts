import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { PlacedFigure } from '../modules/orders/orders/placed-figures.ts'

/**
 * Orders and revenue at /metrics/database, counted by the database since midnight UTC: for Prometheus a counter that starts anew each day,
 * and exact whichever engines came and went. Register after `databaseMetrics`.
 */
export const orderMetrics = fp(
  async (app: FastifyInstance, { placed }: { placed: () => Promise<PlacedFigure[]> }) => {
    const { Counter } = app.metrics.client
    new Counter({
      registers: [app.databaseRegistry],
      name: 'shop_orders_placed_total',
      help: 'Orders that were placed, by store and method of payment; starts anew at midnight UTC',
      labelNames: ['store', 'method'],
      async collect() {
        this.reset()
        for (const { store, method, count } of await placed().catch(() => [])) this.inc({ store, method }, count)
      },
    })
    new Counter({
      registers: [app.databaseRegistry],
      name: 'shop_order_revenue_total',
      help: 'Gross sum of orders that were placed, in units of the currency (euros, francs); starts anew at midnight UTC',
      labelNames: ['store', 'currency'],
      async collect() {
        this.reset()
        for (const { store, currency, total } of await placed().catch(() => []))
          this.inc({ store, currency }, total / 100)
      },
    })
  },
  { name: 'order-metrics', dependencies: ['database-metrics'] },
)
