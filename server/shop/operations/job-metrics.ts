import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { JobFigure, Worker } from '../jobs/worker.ts'

/** Jobs at /metrics/database. Register after `databaseMetrics`. */
export const jobMetrics = fp(
  async (app: FastifyInstance, { figures }: Pick<Worker, 'figures'>) => {
    const { Gauge } = app.metrics.client
    const gauges = [
      ['shop_jobs', 'Jobs by task: due and waiting, running, and given up (failed)', ({ count }: JobFigure) => count],
      [
        'shop_job_oldest_seconds',
        'Age of the oldest job of each task and state: since it was due, or since it was taken',
        ({ oldest }: JobFigure) => oldest,
      ],
    ] as const
    for (const [name, help, read] of gauges)
      new Gauge({
        registers: [app.databaseRegistry],
        name,
        help,
        labelNames: ['task', 'state'],
        async collect() {
          this.reset()
          for (const figure of await figures().catch(() => []))
            this.set({ task: figure.task, state: figure.state }, read(figure))
        },
      })
  },
  { name: 'job-metrics', dependencies: ['database-metrics'] },
)
