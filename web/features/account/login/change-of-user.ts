import { forgetAnswers } from '../../../lib/apollo/forget-answers.ts'
import type { Translate } from '../../../lib/i18n/use-texts.ts'
import { navigate } from '../../../lib/routing/router.ts'
import { track } from '../../../lib/tracking/track.ts'
import { announce } from '../../../lib/visitor/cross-tab.ts'
import { forgetCustomer, refreshCustomer } from '../../../lib/visitor/customer.ts'
import { showToast } from '../../../ui/feedback/Toast/show-toast.ts'
import type { Toast } from '../../../ui/feedback/Toast/toast.ts'
import { type ActionAnswer, postAction } from '../forms/post-action.ts'
import { keepToasts } from './kept-toasts.ts'

type Surroundings = { t: Translate; isB2b: boolean }

/** The next document asks who is here: what is said once would be lost with this one. */
let isLeft = false

/** Pages on which nobody stays after logging in (transactions.md §4): of the account they lead to `/myaccount/`. */
const isWayIn = (path: string) => /^\/(?:login|logout|myaccount)(?:\/|$)/.test(path)

/**
 * Somebody has logged in here. `target`: the page that was asked for before; without one he stays where he is, unless
 * that was a way in. Nearly everything in the business store differs for members, so it goes on with a new document.
 */
export async function afterLogin(
  answer: ActionAnswer,
  { t, isB2b, target, event = 'login' }: Surroundings & { target: string | null; event?: 'login' | 'register' },
): Promise<void> {
  track('user_login', { method: event })
  forgetCustomer()
  isLeft = isB2b
  announce('user')
  const goal = target ?? (isWayIn(location.pathname) ? '/myaccount/' : null)
  const name = answer.firstName ?? ''
  const welcome: Toast = { kind: 'success', text: t('login.welcome', { name }) }
  if (isB2b) return leaveFor(goal, [welcome])
  if (goal) await navigate(goal)
  showToast(welcome)
}

/** Ends the session. False when it couldn't be ended: then nothing changes, and the visitor is told. */
export async function logOut(t: Translate): Promise<boolean> {
  const answer = await postAction('/api/logout-action/')
  if (!answer?.successfull) {
    showToast({ id: 'logout', kind: 'error', text: t('login.lost') })
    return false
  }
  forgetCustomer()
  announce('user')
  return true
}

/** After logging out: nothing of the account is shown any more. */
export async function leaveAccount({ t, isB2b }: Surroundings): Promise<void> {
  const toast: Toast = { kind: 'success', text: t('login.out.done') }
  if (isB2b) return leaveFor('/', [toast])
  if (isPrivate(location.pathname)) await navigate('/')
  showToast(toast)
}

const isPrivate = (path: string) => /^\/(?:myaccount|checkout)(?:\/|$)/.test(path)

function leaveFor(goal: string | null, toasts: readonly Toast[]): void {
  keepToasts(toasts)
  if (goal) location.assign(goal)
  else location.reload()
}

/**
 * What was asked for in the name of whoever was here before is asked for anew. When it happened in another tab, a page
 * that shows what belongs to one visitor is loaded anew as well, and so is the login gate.
 */
export async function startAnew(isFromHere: boolean): Promise<void> {
  await forgetAnswers()
  const isOutdated =
    isPrivate(location.pathname) || isWayIn(location.pathname) || document.querySelector('[data-login-gate]')
  if (!isFromHere && isOutdated) return location.reload()
  if (!isLeft) await refreshCustomer((text) => showToast({ kind: 'info', text }))
}
