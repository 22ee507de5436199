/** Puts answers into the order of their questions, which are sent side by side and may be answered in any. */
export function makeTurns() {
  let latest = 0
  let shown = 0
  return {
    /** Called with a question. What comes back is called with its answer: false when what is shown was asked for later, or changed since. */
    ask: (): (() => boolean) => {
      const turn = ++latest
      return () => {
        if (turn < shown) return false
        shown = turn
        return true
      }
    },
    /** What is shown has changed: answers to questions of before are outdated. */
    change: (): void => {
      shown = ++latest
    },
  }
}
