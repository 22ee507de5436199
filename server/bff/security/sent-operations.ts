import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Kind, parse, type SelectionSetNode } from 'graphql'
import { LRUCache } from 'lru-cache'
import type { CallLimit } from '#contract/generated/types.ts'
import { refuse } from '#lib/http/graphql-over-http.ts'
import { limits } from '../graphql/limits.ts'
import type { PersistedDocuments } from '../graphql/persisted/persisted.ts'
import { fieldsLimitedBy } from '../graphql/policies/policies.ts'
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

/** Operations of a request to /graphql as sent, not validated. */
export function operationsIn({ body, query }: FastifyRequest): unknown[] {
  return [body ?? query].flat()
}

/** Names of the root fields of a text's operations; null for an invalid document, which will not be executed. */
function rootFieldsIn(text: string): readonly string[] | null {
  if (text.length > limits.operationText) return null
  try {
    const { definitions } = parse(text, { noLocation: true, maxTokens: maxTokens })
    const fragments = new Map<string, SelectionSetNode>()
    for (const each of definitions)
      if (each.kind === Kind.FRAGMENT_DEFINITION) fragments.set(each.name.value, each.selectionSet)
    return definitions.flatMap((each) =>
      each.kind === Kind.OPERATION_DEFINITION ? namesIn(each.selectionSet, fragments) : [],
    )
  } catch {
    return null
  }
}

/** Field names (not aliases), including those within fragments. */
function namesIn({ selections }: SelectionSetNode, fragments: ReadonlyMap<string, SelectionSetNode>): string[] {
  const names: string[] = []
  const waiting = [...selections]
  const seen = new Set<string>()
  for (let each = waiting.pop(); each; each = waiting.pop()) {
    if (each.kind === Kind.FIELD) names.push(each.name.value)
    else if (each.kind === Kind.INLINE_FRAGMENT) waiting.push(...each.selectionSet.selections)
    else if (!seen.has(each.name.value)) {
      seen.add(each.name.value)
      waiting.push(...(fragments.get(each.name.value)?.selections ?? []))
    }
  }
  return names
}

const maxTokens = 5000
/** Size of the cache of parsed texts, in characters. */
const rememberedTexts = 2_000_000

const known = new LRUCache<string, { fields: readonly string[] | null }>({
  maxSize: rememberedTexts,
  sizeCalculation: (_fields, text) => text.length + 1,
})

function fieldsOf(text: string): readonly string[] | null {
  let found = known.get(text)
  if (!found) {
    found = { fields: rootFieldsIn(text) }
    known.set(text, found)
  }
  return found.fields
}

/** Whether the operation calls only these root fields, whichever of its texts is executed. */
export function callsOnly(fields: readonly string[], operation: unknown, persisted: KnownDocuments): boolean {
  const texts = textsOf(operation, persisted)
  const areCalled = (called: readonly string[] | null) =>
    called !== null && called.length > 0 && called.every((field) => fields.includes(field))
  return texts.length > 0 && texts.every((text) => areCalled(fieldsOf(text)))
}

/**
 * Candidate texts of an operation: its own, and that of its persisted hash. Which one is executed depends on the edge's
 * mode, so every decision by an operation's fields checks both.
 */
function textsOf(operation: unknown, persisted: KnownDocuments): string[] {
  if (typeof operation !== 'object' || operation === null) return []
  const { query, extensions } = operation as { query?: unknown; extensions?: unknown }
  const hash = hashIn(extensions)
  const text = typeof hash === 'string' ? persisted.get(hash) : undefined
  return [query, text].filter((each) => typeof each === 'string' && each !== '') as string[]
}

type Limiting = {
  limit: AddressLimit
  persisted: KnownDocuments
  /** Name of the counted calls, for the error message. */
  what: string
}

/**
 * Refuses a request to /graphql when its operations call fields with `@limited(by: name)` too often; each operation of
 * a batch counts.
 */
export function limitCalls(app: FastifyInstance, name: CallLimit, { limit, persisted, what }: Limiting): void {
  const fields = fieldsLimitedBy(name)
  app.addHook('preHandler', async (request, reply) => {
    if (request.routeOptions.url !== '/graphql') return
    for (const operation of operationsIn(request)) {
      if (!textsOf(operation, persisted).some((text) => fieldsOf(text)?.some((field) => fields.includes(field))))
        continue
      const { isAllowed, retryAfter } = await limit(request)
      if (isAllowed) continue
      reply.header('retry-after', retryAfter)
      return refuse(reply, 'RATE_LIMITED', `Too many ${what}: try again in ${retryAfter} s.`)
    }
  })
}
