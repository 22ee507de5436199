import { inBackground } from '../../lib/browser/in-background.ts'
import { onPageShown } from '../../lib/scope/page-shown.ts'
import { onAnnounced } from '../../lib/visitor/cross-tab.ts'
import { customer, forgetCustomer, onCustomer, refreshCustomer } from '../../lib/visitor/customer.ts'
import { loginState } from '../../lib/visitor/login-state.ts'
import { showToast } from '../../ui/feedback/Toast/show-toast.ts'
import { showMark } from './header/account-mark.ts'
import { flyoutId } from './header/flyout-id.ts'

/**
 * The account in the header of every page. Visitors without a session cause no request: the customer is fetched only
 * with a session, and the flyout's form is loaded shortly before the flyout opens.
 */
export function start(): void {
  for (const type of ['pointerover', 'pointerdown', 'focusin'] as const) document.addEventListener(type, wake)
  document.addEventListener('toggle', wake, { capture: true })
  document.addEventListener('beforetoggle', keepClosedAtGate, { capture: true })
  document.addEventListener('click', leadToGate)
  onCustomer(showMark)
  onAnnounced('user', (isFromHere) => inBackground(change(isFromHere)))
  onPageShown(arrive)
  if (loginState() === 'logged_out') forgetCustomer()
  arrive()
  // The visitor opened the flyout before this code was loaded.
  if (document.getElementById(flyoutId)?.matches(':popover-open')) fill()
}

/** Loads the flyout's content when the pointer or the focus reaches its button. */
function wake({ target }: Event): void {
  if (!(target instanceof Element)) return
  if (target.closest(`[data-opens="${flyoutId}"], #${flyoutId}`)) fill()
}

function fill(): void {
  const flyout = document.getElementById(flyoutId)
  if (flyout?.dataset.filled !== undefined) return
  const loading = import('./header/fill-flyout.tsx')
  if (flyout) flyout.dataset.filled = ''
  inBackground(flyout ? loading.then(({ fillFlyout }) => fillFlyout(flyout)) : loading)
}

const gateForm = () =>
  loginState() === 'logged_out' ? document.querySelector<HTMLFormElement>('[data-login-gate] form') : null

/** The login gate has the form already: the flyout would show a second one. */
function keepClosedAtGate(event: Event): void {
  if ((event.target as Element).id === flyoutId && (event as ToggleEvent).newState === 'open' && gateForm())
    event.preventDefault()
}

/** At the login gate the shortcut leads to its form. */
function leadToGate({ target }: Event): void {
  if (!(target instanceof Element) || !target.closest(`[data-opens="${flyoutId}"]`)) return
  gateForm()?.querySelector<HTMLInputElement>('input:not([type=hidden])')?.focus()
}

async function change(isFromHere: boolean): Promise<void> {
  const { startAnew } = await import('./login/change-of-user.ts')
  await startAnew(isFromHere)
}

/**
 * Runs when a page is shown. At the login gate the session in the cookies may have ended, so the customer is fetched
 * again.
 */
function arrive(): void {
  // Another layout may have rendered a new header.
  if (loginState() !== 'logged_out') showMark()
  const isUnknown = loginState() !== 'logged_out' && (!customer() || isAtLoginGate())
  if (isUnknown) inBackground(refreshCustomer((text) => showToast({ kind: 'info', text })).then(speak))
  else speak()
}

const isAtLoginGate = () => document.querySelector('[data-login-gate]') !== null

/** Shows pending messages about the login. */
function speak(): void {
  const hasWords = /(?:^|; )(?:securityLogout|sessionExpired)=[^;]/.test(document.cookie) || hasStoredToasts()
  if (hasWords) inBackground(import('./header/arrival.ts').then(({ tell }) => tell()))
}

function hasStoredToasts(): boolean {
  try {
    return sessionStorage.getItem('toasts') !== null
  } catch {
    return false
  }
}
