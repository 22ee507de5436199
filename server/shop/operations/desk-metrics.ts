import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { Desk } from '../modules/studio/desk/desk.service.ts'

/** What needs a person, at /metrics/database, as the studio's desk shows it. Register after `databaseMetrics`. */
export const deskMetrics = fp(
  async (app: FastifyInstance, { allTasks }: Pick<Desk, 'allTasks'>) => {
    const { Gauge } = app.metrics.client
    new Gauge({
      registers: [app.databaseRegistry],
      name: 'shop_desk_tasks',
      help: 'What needs a person of customer service now, by store and kind; what belongs to no store has none',
      labelNames: ['store', 'kind'],
      async collect() {
        this.reset()
        const found = await allTasks().catch(() => [])
        for (const { store, kind, count } of found) this.set({ store: store ?? '', kind }, count)
      },
    })
  },
  { name: 'desk-metrics', dependencies: ['database-metrics'] },
)
