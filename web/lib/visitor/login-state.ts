/** Of the visitor in this browser (storefront.md §4). */
type LoginState = 'logged_out' | 'logged_in' | 'guest'

/** By the two flags that a page may read; the sessions themselves are cookies that it can't. Only in the browser. */
export function loginState(cookies = document.cookie): LoginState {
  const has = (name: string) =>
    cookies.split('; ').some((cookie) => cookie.startsWith(`${name}=`) && cookie !== `${name}=`)
  if (has('X-JWT-guest')) return 'guest'
  return has('X-JWT-exist') ? 'logged_in' : 'logged_out'
}

/** Empty before a cart was begun in this browser. */
export const cartIdOf = (cookies = document.cookie): string => /(?:^|; )cartId=([^;]+)/.exec(cookies)?.[1] ?? ''

/** A cart was begun in this browser, so it is worth asking for. */
export const hasCart = (cookies = document.cookie): boolean => cartIdOf(cookies) !== ''

/** The shop has ended the session, and nobody has told the visitor yet (transactions.md §8). */
export const hasSecurityLogout = (cookies = document.cookie): boolean => /(?:^|; )securityLogout=[^;]/.test(cookies)
