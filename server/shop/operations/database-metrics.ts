import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { mayReadMetrics } from '#lib/http/metrics-access.ts'

type Client = FastifyInstance['metrics']['client']

declare module 'fastify' {
  interface FastifyInstance {
    databaseRegistry: InstanceType<Client['Registry']>
  }
}

/**
 * Prometheus at /metrics/database: figures that are the database's, which every engine would tell alike. Prometheus asks one engine
 * for them, whichever, so that sums count each row once, and PostgreSQL counts its rows once a scrape. Register after `metrics`.
 */
export const databaseMetrics = fp(
  async (app: FastifyInstance, { token }: { token: string | null }) => {
    const registry = new app.metrics.client.Registry()
    app.decorate('databaseRegistry', registry)
    app.get('/metrics/database', { logLevel: 'warn' }, async (request, reply) => {
      if (!mayReadMetrics(request, token))
        return reply.code(401).header('www-authenticate', 'Bearer').send({ error: 'Unauthorized' })
      return reply.type(registry.contentType).send(await registry.metrics())
    })
  },
  { name: 'database-metrics', dependencies: ['shop-metrics'] },
)
