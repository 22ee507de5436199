export type Listeners<Event = void> = {
  /** Returns how to stop listening. */
  add: (listener: (event: Event) => void) => () => void
  /** Calls all of them, in the order in which they were added. */
  tell: (event: Event) => void
  count: () => number
}

/** Who wants to hear of something that happens in this tab. */
export function createListeners<Event = void>(): Listeners<Event> {
  const listeners = new Set<(event: Event) => void>()
  return {
    add: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    tell: (event) => {
      for (const listener of listeners) listener(event)
    },
    count: () => listeners.size,
  }
}
