import { ensureVisitorId } from '../apollo/visitor-ids.ts'
import type { OperationResult } from '../page/page-context.ts'
import type { Operation } from './operation.ts'
import { type SendOptions, send } from './send.ts'

/** Sends a call about the visitor's own cart or lists: a browser without cookies gets its ids beforehand. */
export async function sendForVisitor<Data, Variables>(
  operation: Operation<Data, Variables>,
  variables: Variables,
  options: SendOptions,
): Promise<OperationResult<Data>> {
  await ensureVisitorId()
  return send(operation, variables, options)
}
