/** What happened, in the words of the tracking events (server/contract/tracking.graphql). */
export type TrackedEvent = {
  name: string
  /** Milliseconds since 1970. */
  occurredAt: number
  data: Readonly<Record<string, string>>
}

/** Before the part that sends them is loaded; more than this many nobody waits for. */
const longestQueue = 100
const queue: TrackedEvent[] = []
let receive: ((event: TrackedEvent) => void) | null = null

/** Costs next to nothing and never throws: whether anything is sent is decided by the visitor's consent, elsewhere. */
export function track(name: string, data: Readonly<Record<string, string>> = {}): void {
  const event = { name, occurredAt: Date.now(), data }
  if (receive) receive(event)
  else if (queue.length < longestQueue) queue.push(event)
}

/** For the one part that sends events: gets what has happened so far, then everything else. */
export function receiveEvents(receiver: (event: TrackedEvent) => void): void {
  receive = receiver
  for (const event of queue.splice(0)) receiver(event)
}
