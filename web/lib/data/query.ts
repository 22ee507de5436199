import { render } from 'vike/abort'
import type { PageContext } from 'vike/types'
import { isServer } from '../hydration/is-server.ts'
import type { CallErrors } from '../page/page-context.ts'
import { reloadOnce } from '../routing/reload-once.ts'
import { isForMembers, toLogin } from '../routing/to-login.ts'
import { cutOff, leaveForDocument } from './cut-off.ts'
import type { Operation } from './operation.ts'
import { type SendOptions, send } from './send.ts'

/**
 * Data that a page cannot do without, for `+data`. Never resolves with a failure: what is not there ends in the error
 * page, with 404 for what does not exist and 503 for an upstream that does not answer (storefront.md §8), and what is for
 * members alone at the login.
 */
export async function query<Data, Variables>(
  pageContext: Pick<PageContext, 'runOperation' | 'urlOriginal' | 'site' | 'config' | 'abortReason'>,
  operation: Operation<Data, Variables>,
  variables: Variables,
  options?: Pick<SendOptions, 'fresh'>,
): Promise<Data> {
  const { runOperation } = pageContext
  const { data, errors } = await send(operation, variables, { ...options, runOperation })
  if (data && !errors?.length) return data
  // The edge runs a build that has no such operation any more: the page has to come from there.
  const isOutdated = !isServer && hasCode(errors, 'PERSISTED_QUERY_NOT_FOUND')
  if (isOutdated && reloadOnce(pageContext.urlOriginal)) await documentComes()
  if (!isServer && hasCode(errors, cutOff)) {
    leaveForDocument(pageContext.urlOriginal)
    await documentComes()
  }
  if (isForMembers(errors)) throw toLogin(pageContext)
  throw render(abortStatus(errors), `${operation.name}: ${errors?.[0]?.message ?? 'no data'}`)
}

function hasCode(errors: CallErrors | undefined, code: string): boolean {
  return errors?.some(({ extensions }) => extensions?.code === code) === true
}

/** Never resolves: a new document is on its way, and nothing of this one is to be shown any more. */
function documentComes(): Promise<never> {
  return new Promise(() => {})
}

function abortStatus(errors: CallErrors | undefined): 404 | 429 | 503 {
  const code = errors?.[0]?.extensions?.code
  if (code === 'NOT_FOUND' || code === 'BAD_USER_INPUT') return 404
  return code === 'RATE_LIMITED' ? 429 : 503
}
