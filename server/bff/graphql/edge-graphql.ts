import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { type ExecutionResult, GraphQLError, type GraphQLFormattedError } from 'graphql'
import mercurius, { type MercuriusOptions } from 'mercurius'
import type { ErrorCode } from '#contract/errors.ts'
import type { AbAssignment } from '#contract/generated/types.ts'
import { edgeSdl, upstreamSdl } from '#contract/sdl.ts'
import { formatErrors, graphqlOverHttp, refuse } from '#lib/http/graphql-over-http.ts'
import type { PersistedOperation } from '#web/lib/data/operation.ts'
import type { SwrCache } from '../cache/swr-cache.ts'
import { asOutage } from '../operations/outage.ts'
import type { UpstreamClient } from '../upstream/client.ts'
import type { Recovery } from '../visitor/recovery.ts'
import type { Visitor } from '../visitor/visitor.ts'
import { type Assign, edgeResolvers, traced } from './edge.resolvers.ts'
import type { EdgeContext } from './edge-context.ts'
import type { EdgeResult, EdgeRun } from './edge-run.ts'
import { buildEdgeSchema } from './edge-schema.ts'
import { Dispatcher } from './forwarding/dispatcher.ts'
import { Forwarder } from './forwarding/forwarder.ts'
import { parseData, serializeResults, spliceData } from './forwarding/raw-json.ts'
import { costLimit, hasTooLongText, limits } from './limits.ts'
import { type PersistedDocuments, persistedQueryProvider } from './persisted/persisted.ts'
import { type Policies, policies as shopPolicies } from './policies/policies.ts'
import { type EdgeMetrics, Trace } from './trace.ts'

declare module 'fastify' {
  interface FastifyInstance {
    edge: Edge
  }
  interface FastifyRequest {
    /** Cost of a request to /graphql. */
    edgeTrace: Trace | null
  }
}

type Edge = { run: EdgeRun }

type Contract = {
  upstreamSdl: string
  edgeSdl: string
  policies: Policies
  resolvers?: MercuriusOptions['resolvers']
}

export type EdgeGraphqlOptions = {
  upstream: Pick<UpstreamClient, 'graphqlAnswer'>
  cache: SwrCache
  persisted: Pick<PersistedDocuments, 'get'>
  /** Persisted operations only. */
  production: boolean
  buildId: string
  assign: Assign
  visitorOf: (request: FastifyRequest) => Visitor
  /** Called with the variants that a visitor was given by a call of his browser. */
  keepAssignments?: (request: FastifyRequest, reply: FastifyReply, assignments: readonly AbAssignment[]) => void
  /** Gets visitors ids and tokens that last; without it, those that they come with are sent as they are. */
  recovery?: Recovery | null
  /** See ForwarderOptions. */
  onMemberRefused?: (token: string) => void
  /** See ForwarderOptions. */
  onChanged?: (tags: readonly string[]) => Promise<void>
  metrics?: EdgeMetrics
  /** The shop's own by default; tests bring theirs. */
  contract?: Contract
}

/** Fastify takes bytes as well, which its types don't say. */
const serializer = serializeResults as (payload: unknown) => unknown as (payload: unknown) => string

const noMetrics: EdgeMetrics = { field: () => {}, upstream: () => {} }

/** /graphql for browsers and `app.edge` for pages. Fastify needs `ajv: graphqlAjv`. */
async function edgeGraphql(app: FastifyInstance, options: EdgeGraphqlOptions): Promise<void> {
  const {
    upstream,
    cache,
    persisted,
    production,
    buildId,
    assign,
    visitorOf,
    metrics = noMetrics,
    recovery = null,
  } = options
  const contract: Contract = options.contract ?? { upstreamSdl, edgeSdl, policies: shopPolicies }
  const { policies } = contract
  const edge = buildEdgeSchema(contract.upstreamSdl, contract.edgeSdl)
  const forwarder = new Forwarder({
    edge,
    policies,
    cache,
    metrics,
    log: app.log,
    onMemberRefused: options.onMemberRefused,
    onChanged: options.onChanged,
  })

  const contextFor = (visitor: Visitor, keepAssignments: EdgeContext['keepAssignments'] = null): EdgeContext => {
    const trace = new Trace()
    return { visitor, trace, dispatcher: new Dispatcher(upstream, visitor, trace), recovery, keepAssignments }
  }
  /** Dispatchers of requests made in this process: what the operations of a page need at the same time leaves together. */
  const dispatchers = new WeakMap<Visitor, Dispatcher>()
  const contextInProcess = (visitor: Visitor): EdgeContext => {
    const dispatcher = dispatchers.get(visitor) ?? new Dispatcher(upstream, visitor, new Trace())
    dispatchers.set(visitor, dispatcher)
    return { visitor, trace: new Trace(), dispatcher, recovery, keepAssignments: null }
  }
  const execute = async (
    { id, name }: { id: string; name: string },
    variables: unknown,
    { visitor, trace, dispatcher, recovery, keepAssignments }: EdgeContext,
  ): Promise<ExecutionResult> => {
    const text = persisted.get(id)
    if (text === undefined) throw new Error(`The operation ${name} is not persisted with the id ${id}`)
    try {
      // One by one: operations of a batch inherit them, and Mercurius writes into what it is given.
      return await app.graphql(
        text,
        { visitor, trace, dispatcher, recovery, keepAssignments },
        variables as Record<string, unknown>,
      )
    } catch (error) {
      const graphqlError =
        error instanceof GraphQLError
          ? error
          : new GraphQLError((error as Error).message, { originalError: error as Error })
      return formatErrors({ errors: [graphqlError] }, { app }).response as ExecutionResult
    }
  }

  app.decorateRequest('edgeTrace', null)
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.edgeTrace) reply.header('server-timing', request.edgeTrace.serverTiming())
    done(null, payload)
  })
  await app.register(graphqlOverHttp, { batchLimit: limits.batch })
  app.addHook('preHandler', (request, reply, done) => {
    if (request.routeOptions.url !== '/graphql') return done()
    if (hasTooLongText(request.body ?? request.query)) return refuse(reply, 'TOO_COMPLEX', 'The operation is too long.')
    reply.type('application/json; charset=utf-8').serializer(serializer)
    // Only a GET could be kept, by a cache in front that keeps what says nothing of it; whose answer it is stands in the cookies.
    if (request.method === 'GET') reply.header('cache-control', 'private, no-store')
    done()
  })
  app.addHook('preSerialization', (request, reply, payload, done) => {
    if (request.routeOptions.url === '/graphql' && isOutageOfAll(payload)) asOutage(reply)
    done(null, payload)
  })
  await app.register(mercurius, {
    schema: edge.schema,
    resolvers: contract.resolvers,
    jit: 0,
    allowBatchedQueries: true,
    queryDepth: limits.depth,
    validationRules: [costLimit],
    additionalRouteOptions: { bodyLimit: limits.body },
    persistedQueryProvider: persistedQueryProvider(persisted, production),
    errorFormatter: formatErrors,
    context: (request, reply) => {
      const context = contextFor(visitorOf(request), (assignments) =>
        options.keepAssignments?.(request, reply, assignments),
      )
      request.edgeTrace = context.trace
      return context
    },
  })
  if (!options.contract) {
    const ask = async <Data, Variables>(
      operation: PersistedOperation<Data, Variables>,
      variables: Variables,
      context: EdgeContext,
    ) => new Result<Data>(await execute(operation, variables, context), context.trace).data
    const owned = Object.entries(edgeResolvers({ assign, buildId, ask }))
    app.graphql.defineResolvers({
      Query: Object.fromEntries(owned.map(([name, resolver]) => [name, traced(name, resolver, policies)])),
    })
  }
  app.graphql.addHook('preExecution', forwarder.preExecution)

  app.decorate('edge', {
    run: async <Data, Variables>(
      operation: PersistedOperation<Data, Variables>,
      variables: Variables,
      visitor: Visitor,
    ) => {
      const context = contextInProcess(visitor)
      return new Result<Data>(await execute(operation, variables, context), context.trace)
    },
  } satisfies Edge)
}

/**
 * A class for the getter's sake: the hidden class of an object with a getter of its own names that closure, and lives in the
 * old generation. So the data of every page stayed in memory until the next collection of the whole heap.
 */
class Result<Data> implements EdgeResult<Data> {
  declare readonly errors?: readonly GraphQLFormattedError[]
  readonly tags: string[]
  readonly ttl: number
  readonly isPublic: boolean
  readonly #data: ExecutionResult['data']
  #json: string | undefined
  #parsed: Data | null | undefined

  constructor({ data, errors }: ExecutionResult, trace: Trace) {
    this.#data = data
    if (errors?.length) this.errors = errors as readonly GraphQLFormattedError[]
    this.tags = [...trace.tags]
    this.ttl = hasFaults(errors) || !Number.isFinite(trace.ttl) ? 0 : trace.ttl
    this.isPublic = trace.isPublic
  }

  get json(): string {
    this.#json ??= this.#data ? spliceData(this.#data) : 'null'
    return this.#json
  }

  get data(): Data | null {
    this.#parsed ??= this.#data ? (parseData(this.#data) as Data) : null
    return this.#parsed
  }
}

/** Nothing of what was asked for could be had: for proxies and monitors, too, that is 503. */
function isOutageOfAll(payload: unknown): boolean {
  return Array.isArray(payload) ? payload.every(isOutageOfOne) : isOutageOfOne(payload)
}

function isOutageOfOne(answer: unknown): boolean {
  const { data, errors } = (answer ?? {}) as ExecutionResult
  if (!errors?.length || Object.values(data ?? {}).some((value) => value !== null)) return false
  return errors.every(({ extensions }) => extensions?.code === unavailable)
}

const unavailable: ErrorCode = 'UPSTREAM_UNAVAILABLE'

/** That something is for members alone is an answer, which may be kept for other strangers. */
function hasFaults(errors: ExecutionResult['errors']): boolean {
  return errors?.some(({ extensions }) => extensions?.code !== 'LOGIN_REQUIRED') === true
}

export default fp(edgeGraphql, { name: 'edge-graphql' })
