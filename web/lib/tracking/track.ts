import type { TrackedData, TrackedName } from './tracked-events.ts'

/** What happened, in the words of the tracking events (server/contract/sdl/tracking.graphql). */
export type TrackedEvent<Name extends TrackedName = TrackedName> = {
  name: Name
  /** Milliseconds since 1970. */
  occurredAt: number
  data: TrackedData<Name>
}

/** Tells of an event. */
export type Track = <Name extends TrackedName>(name: Name, data: TrackedData<Name>) => void

/** Before the part that sends them is loaded; more than this many nobody waits for. */
const longestQueue = 100
const queue: TrackedEvent[] = []
let receive: ((event: TrackedEvent) => void) | null = null

/** Costs next to nothing and never throws: whether anything is sent is decided by the visitor's consent, elsewhere. */
export function track<Name extends TrackedName>(name: Name, data: TrackedData<Name>): void {
  const event = { name, occurredAt: Date.now(), data }
  if (receive) receive(event)
  else if (queue.length < longestQueue) queue.push(event)
}

/** For the one part that sends events: gets what has happened so far, then everything else. */
export function receiveEvents(receiver: (event: TrackedEvent) => void): void {
  receive = receiver
  for (const event of queue.splice(0)) receiver(event)
}
