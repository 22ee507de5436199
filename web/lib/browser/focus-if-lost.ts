import { isFocusLost } from './is-focus-lost.ts'

/**
 * A pressed button goes with what it has removed: the focus goes on to `target` when it was lost. It is looked for until the button has gone,
 * since a busy browser draws the change some frames later, for two seconds at most.
 */
export function focusIfLost(target: () => HTMLElement | null | undefined): void {
  const pressed = document.activeElement
  let frames = 120
  const goOn = () => {
    if (isFocusLost()) target()?.focus()
    else if (document.activeElement === pressed && frames-- > 0) requestAnimationFrame(goOn)
  }
  // The next frame may begin before React has drawn the change.
  requestAnimationFrame(() => requestAnimationFrame(goOn))
}
