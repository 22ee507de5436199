let isPressed = false

/** What is about to be clicked must not move away from under the pointer: messages come and go when it is released. */
export function whenReleased(run: () => void): void {
  if (isPressed) addEventListener('pointerup', () => setTimeout(run), { once: true })
  else run()
}

/** Watches whether a pointer is pressed; returns how to stop. */
export function watchPress(): () => void {
  const watching = new AbortController()
  for (const type of ['pointerdown', 'pointerup', 'pointercancel'] as const) {
    // A listener of its own: one that several forms share would go with the first of them.
    const note = () => {
      isPressed = type === 'pointerdown'
    }
    addEventListener(type, note, { capture: true, signal: watching.signal })
  }
  return () => watching.abort()
}
