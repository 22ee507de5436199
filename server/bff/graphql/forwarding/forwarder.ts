import type { FastifyBaseLogger } from 'fastify'
import type { DocumentNode, GraphQLResolveInfo, GraphQLSchema } from 'graphql'
import { type ErrorCode, errorMessages } from '#contract/errors.ts'
import type { CacheState, LoadResult, SwrCache } from '../../cache/swr-cache.ts'
import { UpstreamUnavailable } from '../../upstream/unavailable.ts'
import { lossIn } from '../../visitor/recovery.ts'
import { audienceOf } from '../../visitor/visitor.ts'
import type { EdgeContext } from '../edge-context.ts'
import type { EdgeSchema } from '../edge-schema.ts'
import { lifetimes } from '../policies/lifetimes.ts'
import type { FieldPolicy, Policies } from '../policies/policies.ts'
import type { EdgeMetrics } from '../trace.ts'
import { type DocumentPlan, planDocument } from './document-plan.ts'
import { type FieldPlan, pickVariables, planField, SINGLE_KEY } from './field-plan.ts'
import { buildLeafSchema, type ResolveForwarded } from './leaf-schema.ts'
import type { OperationState } from './operation-state.ts'
import { fetchPrivate } from './private-fields.ts'
import { isNull, RawJson } from './raw-json.ts'
import { previewOnly, publicError, UpstreamFieldErrors, unavailableError } from './upstream-errors.ts'
import type { UpstreamError } from './upstream-reply.ts'

type ForwarderOptions = {
  edge: EdgeSchema
  policies: Policies
  cache: SwrCache
  metrics: EdgeMetrics
  log: Pick<FastifyBaseLogger, 'warn'>
  /** Told of a member's token that the engine does not take (any more). */
  onMemberRefused?: ((token: string) => void) | undefined
  /** Told of the tags that a mutation has made out of date; must not throw. */
  onChanged?: ((tags: readonly string[]) => Promise<void>) | undefined
}

type Field = { plan: FieldPlan; key: string; context: EdgeContext; info: GraphQLResolveInfo; state: OperationState }
type PublicPolicy = FieldPolicy & { scope: 'public' }

/**
 * Answers the upstream's root fields. Public ones come from the cache, each fetched alone so that all operations share
 * it; private ones of an operation leave together. Below the root the upstream's JSON is passed on as text: it has
 * been completed and checked there, so aliases, unions and scalars are as the client asked for them.
 */
export class Forwarder {
  readonly #options: ForwarderOptions
  readonly #documents = new WeakMap<DocumentNode, DocumentPlan>()
  #leafSchema: GraphQLSchema | undefined

  constructor(options: ForwarderOptions) {
    this.#options = options
  }

  /** Mercurius' hook: sees each operation once before it is executed. */
  readonly preExecution = async (_schema: GraphQLSchema, document: DocumentNode, context: EdgeContext) => {
    const { edge } = this.#options
    const known = this.#documents.get(document)
    const plan = known ?? planDocument(edge, document)
    if (!known) this.#documents.set(document, plan)
    context.operation = { document: plan, waiting: [] }
    this.#leafSchema ??= buildLeafSchema(edge, this.#resolve)
    return plan.isForwarded ? { schema: this.#leafSchema } : undefined
  }

  readonly #resolve: ResolveForwarded = (args, context, info) => {
    const state = context.operation
    if (!state) throw new Error('The forwarder has not seen this operation')
    const { policies } = this.#options
    const plan = planField(state.document, info)
    const field: Field = { plan, key: String(info.path.key), context, info, state }

    if (context.visitor.preview) return this.#preview(field, args)
    const policy = policies[plan.name]
    const tags = policy?.scope === 'public' ? policy.tags(args) : []
    context.trace.field(policy, tags)
    const value = policy?.scope === 'public' ? this.#fromCache(field, policy, tags) : this.#fromUpstream(field, args)
    return value instanceof Promise ? value.catch((error) => this.#settle(field, error)) : value
  }

  /**
   * What an editor sees before visitors do: asked for each time, since neither may a draft get into a cache nor hide behind what
   * one keeps. A preview changes nothing, so mutations are refused.
   */
  #preview(field: Field, args: Record<string, unknown>): Promise<unknown> {
    const { plan, key, context, info } = field
    context.trace.field(undefined, [])
    if (info.operation.operation === 'mutation') return Promise.reject(previewOnly(key))
    const variables = () => JSON.stringify(pickVariables(plan.variables.keys(), info.variableValues))
    const isPublic = this.#options.policies[plan.name]?.scope === 'public'
    const value = isPublic
      ? this.#load(plan, variables(), context).then(({ value }) => rawOrNull(value))
      : this.#fromUpstream(field, args)
    return value.catch((error) => this.#settle(field, error))
  }

  #fromCache({ plan, context, info }: Field, policy: PublicPolicy, tags: readonly string[]): unknown {
    const { cache, metrics } = this.#options
    const { visitor } = context
    const variables = JSON.stringify(pickVariables(plan.variables.keys(), info.variableValues))
    const onState = (state: CacheState) => {
      context.trace.cached(state)
      metrics.field(plan.name, state)
    }
    const key = `${plan.name}:${plan.hash}:${audienceOf(visitor)}:${visitor.language}:${variables}`
    const load = () => this.#load(plan, variables, context)
    const { budget } = visitor
    const json = cache.get(key, load, {
      lifetime: lifetimes[policy.lifetime],
      tags,
      onState,
      ...(budget && { wait: (work) => budget.wait(work) }),
    })
    if (json instanceof Promise) return json.then(rawOrNull)
    if (isDenial(json)) return Promise.reject(denial())
    return isNull(json) ? null : new RawJson(json)
  }

  /** A public field alone; throws UpstreamUnavailable or UpstreamFieldErrors, so that neither is kept. */
  async #load(plan: FieldPlan, variables: string, { dispatcher, visitor }: EdgeContext): Promise<LoadResult<Buffer>> {
    const start = performance.now()
    const body = `{"query":${plan.singleQuery},"variables":${variables}}`
    const { data, errors } = await dispatcher.send({
      body,
      isMutation: false,
      keys: [SINGLE_KEY],
      isPersonal: false,
    })
    this.#options.metrics.upstream(plan.name, performance.now() - start)
    const value = data?.[SINGLE_KEY] ?? null
    if (errors?.length) {
      if (visitor.memberToken === null && errors.every(isDenied)) return { value: denied, lifetime: lifetimes.denied }
      if (visitor.memberToken !== null && lossIn(errors)) this.#options.onMemberRefused?.(visitor.memberToken)
      throw new UpstreamFieldErrors(errors, value)
    }
    if (value === null && plan.isNonNull) throw new UpstreamUnavailable('answer', `Upstream: ${plan.name} is null`)
    if (value === null) return { value: nullJson, lifetime: lifetimes.missing, isMissing: true }
    return { value: value instanceof RawJson ? value.bytes : Buffer.from(JSON.stringify(value)) }
  }

  async #fromUpstream({ plan, key, state, context, info }: Field, args: Record<string, unknown>): Promise<unknown> {
    const { metrics, onChanged, policies } = this.#options
    const policy = policies[plan.name]
    const needs = policy?.scope === 'private' ? policy.needs : undefined
    const value = await fetchPrivate({ plan, key, needs }, state, context, info, metrics)
    metrics.field(plan.name, 'private')
    const changes = policy?.scope === 'private' ? policy.changes : undefined
    if (changes && isSuccessful(value)) await onChanged?.(changes(args))
    return value
  }

  /** What a failure leaves: a value with its errors besides, or the public error, thrown. */
  #settle({ plan, key, context }: Field, error: unknown): unknown {
    const { metrics, log } = this.#options
    if (error instanceof UpstreamFieldErrors && error.errors.every(isDenied)) {
      // An answer like others for strangers, and nothing for the logs.
      throw publicError(error.errors[0] as UpstreamError, key)
    }
    metrics.field(plan.name, 'error')
    const { requestId: reqId } = context.visitor
    if (error instanceof UpstreamUnavailable) {
      log.warn({ err: error, field: plan.name, reqId }, 'upstream: unavailable')
      throw unavailableError(key)
    }
    if (!(error instanceof UpstreamFieldErrors)) throw error
    log.warn({ errors: error.errors, field: plan.name, reqId }, 'upstream: answered with errors')
    const errors = error.errors.map((each) => publicError(each, key))
    const thrown = error.value === null || error.value === undefined ? errors.shift() : undefined
    context.errors = [...(context.errors ?? []), ...errors]
    if (thrown) throw thrown
    return error.value
  }
}

const nullJson = Buffer.from('null')

/** Kept in the place of what is for members alone; no JSON begins like it. */
const denied = Buffer.from('!LOGIN_REQUIRED')
const isDenial = (json: Buffer): boolean => json[0] === denied[0]
const isDenied = ({ extensions }: UpstreamError): boolean => extensions?.code === 'LOGIN_REQUIRED'

function denial(): UpstreamFieldErrors {
  const code: ErrorCode = 'LOGIN_REQUIRED'
  return new UpstreamFieldErrors([{ message: errorMessages.LOGIN_REQUIRED, extensions: { code } }], null)
}

function isSuccessful(value: unknown): boolean {
  const answer = (value instanceof RawJson ? value.toJSON() : value) as { successful?: boolean } | null
  return answer?.successful === true
}

function rawOrNull(json: Buffer): RawJson | null {
  if (isDenial(json)) throw denial()
  return isNull(json) ? null : new RawJson(json)
}
