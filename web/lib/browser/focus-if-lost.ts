import { isFocusLost } from './is-focus-lost.ts'

/** A pressed button goes with what it has removed: the focus goes on to `target` when it was lost with the next drawing. */
export function focusIfLost(target: () => HTMLElement | null | undefined): void {
  requestAnimationFrame(() => {
    if (isFocusLost()) target()?.focus({ preventScroll: true })
  })
}
