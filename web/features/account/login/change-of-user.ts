import { forgetAnswers } from '#web/lib/apollo/forget-answers.ts'
import { unlessLeaving } from '#web/lib/browser/leaving.ts'
import { postAction } from '#web/lib/forms/post-action.ts'
import type { Translate } from '#web/lib/i18n/use-texts.ts'
import { navigate } from '#web/lib/routing/router.ts'
import { track } from '#web/lib/tracking/track.ts'
import { announce } from '#web/lib/visitor/cross-tab.ts'
import { forgetCustomer, refreshCustomer } from '#web/lib/visitor/customer.ts'
import { showToast } from '#web/ui/feedback/Toast/show-toast.ts'
import type { Toast } from '#web/ui/feedback/Toast/toast.ts'
import { keepToasts } from './kept-toasts.ts'

/** What the edge tells of who has logged in. */
export type Arrival = { firstName?: string | null }

type LoginContext = { t: Translate; isB2b: boolean }

/**
 * True when a new document follows. It asks for the customer itself: a notification that comes only once would be lost
 * here.
 */
let isLeft = false

/** Pages that the visitor leaves after logging in (transactions.md §4); the account pages lead to `/myaccount/`. */
const isWayIn = (path: string) => /^\/(?:login|logout|myaccount)(?:\/|$)/.test(path)

/**
 * Runs after a login in this tab. `target`: the page that was requested before. Without it the visitor stays on the
 * page, unless it is a login page. The business store loads a new document, because most of its content differs for
 * members.
 */
export async function afterLogin(
  { firstName }: Arrival,
  { t, isB2b, target, event = 'login' }: LoginContext & { target: string | null; event?: 'login' | 'register' },
): Promise<void> {
  track('user_login', { method: event })
  forgetCustomer()
  isLeft = isB2b
  announce('user')
  const goal = target ?? (isWayIn(location.pathname) ? '/myaccount/' : null)
  const welcome: Toast = { kind: 'success', text: t('login.welcome', { name: firstName ?? '' }) }
  if (isB2b) return leaveFor(goal, [welcome])
  if (goal) await navigate(goal)
  showToast(welcome)
}

/** Ends the session. Returns false and shows a toast when the request failed; the session then stays. */
export async function logOut(t: Translate): Promise<boolean> {
  if (!(await postAction('/api/logout-action/'))) {
    showToast({ id: 'logout', kind: 'error', text: t('login.lost') })
    return false
  }
  forgetCustomer()
  announce('user')
  return true
}

/** Leaves the pages of the account after a logout. */
export async function leaveAccount({ t, isB2b }: LoginContext): Promise<void> {
  const toast: Toast = { kind: 'success', text: t('login.out.done') }
  if (isB2b) return leaveFor('/', [toast])
  if (isPrivate(location.pathname)) await navigate('/')
  showToast(toast)
}

const isPrivate = (path: string) => /^\/(?:myaccount|(?:prime\/)?checkout)(?:\/|$)/.test(path)

function leaveFor(goal: string | null, toasts: readonly Toast[]): void {
  keepToasts(toasts)
  if (goal) location.assign(goal)
  else location.reload()
}

/**
 * Refetches what was loaded for the previous user. When the user changed in another tab, or may have while the page was left, private pages
 * and the login gate are reloaded.
 */
export async function startAnew(isFromHere: boolean): Promise<void> {
  await forgetAnswers()
  const isOutdated =
    isPrivate(location.pathname) || isWayIn(location.pathname) || document.querySelector('[data-login-gate]')
  if (!isFromHere && isOutdated) return unlessLeaving(() => location.reload())
  if (!isLeft) await refreshCustomer((text) => showToast({ kind: 'info', text }))
}
