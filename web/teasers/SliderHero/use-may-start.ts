import { useSyncExternalStore } from 'react'
import { useSite } from '../../lib/scope/use-page.ts'
import { onConsentChange, readConsent } from '../../lib/visitor/consent.ts'

const hasAnswered = () => readConsent() !== null
const notYet = () => false

/**
 * Whether slides may begin to move by themselves (storefront.md §4): in the Swiss store at once, elsewhere once the
 * visitor has answered the question for consent.
 */
export function useMayStart(): boolean {
  const { store } = useSite()
  const answered = useSyncExternalStore(onConsentChange, hasAnswered, notYet)
  return store === 'ch' || answered
}

const subscribeToVisibility = (notify: () => void) => {
  document.addEventListener('visibilitychange', notify)
  return () => document.removeEventListener('visibilitychange', notify)
}

/** Nobody sees slides pass in a tab that lies behind another. */
export function useIsPageHidden(): boolean {
  return useSyncExternalStore(subscribeToVisibility, () => document.hidden, notYet)
}
