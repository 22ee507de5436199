/** Keys are names in the code; more than these are a mistake that needs no longer list. */
const max = 1000

/** Keys that were asked for and have no text, each heard of once a process. */
export const createMissingTexts = () => {
  const keys = new Set<string>()
  const listeners: ((key: string) => void)[] = []
  return {
    note: (key: string): void => {
      if (keys.has(key) || keys.size >= max) return
      keys.add(key)
      for (const listener of listeners) listener(key)
    },
    onMissing: (listener: (key: string) => void): void => {
      listeners.push(listener)
    },
  }
}

export type MissingTexts = ReturnType<typeof createMissingTexts>
