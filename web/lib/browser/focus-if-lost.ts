import { isFocusLost } from './is-focus-lost.ts'

/** A pressed button goes with what it has removed: the focus goes on to `target` when it was lost with the next drawing. */
export function focusIfLost(target: () => HTMLElement | null | undefined): void {
  const goOn = () => {
    if (isFocusLost()) target()?.focus()
  }
  // The next frame may begin before React has drawn the change.
  requestAnimationFrame(() => requestAnimationFrame(goOn))
}
