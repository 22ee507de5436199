import type { PageContext } from 'vike/types'
import { CustomerInfo } from '../../generated/operations.ts'
import { query } from '../../lib/data/query.ts'
import { isServer } from '../../lib/hydration/is-server.ts'
import { toLogin } from '../../lib/routing/to-login.ts'
import type { Customer } from '../../lib/visitor/customer.ts'
import { loginState } from '../../lib/visitor/login-state.ts'
import { ownPath } from './login/own-path.ts'

/** Who asks for the page; null for strangers. */
export async function customerOf(pageContext: PageContext): Promise<Customer | null> {
  if (!isServer && loginState() === 'logged_out') return null
  const url = pageContext.urlParsed.pathnameOriginal
  const { getCustomerInfo: info } = await query(pageContext, CustomerInfo, { url })
  return info.visitorLoginState === 'logged_out' ? null : info
}

/** A customer; guests and strangers are sent to the login (transactions.md §2). */
export async function memberOf(pageContext: PageContext): Promise<Customer> {
  const found = await customerOf(pageContext)
  if (found?.visitorLoginState !== 'logged_in') throw toLogin(pageContext)
  return found
}

/** Null for guests as well: they may still register or log in. */
export async function memberOrNull(pageContext: PageContext): Promise<Customer | null> {
  const found = await customerOf(pageContext)
  return found?.visitorLoginState === 'logged_in' ? found : null
}

export function targetOf({ urlParsed, site }: PageContext): string | null {
  return ownPath(new URLSearchParams(urlParsed.searchOriginal ?? '').get('target'), site.origin)
}
