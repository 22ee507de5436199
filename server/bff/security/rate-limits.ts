import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { Redis } from 'ioredis'
import { errorCatalogue } from '#contract/errors.ts'
import { requestError } from '#lib/graphql-over-http.ts'

type Options = {
  redis: { url: string } | null
  /** Of one address, to what costs the most: GraphQL and search pages. */
  requestsPerMinute: number
}

const isLimited = (request: FastifyRequest) => /^\/(graphql|search)(\/|\?|$)/.test(request.url)

/** Counted in Redis over all processes when there is one; when it fails, nobody is refused. */
export default fp(
  async (app: FastifyInstance, { redis, requestsPerMinute }: Options) => {
    const client =
      redis &&
      new Redis(redis.url, {
        enableOfflineQueue: false,
        maxRetriesPerRequest: 0,
        connectTimeout: 500,
        commandTimeout: 75,
      })
    client?.on('error', () => {})
    app.addHook('onClose', async () => client?.disconnect())
    await app.register(rateLimit, {
      max: requestsPerMinute,
      timeWindow: 60_000,
      allowList: (request) => !isLimited(request),
      ...(client ? { redis: client, nameSpace: 'pausenhof:rate:', skipOnError: true } : {}),
      errorResponseBuilder: (_request, { ttl }) => {
        const error = requestError('RATE_LIMITED', `Too many requests: try again in ${Math.ceil(ttl / 1000)} s.`)
        // For addresses besides GraphQL.
        return Object.assign(error, { statusCode: errorCatalogue.RATE_LIMITED.status })
      },
    })
  },
  { name: 'rate-limits' },
)
