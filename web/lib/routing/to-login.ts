import { redirect, render } from 'vike/abort'
import type { PageContext } from 'vike/types'
import { pageFacts } from '../page/page-facts.ts'

/** Where the login gate of the business store is found; nobody's address, see pages/login-gate. */
export const loginGatePath = '/login-gate'

/**
 * What a page throws that is only for those who have logged in: in the business store the login gate, at the address that was
 * asked for; in the others the login, which leads back (transactions.md §2).
 */
export function toLogin(pageContext: Pick<PageContext, 'site' | 'urlOriginal' | 'config' | 'abortReason'>): Error {
  if (pageContext.site?.isB2b) return render(loginGatePath, { facts: pageFacts(pageContext) })
  const { pathname, search } = new URL(pageContext.urlOriginal, 'http://localhost')
  return redirect(`/login?${new URLSearchParams({ target: pathname + search })}`, 302)
}

/** Of a failed operation: whoever asked has not logged in, or no longer is. */
export function isForMembers(errors: readonly { extensions?: { code?: unknown } }[] | undefined): boolean {
  const codes = ['LOGIN_REQUIRED', 'USER_TOKEN_INVALID', 'USER_TOKEN_REVOKED']
  return errors?.some(({ extensions }) => codes.includes(String(extensions?.code))) === true
}
