import { pageText } from '#web/lib/i18n/page-texts.ts'
import { showToast } from '#web/ui/feedback/Toast/show-toast.ts'
import { showStoredToasts } from '../login/kept-toasts.ts'

/** Cookies that the edge sets when a session has ended; each message is shown once (transactions.md §8). */
const flags = [
  { cookie: 'securityLogout', key: 'error.securityLogout' },
  { cookie: 'sessionExpired', key: 'error.sessionExpired' },
] as const

/** Shows pending messages about the login when a page is shown. */
export function tell(): void {
  showStoredToasts()
  for (const { cookie, key } of flags) {
    if (takeFlag(cookie)) showToast({ id: cookie, kind: 'info', text: pageText(key) })
  }
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
