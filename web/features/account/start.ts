import { onAnnounced } from '../../lib/cross-tab.ts'
import { customer, forgetCustomer, onCustomer, refreshCustomer } from '../../lib/customer.ts'
import { loginState } from '../../lib/login-state.ts'
import { onPageShown } from '../../lib/page-shown.ts'
import { showToast } from '../../ui/Toast/show-toast.ts'
import { showMark } from './account-mark.ts'
import { flyoutId } from './flyout-id.ts'

/**
 * The account in the header of every page. Strangers cost nothing: who is here is asked for when there is a session, and
 * the form comes when somebody is about to open the flyout.
 */
export function start(): void {
  for (const type of ['pointerover', 'pointerdown', 'focusin'] as const) document.addEventListener(type, wake)
  document.addEventListener('toggle', wake, { capture: true })
  onCustomer(showMark)
  onAnnounced('user', (isFromHere) => void change(isFromHere))
  onPageShown(arrive)
  if (loginState() === 'logged_out') forgetCustomer()
  else if (customer()) showMark()
  else void refreshCustomer((text) => showToast({ kind: 'info', text }))
  arrive()
}

/** Somebody comes near the account: what it opens is loaded. */
function wake({ target }: Event): void {
  if (!(target instanceof Element)) return
  const flyout = target.closest(`[popovertarget="${flyoutId}"], #${flyoutId}`) && document.getElementById(flyoutId)
  if (flyout && flyout.dataset.filled === undefined) {
    flyout.dataset.filled = ''
    void import('./fill-flyout.tsx').then(({ fillFlyout }) => fillFlyout(flyout))
  }
}

async function change(isFromHere: boolean): Promise<void> {
  const { startAnew } = await import('./change-of-user.ts')
  await startAnew(isFromHere)
}

/** A page has come to be seen: what it has to say of the login. */
function arrive(): void {
  const hasWords = /(?:^|; )(?:securityLogout|sessionExpired)=[^;]/.test(document.cookie) || hasKeptToasts()
  if (hasWords || document.querySelector('[data-wall]')) void import('./arrival.ts').then(({ tell }) => tell())
}

function hasKeptToasts(): boolean {
  try {
    return sessionStorage.getItem('toasts') !== null
  } catch {
    return false
  }
}
