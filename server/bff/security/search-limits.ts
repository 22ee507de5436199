import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { type KnownDocuments, limitCalls } from './sent-operations.ts'

type Options = {
  persisted: KnownDocuments
  /** Operations that search, of one address. */
  searchesPerMinute: number
}

/**
 * Searching has a limit of its own, below that of GraphQL: a visitor who types without a pause is asked for four times a
 * second at most (storefront.md §9), a program that reads the shop out is stopped.
 */
export default fp(
  async (app: FastifyInstance, { persisted, searchesPerMinute }: Options) => {
    const limit = app.addressLimit('search', searchesPerMinute)
    limitCalls(app, 'search', { limit, persisted, what: 'searches' })
  },
  { name: 'search-limits', dependencies: ['rate-limits'] },
)
