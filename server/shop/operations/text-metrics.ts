import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { MissingTexts } from '../modules/content/translations/missing-texts.ts'

/** Texts that mails, papers and answers lacked, at /metrics and in the log. Register after `metrics`. */
export const textMetrics = fp(
  async (app: FastifyInstance, { onMissing }: MissingTexts) => {
    const { Counter } = app.metrics.client
    const missing = new Counter({
      name: 'shop_missing_total',
      help: 'Different texts that mails, papers and answers lacked since the process started',
      labelNames: ['kind'],
    })
    onMissing((key) => {
      missing.inc({ kind: 'text' })
      app.log.warn({ key }, 'a text is missing')
    })
  },
  { name: 'text-metrics', dependencies: ['shop-metrics'] },
)
