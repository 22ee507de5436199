import { pageText } from '#web/lib/i18n/page-texts.ts'
import { customer } from '#web/lib/visitor/customer.ts'
import { loginState } from '#web/lib/visitor/login-state.ts'

/**
 * Shows the customer's first name instead of the label in the header; phones, which have no label, show a dot at the
 * icon. What only members of prime see is shown by style sheets (storefront.md §6, S6.2).
 */
export function showMark(): void {
  const state = loginState()
  const name = state === 'guest' ? pageText('shell.account.guest') : (customer()?.firstName ?? '')
  for (const slot of document.querySelectorAll<HTMLElement>('[data-slot="account-name"]')) {
    slot.textContent = name || pageText('shell.account.name')
    const opener = slot.closest('[data-opens]')
    if (name) opener?.setAttribute('aria-label', pageText('shell.account.mark', { name }))
    else opener?.removeAttribute('aria-label')
  }
  for (const mark of document.querySelectorAll('[data-slot="account-mark"]')) {
    mark.toggleAttribute('data-on', state !== 'logged_out')
  }
  const prime = customer()?.primeInfo.status ?? 'NONE'
  document.documentElement.toggleAttribute('data-prime', prime !== 'NONE')
}
