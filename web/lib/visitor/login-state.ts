/** Login state of the visitor in this browser (storefront.md §4). */
type LoginState = 'logged_out' | 'logged_in' | 'guest'

/** Reads the two flags that scripts may see; the session cookies themselves are HttpOnly. Only in the browser. */
export function loginState(): LoginState {
  const has = (name: string) =>
    document.cookie.split('; ').some((cookie) => cookie.startsWith(`${name}=`) && cookie !== `${name}=`)
  if (has('X-JWT-guest')) return 'guest'
  return has('X-JWT-exist') ? 'logged_in' : 'logged_out'
}

/** Empty until this browser has a cart. */
export const cartIdOf = (): string => /(?:^|; )cartId=([^;]+)/.exec(document.cookie)?.[1] ?? ''

/** This browser has a cart, so it is worth fetching. */
export const hasCart = (): boolean => cartIdOf() !== ''

/** The shop has ended the session, and the visitor has not been told yet (transactions.md §8). */
export const hasSecurityLogout = (cookies = document.cookie): boolean => /(?:^|; )securityLogout=[^;]/.test(cookies)
