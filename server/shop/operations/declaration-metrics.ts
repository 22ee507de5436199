import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'

/** Declarations of the last days. `unmatched`: those for which no order or membership was found. */
type Count = () => Promise<{ all: number; unmatched: number }>

/** Declarations of consumers at /metrics/database. Register after `databaseMetrics`. */
export const declarationMetrics = fp(
  async (app: FastifyInstance, { withdrawal, cancellation }: { withdrawal: Count; cancellation: Count }) => {
    const { Gauge } = app.metrics.client
    const read = async (part: 'all' | 'unmatched') => ({
      withdrawal: await withdrawal().then(
        (counts) => counts[part],
        () => Number.NaN,
      ),
      cancellation: await cancellation().then(
        (counts) => counts[part],
        () => Number.NaN,
      ),
    })
    const gauges = [
      ['shop_declarations', 'Withdrawals and notices of the last 14 days', 'all'],
      [
        'shop_declarations_unmatched',
        'Those for which no order or membership was found: a person sees to them',
        'unmatched',
      ],
    ] as const
    for (const [name, help, part] of gauges)
      new Gauge({
        registers: [app.databaseRegistry],
        name,
        help,
        labelNames: ['kind'],
        async collect() {
          for (const [kind, value] of Object.entries(await read(part))) this.set({ kind }, value)
        },
      })
  },
  { name: 'declaration-metrics', dependencies: ['database-metrics'] },
)
