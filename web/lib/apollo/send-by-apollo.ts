import type { DocumentNode, OperationVariables } from '@apollo/client'
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors'
import { cutOff, isCutOff } from '../data/cut-off.ts'
import type { Operation } from '../data/operation.ts'
import type { CallErrors, OperationResult } from '../page/page-context.ts'
import type { Tells } from './call-errors.ts'
import { client } from './client.ts'
import { createFetched, questionOf } from './fetched.ts'
import { ensureVisitorId } from './visitor-ids.ts'

export type CallOptions = {
  /**
   * Asks past the browser's cache and keeps nothing, for what changes under other hands, as carts and lists do. An equal question under
   * way is not waited for: its answer may be of before the change that this one asks about.
   */
  fresh?: boolean | undefined
  /** Which part of the page tells the visitor of a mutation that fails; left out: a toast. */
  tells?: Tells | undefined
  /** The call is about the visitor's own cart or lists: a browser without cookies gets its ids beforehand. */
  needsVisitor?: boolean | undefined
  /** There is a file among the variables: called with the share that has left, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined
}

const fetched = createFetched()

/** What `send` does in the browser. Queries that the cache may answer are one when equal ones are asked at the same time. */
export async function sendByApollo<Data, Variables>(
  operation: Operation<Data, Variables>,
  document: DocumentNode,
  variables: Variables,
  options: CallOptions,
): Promise<OperationResult<Data>> {
  try {
    if (options.needsVisitor) await ensureVisitorId()
    const data = await (isMutation(document) ? mutate : ask)<Data>(
      operation.id,
      document,
      variables as OperationVariables,
      options,
    )
    if (data) return { json: '', data }
    return { json: '', data: null, errors: [{ message: 'No data', extensions: { code: 'UPSTREAM_UNAVAILABLE' } }] }
  } catch (error) {
    return { json: '', data: null, errors: errorsOf(error) }
  }
}

async function mutate<Data>(
  operationId: string,
  mutation: DocumentNode,
  variables: OperationVariables,
  { tells, onProgress }: CallOptions,
) {
  const context = { operationId, tells, upload: onProgress && { onProgress } }
  const { data } = await client.mutate<Data>({ mutation, variables, fetchPolicy: 'no-cache', context })
  return data
}

async function ask<Data>(
  operationId: string,
  query: DocumentNode,
  variables: OperationVariables,
  { fresh }: CallOptions,
) {
  const question = questionOf(operationId, variables)
  const fetchPolicy = fresh ? 'no-cache' : fetched.policyFor(question)
  const context = { operationId, queryDeduplication: !fresh }
  const { data } = await client.query<Data>({ query, variables, fetchPolicy, context })
  if (fetchPolicy === 'network-only') fetched.answered(question)
  return data
}

const isMutation = ({ definitions }: DocumentNode) =>
  definitions.some((definition) => definition.kind === 'OperationDefinition' && definition.operation === 'mutation')

/** Without an answer of the shop the code says why, and `status` what the edge answered instead, if anything. */
function errorsOf(error: unknown): CallErrors {
  if (CombinedGraphQLErrors.is(error)) return error.errors
  const message = error instanceof Error ? error.message : String(error)
  if (ServerError.is(error)) {
    const { statusCode: status } = error
    return [{ message, extensions: { code: status === 429 ? 'RATE_LIMITED' : 'UPSTREAM_UNAVAILABLE', status } }]
  }
  return [{ message, extensions: { code: isCutOff(error) ? cutOff : 'UPSTREAM_UNAVAILABLE' } }]
}
