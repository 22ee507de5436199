import type { GraphQLResolveInfo } from 'graphql'
import { fileIn } from '#lib/uploads/uploaded-file.ts'
import { UpstreamUnavailable } from '../../upstream/unavailable.ts'
import type { EdgeContext } from '../edge-context.ts'
import type { EdgeMetrics } from '../trace.ts'
import type { Sending } from './dispatcher.ts'
import type { DocumentPlan } from './document-plan.ts'
import { operationText, pickVariables } from './field-plan.ts'
import type { OperationState, WaitingField } from './operation-state.ts'
import { sendPersonal } from './personal-call.ts'
import { publicError, UpstreamFieldErrors } from './upstream-errors.ts'
import type { UpstreamError, UpstreamReply } from './upstream-reply.ts'

/**
 * A private field of an operation. Everything that the operation asks for in one turn becomes one upstream operation;
 * as only fields of one operation are put together, a failure takes along what it would have without the edge.
 * Rejects with UpstreamUnavailable, UpstreamFieldErrors, or the public error of another field that took all data along.
 */
export function fetchPrivate(
  field: Pick<WaitingField, 'plan' | 'key' | 'needs'>,
  state: OperationState,
  context: EdgeContext,
  info: GraphQLResolveInfo,
  metrics: EdgeMetrics,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    if (state.waiting.length === 0) {
      queueMicrotask(() => {
        const all = state.waiting
        state.waiting = []
        flush(all, state.document, context, info, metrics).catch((error: unknown) => {
          for (const field of all) field.reject(error)
        })
      })
    }
    state.waiting.push({ ...field, resolve, reject })
  })
}

async function flush(
  all: readonly WaitingField[],
  document: DocumentPlan,
  context: EdgeContext,
  info: GraphQLResolveInfo,
  metrics: EdgeMetrics,
): Promise<void> {
  const start = performance.now()
  const needs = needOf(all)
  const reply = await sendPersonal(mergedSending(all, info, document), needs, context)
  const ms = performance.now() - start
  for (const field of all) {
    metrics.upstream(field.plan.name, ms)
    deliver(field, all, reply)
  }
}

/** The stronger need of the fields: a visitor with a cart has an id, too. */
function needOf(all: readonly WaitingField[]): WaitingField['needs'] {
  const needs = all.map((field) => field.needs)
  return needs.find((need) => need === 'cart') ?? needs.find((need) => need === 'visitor')
}

function deliver(field: WaitingField, all: readonly WaitingField[], { data, errors = [] }: UpstreamReply): void {
  const own = errors.filter(({ path }) => !path || path[0] === field.key)
  const value = data?.[field.key] ?? null
  if (own.length > 0) field.reject(new UpstreamFieldErrors(own, value))
  else if (data && value === null && field.plan.isNonNull)
    field.reject(new UpstreamUnavailable('answer', `Upstream: ${field.plan.name} is null`))
  else if (data || !field.plan.isNonNull) field.resolve(value)
  else {
    // A failed non-null field made all of `data` null; its own error is the one to report.
    const isFatal = ({ path }: UpstreamError) => all.some(({ plan, key }) => plan.isNonNull && key === path?.[0])
    const cause = errors.find(isFatal) ?? errors[0] ?? { message: '' }
    field.reject(publicError(cause, String(cause.path?.[0] ?? field.key)))
  }
}

/** Fields of one operation as one upstream operation with the client's response keys. */
function mergedSending(fields: readonly WaitingField[], info: GraphQLResolveInfo, document: DocumentPlan): Sending {
  const kind = info.operation.operation
  const id = fields.map(({ key, plan }) => `${key}=${plan.id}`).join('|')
  const known = document.merged.get(id)
  const merged = known ?? {
    query: JSON.stringify(
      operationText(
        kind,
        fields.map(({ key, plan }) => ({ ...plan, key })),
      ),
    ),
    variables: [...new Set(fields.flatMap(({ plan }) => [...plan.variables.keys()]))],
  }
  if (!known) document.merged.set(id, merged)
  const variables = pickVariables(merged.variables, info.variableValues)
  return {
    body: `{"query":${merged.query},"variables":${JSON.stringify(variables)}}`,
    isMutation: kind === 'mutation',
    keys: fields.map(({ key }) => key),
    isPersonal: true,
    upload: kind === 'mutation' ? fileIn(variables) : null,
  }
}
