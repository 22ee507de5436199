import { render } from 'vike/abort'
import type { PageContext } from 'vike/types'
import type { Operation } from './operation.ts'
import type { OperationResult } from './page-context.ts'
import { rememberJson } from './raw-json.ts'

type QueryContext = Pick<PageContext, 'runOperation'>

/**
 * Data that a page cannot do without. On the server the edge answers in the same process, in the browser Apollo does.
 * Never resolves with a failure: what is not there ends in the error page, with 404 for what does not exist and 503
 * for an upstream that does not answer (storefront.md §8).
 */
export async function query<Data, Variables>(
  pageContext: QueryContext,
  operation: Operation<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const result = await run(pageContext, operation, variables)
  if (result.data && !result.errors?.length) return keep(result.data, result.json)
  throw render(abortStatus(result.errors), `${operation.name}: ${result.errors?.[0]?.message ?? 'no data'}`)
}

/** Data that a page can do without: null instead of a failure. */
export async function queryOptional<Data, Variables>(
  pageContext: QueryContext,
  operation: Operation<Data, Variables>,
  variables: Variables,
): Promise<Data | null> {
  try {
    const result = await run(pageContext, operation, variables)
    return result.data ? keep(result.data, result.json) : null
  } catch {
    return null
  }
}

function keep<Data>(data: Data, json: string): Data {
  if (json) rememberJson(data, json)
  return data
}

async function run<Data, Variables>(
  { runOperation }: QueryContext,
  operation: Operation<Data, Variables>,
  variables: Variables,
): Promise<OperationResult<Data>> {
  if (runOperation) return runOperation(operation, variables)
  const { runInBrowser } = await import('./apollo/run-in-browser.ts')
  return runInBrowser(operation, variables)
}

function abortStatus(errors: OperationResult<unknown>['errors']): 404 | 429 | 503 {
  const code = errors?.[0]?.extensions?.code
  if (code === 'NOT_FOUND' || code === 'BAD_USER_INPUT') return 404
  return code === 'RATE_LIMITED' ? 429 : 503
}
