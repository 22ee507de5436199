import { departing } from '../lib/navigation.ts'

export function onPageTransitionStart() {
  departing()
}
