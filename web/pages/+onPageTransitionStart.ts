import { departing } from '../lib/routing/navigation.ts'

export function onPageTransitionStart() {
  departing()
}
