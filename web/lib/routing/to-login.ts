import { redirect, render } from 'vike/abort'
import type { PageContext } from 'vike/types'
import { pageFacts } from '../page/page-facts.ts'

/** Internal path of the business store's login gate; it is no public address, see pages/login/gate. */
export const loginGatePath = '/login-gate'

/**
 * What a page for members throws without a login: in the business store it renders the login gate at the requested
 * address; in the other stores it redirects to the login, which leads back (transactions.md §2).
 */
export function toLogin(pageContext: Pick<PageContext, 'site' | 'urlOriginal' | 'config' | 'abortReason'>): Error {
  if (pageContext.site?.isB2b) return render(loginGatePath, { facts: pageFacts(pageContext) })
  const { pathname, search } = new URL(pageContext.urlOriginal, 'http://localhost')
  return redirect(`/login?${new URLSearchParams({ target: pathname + search })}`, 302)
}

/** True when an operation failed because the visitor is not logged in or the session has ended. */
export function isForMembers(errors: readonly { extensions?: { code?: unknown } }[] | undefined): boolean {
  const codes = ['LOGIN_REQUIRED', 'USER_TOKEN_INVALID', 'USER_TOKEN_REVOKED']
  return errors?.some(({ extensions }) => codes.includes(String(extensions?.code))) === true
}
