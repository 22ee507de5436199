import { pageText } from '../../../lib/i18n/page-texts.ts'
import { showToast } from '../../../ui/feedback/Toast/show-toast.ts'
import { showKeptToasts } from '../login/kept-toasts.ts'
import { flyoutId } from './flyout-id.ts'

/** Cookies that the edge sets when a session has ended; each message is shown once (transactions.md §8). */
const flags = [
  { cookie: 'securityLogout', key: 'error.securityLogout' },
  { cookie: 'sessionExpired', key: 'error.sessionExpired' },
] as const

/** From this width on the flyout fits beside the login gate; phones show the gate's own form first. */
const besides = '(min-width: 768px)'

/** Shows pending messages about the login when a page is shown, and opens the flyout at the login gate. */
export function tell(): void {
  showKeptToasts()
  for (const { cookie, key } of flags) {
    if (takeFlag(cookie)) showToast({ id: cookie, kind: 'info', text: pageText(key) })
  }
  const flyout = document.getElementById(flyoutId)
  const isLoginGate = document.querySelector('[data-login-gate]') !== null
  if (!isLoginGate || !flyout || flyout.matches(':popover-open') || !matchMedia(besides).matches) return
  // No button was pressed; the source places the flyout below its button.
  const source = document.querySelector<HTMLElement>(`[popovertarget="${flyoutId}"]`)
  flyout.showPopover(source ? { source } : {})
}

/** The logout page shows this message itself and clears the cookie there. */
function takeFlag(name: string): boolean {
  const isSet = document.cookie.split('; ').some((cookie) => cookie.startsWith(`${name}=`) && cookie !== `${name}=`)
  if (!isSet || (name === 'securityLogout' && /^\/logout\/?$/.test(location.pathname))) return false
  clearFlag(name)
  return true
}

export function clearFlag(name: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is not in every browser that the shop serves.
  document.cookie = `${name}=; Path=/; Max-Age=0`
}
