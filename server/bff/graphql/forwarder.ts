import type { FastifyBaseLogger } from 'fastify'
import {
  type DocumentNode,
  type FieldNode,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLResolveInfo,
  GraphQLSchema,
  isAbstractType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import type { SwrCache } from '../cache/swr-cache.ts'
import { UpstreamUnavailable } from '../upstream/unavailable.ts'
import { type DocumentPlan, planDocument, TWIN_PREFIX } from './document-plan.ts'
import type { EdgeContext } from './edge-context.ts'
import { type EdgeSchema, rootTypes } from './edge-schema.ts'
import { type FieldPlan, operationText, pickVariables, planField, SINGLE_KEY } from './field-plan.ts'
import { lifetimes } from './lifetimes.ts'
import { createStripper, type Requirements, TYPE_KEY } from './owned-fields.ts'
import { applyPatch } from './patch.ts'
import type { FieldPolicy, Policies } from './policies.ts'
import { RawJson, RawJsonScalar } from './raw-json.ts'
import type { EdgeMetrics } from './trace.ts'
import { publicError, UpstreamFieldErrors, unavailableError } from './upstream-errors.ts'
import type { UpstreamError, UpstreamReply } from './upstream-reply.ts'

export type ForwarderOptions = {
  edge: EdgeSchema
  policies: Policies
  cache: SwrCache
  metrics: EdgeMetrics
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  requirements?: Requirements
  /** Executes everything again instead of passing the upstream's JSON on: slower, for when that should ever be wrong. */
  exec?: boolean
}

type Value = Record<string, unknown>
type Private = {
  plan: FieldPlan
  key: string
  isNonNull: boolean
  resolve: (value: unknown) => void
  reject: (error: unknown) => void
}
type OperationState = { document: DocumentPlan; waiting: Private[] }
type Field = { plan: FieldPlan; key: string; context: EdgeContext; info: GraphQLResolveInfo; state: OperationState }

/**
 * Answers the upstream's root fields. Public ones come from the cache, each fetched alone so that all operations share
 * it; private ones of an operation leave together. Below the root the upstream's JSON is passed on as text: it has
 * been completed and checked there, so aliases, unions and scalars are as the client asked for them.
 */
export class Forwarder {
  readonly #options: ForwarderOptions
  readonly #stripper
  readonly #documents = new WeakMap<DocumentNode, DocumentPlan>()
  readonly #operations = new WeakMap<EdgeContext, OperationState>()
  #twinSchema: GraphQLSchema | undefined

  constructor(options: ForwarderOptions) {
    this.#options = options
    this.#stripper = createStripper(options.edge, options.requirements ?? {})
    this.#addResolvers()
  }

  /** Mercurius' hook: sees each operation once before it is executed. */
  readonly preExecution = async (_schema: GraphQLSchema, document: DocumentNode, context: EdgeContext) => {
    const known = this.#documents.get(document)
    const plan = known ?? planDocument(this.#options.edge, document, this.#options.exec ?? false)
    if (!known) this.#documents.set(document, plan)
    this.#operations.set(context, { document: plan, waiting: [] })
    // Built late: by now all resolvers are attached.
    this.#twinSchema ??= this.#buildTwinSchema()
    return plan.rewritten && { schema: this.#twinSchema, document: plan.rewritten }
  }

  /** Resolvers of the visible schema, for what is executed. Values have the client's response keys. */
  #addResolvers(): void {
    const { edge } = this.#options
    for (const type of Object.values(edge.schema.getTypeMap())) {
      if (type.name.startsWith('__')) continue
      if (isAbstractType(type)) type.resolveType = (value: Value) => value[TYPE_KEY] as string
      if (!isObjectType(type)) continue
      for (const field of Object.values(type.getFields())) {
        if (edge.isForwarded(type, field.name)) {
          field.resolve = (_source, args, context, info) => this.#resolve(args, context, info, info.fieldNodes)
        } else if (!edge.isOwned(type, field.name)) {
          field.resolve = (source: Value, _args, _context, info) => source[info.path.key]
        }
      }
    }
  }

  /** The visible schema, with a leaf beside each forwarded root field. */
  #buildTwinSchema(): GraphQLSchema {
    const { schema } = this.#options.edge
    const twins = new Map(rootTypes(schema).map((type) => [type.name, this.#withTwins(type)]))
    const others = Object.values(schema.getTypeMap()).filter(({ name }) => !twins.has(name) && !name.startsWith('__'))
    return new GraphQLSchema({
      query: twins.get(schema.getQueryType()?.name ?? ''),
      mutation: twins.get(schema.getMutationType()?.name ?? ''),
      types: others,
    })
  }

  #withTwins(type: GraphQLObjectType): GraphQLObjectType {
    const { fields } = type.toConfig()
    for (const field of Object.values(type.getFields())) {
      const config = fields[field.name]
      if (!config || !this.#options.edge.isForwarded(type, field.name)) continue
      fields[TWIN_PREFIX + field.name] = {
        ...config,
        type: isNonNullType(field.type) ? new GraphQLNonNull(RawJsonScalar) : RawJsonScalar,
        resolve: (_source, args, context: EdgeContext, info) => {
          const originals = this.#operations.get(context)?.document.originals
          return this.#resolve(
            args,
            context,
            info,
            info.fieldNodes.map((node) => originals?.get(node) ?? node),
            true,
          )
        },
      }
    }
    return new GraphQLObjectType({ name: type.name, fields })
  }

  #resolve(
    args: Record<string, unknown>,
    context: EdgeContext,
    info: GraphQLResolveInfo,
    nodes: readonly FieldNode[],
    isTwin = false,
  ): unknown {
    const state = this.#operations.get(context)
    if (!state) throw new Error('The forwarder has not seen this operation')
    const { edge, policies } = this.#options
    const base = { edge, stripper: this.#stripper, document: state.document, operation: info.operation }
    const plan = planField({ ...base, parent: info.parentType, exec: !isTwin }, nodes)
    const field: Field = { plan, key: String(info.path.key), context, info, state }
    const policy = policies[plan.name]
    const tags = policy?.scope === 'public' ? policy.tags(args) : []
    context.trace.field(policy, tags)
    const isCached = policy?.scope === 'public' && info.operation.operation === 'query'
    const value = isCached ? this.#fromCache(field, policy, tags) : this.#fetchPrivate(field)
    return value instanceof Promise ? value.then((late) => this.#finish(field, late)) : this.#finish(field, value)
  }

  /** The value in the form that the field is executed in. */
  #finish({ plan, context, info }: Field, value: unknown): unknown {
    if (value === null || plan.form === 'raw') return value
    const own = value instanceof RawJson ? value.toJSON() : value
    return plan.patch ? applyPatch(plan.patch, own, context, info) : own
  }

  #fromCache(field: Field, policy: FieldPolicy & { scope: 'public' }, tags: readonly string[]): unknown {
    const { plan, context, info } = field
    const { cache, metrics } = this.#options
    const { store, language } = context.visitor
    const variables = JSON.stringify(pickVariables(plan.variables.keys(), info.variableValues))
    const text = cache.get(
      `${plan.name}:${plan.hash}:${store}:${language}:${variables}`,
      () => this.#load(field, variables),
      {
        lifetime: lifetimes[policy.lifetime],
        tags,
        onState: (state) => {
          context.trace.cached(state)
          metrics.field(plan.name, state)
        },
      },
    )
    if (typeof text === 'string') return rawOrNull(text)
    return text.then(rawOrNull, (error: unknown) => {
      metrics.field(plan.name, 'error')
      return this.#fail(field, error)
    })
  }

  /** A public field alone; throws UpstreamUnavailable or UpstreamFieldErrors, so that neither is kept. */
  async #load({ plan, context }: Field, variables: string) {
    const start = performance.now()
    const body = `{"query":${plan.singleQuery},"variables":${variables}}`
    const { data, errors } = await context.dispatcher.send({ body, isMutation: false, onlyKey: SINGLE_KEY })
    this.#options.metrics.upstream(plan.name, performance.now() - start)
    const value = data?.[SINGLE_KEY] ?? null
    if (errors?.length) throw new UpstreamFieldErrors(errors, value)
    if (value === null) return { value: 'null', lifetime: lifetimes.missing }
    return { value: value instanceof RawJson ? value.text : JSON.stringify(value) }
  }

  /** Everything that one operation asks for in one turn becomes one upstream operation. */
  #fetchPrivate({ plan, key, context, info, state }: Field): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (state.waiting.length === 0) queueMicrotask(() => void this.#flush(context, info, state))
      state.waiting.push({ plan, key, isNonNull: isNonNullType(info.returnType), resolve, reject })
    })
  }

  async #flush(context: EdgeContext, info: GraphQLResolveInfo, state: OperationState): Promise<void> {
    const fields = state.waiting
    state.waiting = []
    const start = performance.now()
    let reply: UpstreamReply
    try {
      reply = await context.dispatcher.send(mergedSending(fields, info, state.document))
    } catch (error) {
      for (const { plan, key, reject } of fields) {
        this.#options.metrics.field(plan.name, 'error')
        reject(this.#asPublic(error, key))
      }
      return
    }
    for (const field of fields) {
      this.#options.metrics.field(field.plan.name, 'private')
      this.#options.metrics.upstream(field.plan.name, performance.now() - start)
      try {
        field.resolve(this.#share(field, fields, reply, context))
      } catch (error) {
        field.reject(error)
      }
    }
  }

  /** One field's part of a common reply; throws what it failed with. */
  #share(field: Private, all: readonly Private[], reply: UpstreamReply, context: EdgeContext): unknown {
    const errors = reply.errors?.filter(({ path }) => !path || path[0] === field.key) ?? []
    if (reply.data == null && errors.length === 0 && field.isNonNull) {
      // Another field that may not be null took all of `data` with it: it has the error to show.
      const isFatal = ({ path }: UpstreamError) => all.some(({ isNonNull, key }) => isNonNull && key === path?.[0])
      const cause = reply.errors?.find(isFatal) ?? reply.errors?.[0]
      throw publicError(cause ?? { message: '' }, String(cause?.path?.[0] ?? field.key))
    }
    return this.#settle(reply.data?.[field.key] ?? null, errors, field, context)
  }

  #fail({ plan, key, context }: Field, error: unknown): unknown {
    if (error instanceof UpstreamFieldErrors) return this.#settle(error.value, error.errors, { plan, key }, context)
    throw this.#asPublic(error, key)
  }

  #asPublic(error: unknown, key: string): unknown {
    if (!(error instanceof UpstreamUnavailable)) return error
    this.#options.log.warn({ err: error, field: key }, 'upstream: unavailable')
    return unavailableError(key)
  }

  /** A value with the errors that came with it: the first is thrown when there is no value, others go along. */
  #settle(
    value: unknown,
    errors: readonly UpstreamError[],
    { plan, key }: Pick<Field, 'plan' | 'key'>,
    context: EdgeContext,
  ): unknown {
    if (errors.length === 0) return value
    const [first, ...others] = errors.map((error) => publicError(error, key))
    this.#options.log.warn({ errors, field: plan.name }, 'upstream: answered with errors')
    const isMissing = value === null || value === undefined
    const kept = isMissing ? others : [first, ...others]
    context.errors = [...(context.errors ?? []), ...kept.filter((error) => error !== undefined)]
    if (isMissing) throw first
    return value
  }
}

function rawOrNull(text: string): RawJson | null {
  return text === 'null' ? null : new RawJson(text)
}

/** Fields of one operation as one upstream operation with the client's response keys. */
function mergedSending(fields: readonly Private[], info: GraphQLResolveInfo, document: DocumentPlan) {
  const kind = info.operation.operation
  const id = fields.map(({ key, plan }) => `${key}=${plan.id}`).join('|')
  let merged = document.merged.get(id)
  if (!merged) {
    const query = JSON.stringify(
      operationText(
        kind,
        fields.map(({ key, plan }) => ({ ...plan, key })),
      ),
    )
    merged = { query, variables: [...new Set(fields.flatMap(({ plan }) => [...plan.variables.keys()]))] }
    document.merged.set(id, merged)
  }
  const variables = JSON.stringify(pickVariables(merged.variables, info.variableValues))
  const [only] = fields
  return {
    body: `{"query":${merged.query},"variables":${variables}}`,
    isMutation: kind === 'mutation',
    onlyKey: fields.length === 1 ? only?.key : undefined,
  }
}
