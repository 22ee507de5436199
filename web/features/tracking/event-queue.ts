export type EventQueue<Event> = {
  add: (event: Event) => void
  /** Sends what has gathered, for example because the page goes. */
  flush: () => void
  /** Forgets what has not been sent. */
  clear: () => void
}

/** Sent together: after five seconds, or as soon as there are twenty. */
export const batch = { events: 20, milliseconds: 5000 } as const

export function createEventQueue<Event>(send: (events: Event[]) => unknown): EventQueue<Event> {
  let waiting: Event[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const take = (): Event[] => {
    clearTimeout(timer)
    timer = undefined
    const batch = waiting
    waiting = []
    return batch
  }
  const flush = () => {
    const events = take()
    if (events.length > 0) send(events)
  }
  return {
    add: (event) => {
      waiting.push(event)
      if (waiting.length >= batch.events) flush()
      else timer ??= setTimeout(flush, batch.milliseconds)
    },
    flush,
    clear: () => void take(),
  }
}
