import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { refuse } from '#lib/graphql-over-http.ts'
import type { PersistedDocuments } from '../graphql/persisted.ts'

type Options = {
  persisted: Pick<PersistedDocuments, 'get'>
  /** Operations that search, of one address. */
  searchesPerMinute: number
}

/** Each text is another question, so what searches is rarely answered from the cache. */
const searchField = /\b(core_search|suggestQueries|getSearchRedirect|getLongTailAdjustment)\b/

type Operation = { query?: unknown; extensions?: unknown }

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** In a GET the extensions are JSON. */
const hashIn = (extensions: unknown): unknown => {
  const read = typeof extensions === 'string' ? parsed(extensions) : extensions
  return (read as { persistedQuery?: { sha256Hash?: unknown } } | null)?.persistedQuery?.sha256Hash
}

/**
 * Searching has a limit of its own, below that of GraphQL: a visitor who types without a pause is asked for four times a
 * second at most (storefront.md §9), a program that reads the shop out is stopped.
 */
export default fp(
  async (app: FastifyInstance, { persisted, searchesPerMinute }: Options) => {
    const searches = (sent: unknown): boolean => {
      if (typeof sent !== 'object' || sent === null) return false
      const { query, extensions } = sent as Operation
      const hash = hashIn(extensions)
      const text = typeof hash === 'string' ? persisted.get(hash) : query
      return typeof text === 'string' && searchField.test(text)
    }
    const limitOf = app.createRateLimit({
      max: searchesPerMinute,
      timeWindow: 60_000,
      keyGenerator: (request: FastifyRequest) => `search:${request.ip}`,
    })
    app.addHook('preHandler', async (request, reply) => {
      if (request.routeOptions.url !== '/graphql') return
      const count = [request.body ?? request.query].flat().filter(searches).length
      for (let index = 0; index < count; index++) {
        const limit = await limitOf(request)
        if (limit.isAllowed || !limit.isExceeded) continue
        reply.header('retry-after', limit.ttlInSeconds)
        return refuse(reply, 'RATE_LIMITED', `Too many searches: try again in ${limit.ttlInSeconds} s.`)
      }
    })
  },
  { name: 'search-limits', dependencies: ['rate-limits'] },
)
