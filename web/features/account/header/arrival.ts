import { pageText } from '../../../lib/i18n/page-texts.ts'
import { showToast } from '../../../ui/feedback/Toast/show-toast.ts'
import { showKeptToasts } from '../login/kept-toasts.ts'
import { flyoutId } from './flyout-id.ts'

/** Flags that the edge sets when a session is over, each said once (transactions.md §8). */
const flags = [
  { cookie: 'securityLogout', key: 'error.securityLogout' },
  { cookie: 'sessionExpired', key: 'error.sessionExpired' },
] as const

/** From here on there is room for a flyout beside the login gate, whose own form phones show first. */
const besides = '(min-width: 768px)'

/** What a page has to say of the login when it has come to be seen. */
export function tell(): void {
  showKeptToasts()
  for (const { cookie, key } of flags) {
    if (takeFlag(cookie)) showToast({ id: cookie, kind: 'info', text: pageText(key) })
  }
  const flyout = document.getElementById(flyoutId)
  const isLoginGate = document.querySelector('[data-login-gate]') !== null
  if (!isLoginGate || !flyout || flyout.matches(':popover-open') || !matchMedia(besides).matches) return
  // Opened by nobody's press: its place is below the button all the same.
  const source = document.querySelector<HTMLElement>(`[popovertarget="${flyoutId}"]`)
  flyout.showPopover(source ? { source } : {})
}

/** The page of the logout says it itself, and takes its flag there. */
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
