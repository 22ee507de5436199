import { inBackground } from '../../lib/browser/in-background.ts'
import { hasSecurityLogout } from '../../lib/visitor/login-state.ts'

/**
 * The session was ended while this page was requested: the logout page tells the visitor and ends what is left of the session
 * (storefront.md §2).
 */
export function completeSecurityLogout(navigate: (path: `/${string}`) => Promise<unknown>, cookies?: string): void {
  if (hasSecurityLogout(cookies)) inBackground(navigate('/logout'))
}
