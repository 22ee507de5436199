import type { CallOptions } from '../apollo/send-by-apollo.ts'
import type { OperationResult, RunOperation } from '../page/page-context.ts'
import type { Operation } from './operation.ts'

export type SendOptions = CallOptions & {
  /** Runs the operation instead of Apollo: on the server the edge's own process, in the browser one of without-apollo.ts. */
  runOperation?: RunOperation | undefined
}

/**
 * Sends a query or a mutation to the edge; every operation of the page goes this way. Never throws: a call without an answer has
 * errors as well, see message-of.ts.
 */
export async function send<Data, Variables>(
  operation: Operation<Data, Variables>,
  variables: Variables,
  options: SendOptions = {},
): Promise<OperationResult<Data>> {
  try {
    if (options.runOperation) return await options.runOperation(operation, variables)
    const [{ sendByApollo }, document] = await prepare(operation)
    return await sendByApollo(operation, document, variables, options)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return { json: '', data: null, errors: [{ message, extensions: { code: 'UPSTREAM_UNAVAILABLE' } }] }
  }
}

/** Loads what a call in the browser takes: Apollo with the first one, and the operation's document. */
export function prepare<Data, Variables>(operation: Operation<Data, Variables>) {
  return Promise.all([import('../apollo/send-by-apollo.ts'), operation.document()])
}
