import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { errorCatalogue } from '#contract/errors.ts'
import { requestError } from '#lib/http/graphql-over-http.ts'
import type { RedisReport } from '../cache/redis-client.ts'
import { RedisLink } from '../cache/redis-link.ts'
import { networkOf } from '../visitor/request/network-of.ts'
import { countersOf } from './rate-counters.ts'

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
  redis: { url: string; report: RedisReport } | null
  /** Limit per address for the most expensive requests: GraphQL and search pages. */
  requestsPerMinute: number
  /** Called for each refused request, with the limit's name. */
  onRefused?: (limit: string) => void
}

/** Milliseconds that a counter counts. */
const window = 60_000

/** Compares the route, not the raw path: %73earch is /search, too. */
const isLimited = ({ routeOptions, url }: FastifyRequest): boolean => {
  if (routeOptions.url !== '/*') return routeOptions.url === '/graphql'
  try {
    return /^\/search(\/|$)/.test(decodeURIComponent(url.split('?', 1)[0] ?? ''))
  } catch {
    return false
  }
}

/**
 * With Redis the counters cover all processes. Each process counts for itself as well, and goes by that while Redis is away, so that no
 * limit is ever off.
 */
export default fp(
  async (app: FastifyInstance, { redis, requestsPerMinute, onRefused = () => {} }: Options) => {
    const link =
      redis &&
      new RedisLink(redis.url, {
        name: 'limits',
        log: app.log,
        report: redis.report,
        // Commands that timed out stay in the connection's queue until it ends.
        options: { socketTimeout: 1000 },
      })
    app.addHook('onClose', () => link?.close())
    await app.register(rateLimit, {
      max: requestsPerMinute,
      timeWindow: window,
      keyGenerator: ({ ip }) => networkOf(ip),
      allowList: (request) => !isLimited(request),
      onExceeded: () => onRefused('requests'),
      store: countersOf(link),
      errorResponseBuilder: (_request, { ttl }) => {
        const error = requestError('RATE_LIMITED', `Too many requests: try again in ${Math.ceil(ttl / 1000)} s.`)
        // Status for routes other than GraphQL.
        return Object.assign(error, { statusCode: errorCatalogue.RATE_LIMITED.status })
      },
    })
    app.decorate('addressLimit', (name, perMinute, keyOf = ({ ip }) => networkOf(ip)): AddressLimit => {
      const count = app.createRateLimit({
        max: perMinute,
        timeWindow: window,
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
