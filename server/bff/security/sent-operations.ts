import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from '#lib/graphql-over-http.ts'
import type { PersistedDocuments } from '../graphql/persisted.ts'
import type { AddressLimit } from './rate-limits.ts'

export type KnownDocuments = Pick<PersistedDocuments, 'get'>

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

/** What a request to /graphql asks for, as it was sent: nothing of it has been checked. */
export function operationsIn({ body, query }: FastifyRequest): unknown[] {
  return [body ?? query].flat()
}

/** What an operation says: its own text, and that of the hash which it names, whichever of them will be executed. */
export function textOf(operation: unknown, persisted: KnownDocuments): string {
  if (typeof operation !== 'object' || operation === null) return ''
  const { query, extensions } = operation as { query?: unknown; extensions?: unknown }
  const hash = hashIn(extensions)
  const known = typeof hash === 'string' ? persisted.get(hash) : undefined
  return `${typeof query === 'string' ? query : ''}\n${known ?? ''}`
}

type CallLimit = {
  /** Names of root fields. */
  fields: readonly string[]
  limit: AddressLimit
  persisted: KnownDocuments
  /** What there were too many of. */
  what: string
  /** Counts only operations of this kind. */
  kind?: 'mutation'
}

/** Refuses a request to /graphql when its operations call these fields too often; each operation of a batch counts. */
export function limitCalls(app: FastifyInstance, { fields, limit, persisted, what, kind }: CallLimit): void {
  const isCalled = new RegExp(`\\b(?:${fields.join('|')})\\b`)
  app.addHook('preHandler', async (request, reply) => {
    if (request.routeOptions.url !== '/graphql') return
    for (const operation of operationsIn(request)) {
      const text = textOf(operation, persisted)
      if (!isCalled.test(text) || (kind && !text.includes(kind))) continue
      const { isAllowed, retryAfter } = await limit(request)
      if (isAllowed) continue
      reply.header('retry-after', retryAfter)
      return refuse(reply, 'RATE_LIMITED', `Too many ${what}: try again in ${retryAfter} s.`)
    }
  })
}
