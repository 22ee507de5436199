import type { PageContext } from 'vike/types'
import type { OperationResult } from '../page/page-context.ts'
import type { Operation } from './operation.ts'
import { rememberJson } from './raw-json.ts'

/** On the server the edge answers in the same process, in the browser Apollo does, which is loaded for the first call. */
export async function runOperation<Data, Variables>(
  { runOperation: runOnServer }: Pick<PageContext, 'runOperation'>,
  operation: Operation<Data, Variables>,
  variables: Variables,
): Promise<OperationResult<Data>> {
  if (runOnServer) return runOnServer(operation, variables)
  const { runInBrowser } = await import('../apollo/run-in-browser.ts')
  return runInBrowser(operation, variables)
}

export function keepJson<Data>(data: Data, json: string): Data {
  if (json) rememberJson(data, json)
  return data
}
