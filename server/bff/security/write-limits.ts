import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { type KnownDocuments, limitCalls } from './sent-operations.ts'

type Options = {
  persisted: KnownDocuments
  /** Operations that change carts and lists, of one address. */
  writesPerMinute: number
}

/** Changes of carts, reservations and lists have a limit of their own, below that of GraphQL. */
export default fp(
  async (app: FastifyInstance, { persisted, writesPerMinute }: Options) => {
    const limit = app.addressLimit('writes', writesPerMinute)
    limitCalls(app, 'writes', { limit, persisted, what: 'changes' })
  },
  { name: 'write-limits', dependencies: ['rate-limits'] },
)
