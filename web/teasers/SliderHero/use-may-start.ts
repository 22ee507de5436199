import { useSyncExternalStore } from 'react'
import { useSite } from '../../lib/scope/use-page.ts'
import { onConsentChange, readConsent } from '../../lib/visitor/consent.ts'

const hasAnswered = () => readConsent() !== null
const notYet = () => false

/**
 * Whether slides may rotate (storefront.md §4): in the Swiss store at once, in other stores after the visitor answered
 * the consent question.
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

/** True while the tab is in the background, where rotating slides are not seen. */
export function useIsPageHidden(): boolean {
  return useSyncExternalStore(subscribeToVisibility, () => document.hidden, notYet)
}
