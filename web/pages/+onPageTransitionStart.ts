import type { PageContextClient } from 'vike/types'
import { departing } from '../lib/routing/navigation.ts'

export function onPageTransitionStart({ isHistoryNavigation }: PageContextClient) {
  departing({ again: isHistoryNavigation })
}
