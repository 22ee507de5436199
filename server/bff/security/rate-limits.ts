import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { Redis } from 'ioredis'
import { errorCatalogue } from '#contract/errors.ts'
import { requestError } from '#lib/http/graphql-over-http.ts'
import { networkOf } from '../visitor/request/network-of.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * A limit in addition to the general one: requests per minute of one address, or of the key that `keyOf` returns.
     * `name` separates its counters from those of other limits.
     */
    addressLimit: (name: string, perMinute: number, keyOf?: (request: FastifyRequest) => string) => AddressLimit
  }
}

/** Counts a request. `retryAfter`: seconds until the next allowed one. */
export type AddressLimit = (request: FastifyRequest) => Promise<{ isAllowed: boolean; retryAfter: number }>

type Options = {
  redis: { url: string } | null
  /** Limit per address for the most expensive requests: GraphQL and search pages. */
  requestsPerMinute: number
  /** Called for each refused request, with the limit's name. */
  onRefused?: (limit: string) => void
}

/** Compares the route, not the raw path: %73earch is /search, too. */
const isLimited = ({ routeOptions, url }: FastifyRequest): boolean => {
  if (routeOptions.url !== '/*') return routeOptions.url === '/graphql'
  try {
    return /^\/search(\/|$)/.test(decodeURIComponent(url.split('?', 1)[0] ?? ''))
  } catch {
    return false
  }
}

/** With Redis the counters cover all processes; while Redis fails, every request is allowed. */
export default fp(
  async (app: FastifyInstance, { redis, requestsPerMinute, onRefused = () => {} }: Options) => {
    const client =
      redis &&
      new Redis(redis.url, {
        enableOfflineQueue: false,
        maxRetriesPerRequest: 0,
        connectTimeout: 500,
        commandTimeout: 75,
        // Commands that timed out stay in the connection's queue until it ends.
        socketTimeout: 1000,
      })
    client?.on('error', () => {})
    app.addHook('onClose', async () => client?.disconnect())
    await app.register(rateLimit, {
      max: requestsPerMinute,
      timeWindow: 60_000,
      keyGenerator: ({ ip }) => networkOf(ip),
      allowList: (request) => !isLimited(request),
      onExceeded: () => onRefused('requests'),
      ...(client ? { redis: client, nameSpace: 'pausenhof:rate:', skipOnError: true } : {}),
      errorResponseBuilder: (_request, { ttl }) => {
        const error = requestError('RATE_LIMITED', `Too many requests: try again in ${Math.ceil(ttl / 1000)} s.`)
        // Status for routes other than GraphQL.
        return Object.assign(error, { statusCode: errorCatalogue.RATE_LIMITED.status })
      },
    })
    app.decorate('addressLimit', (name, perMinute, keyOf = ({ ip }) => networkOf(ip)): AddressLimit => {
      const count = app.createRateLimit({
        max: perMinute,
        timeWindow: 60_000,
        keyGenerator: (request) => `${name}:${keyOf(request)}`,
        allowList: () => false,
      })
      return async (request) => {
        const verdict = await count(request)
        if (verdict.isAllowed || !verdict.isExceeded) return { isAllowed: true, retryAfter: 0 }
        onRefused(name)
        return { isAllowed: false, retryAfter: verdict.ttlInSeconds }
      }
    })
  },
  { name: 'rate-limits' },
)
