import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { type FieldPolicy, policies } from '../graphql/policies/policies.ts'
import { type KnownDocuments, limitCalls } from './sent-operations.ts'

type Options = {
  persisted: KnownDocuments
  /** Operations that change carts and lists, of one address. */
  writesPerMinute: number
}

const needsSomebody = ([, policy]: [string, FieldPolicy]) => policy.scope === 'private' && policy.needs !== undefined

/** What is somebody's, and views of products: each change is a transaction of the engine, and strangers may make them. */
const fields = [...Object.entries(policies).filter(needsSomebody), ['recordGlanceView']].map(([name]) => String(name))

/** Changes of carts, reservations and lists have a limit of their own, below that of GraphQL. */
export default fp(
  async (app: FastifyInstance, { persisted, writesPerMinute }: Options) => {
    const limit = app.addressLimit('writes', writesPerMinute)
    limitCalls(app, { fields, limit, persisted, what: 'changes', kind: 'mutation' })
  },
  { name: 'write-limits', dependencies: ['rate-limits'] },
)
