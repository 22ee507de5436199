import { render } from 'vike/abort'
import type { PageContext } from 'vike/types'
import { isServer } from './is-server.ts'
import type { Operation } from './operation.ts'
import type { OperationResult } from './page-context.ts'
import { reloadOnce } from './reload-once.ts'
import { keepJson, runOperation } from './run-operation.ts'
import { isForMembers, toLogin } from './to-login.ts'

/**
 * Data that a page cannot do without, for `+data`. Never resolves with a failure: what is not there ends in the error
 * page, with 404 for what does not exist and 503 for an upstream that does not answer (storefront.md §8), and what is for
 * members alone at the login.
 */
export async function query<Data, Variables>(
  pageContext: Pick<PageContext, 'runOperation' | 'urlOriginal' | 'site'>,
  operation: Operation<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const result = await runOperation(pageContext, operation, variables).catch(unavailable)
  if (result.data && !result.errors?.length) return keepJson(result.data, result.json)
  if (!isServer && isOfAnotherBuild(result.errors)) await leaveFor(pageContext.urlOriginal)
  if (isForMembers(result.errors)) throw toLogin(pageContext)
  throw render(abortStatus(result.errors), `${operation.name}: ${result.errors?.[0]?.message ?? 'no data'}`)
}

function unavailable(error: unknown): OperationResult<never> {
  const message = error instanceof Error ? error.message : String(error)
  return { json: '', data: null, errors: [{ message, extensions: { code: 'UPSTREAM_UNAVAILABLE' } }] }
}

/** The edge runs a build that has no such operation any more: the page has to come from there. */
function isOfAnotherBuild(errors: OperationResult<unknown>['errors']): boolean {
  return errors?.some(({ extensions }) => extensions?.code === 'PERSISTED_QUERY_NOT_FOUND') === true
}

/** Never resolves when the new document is on its way: nothing of this one is to be shown any more. */
async function leaveFor(href: string): Promise<void> {
  if (reloadOnce(href)) await new Promise(() => {})
}

function abortStatus(errors: OperationResult<unknown>['errors']): 404 | 429 | 503 {
  const code = errors?.[0]?.extensions?.code
  if (code === 'NOT_FOUND' || code === 'BAD_USER_INPUT') return 404
  return code === 'RATE_LIMITED' ? 429 : 503
}
