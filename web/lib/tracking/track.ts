import type { TrackedData, TrackedName } from './tracked-events.ts'

/** A tracking event (server/contract/sdl/tracking.graphql). */
export type TrackedEvent<Name extends TrackedName = TrackedName> = {
  name: Name
  /** Milliseconds since 1970. */
  occurredAt: number
  data: TrackedData<Name>
}

export type Track = <Name extends TrackedName>(name: Name, data: TrackedData<Name>) => void

/** Limit of events kept before the sending code is loaded; further ones are dropped. */
const maxQueueLength = 100
const queue: TrackedEvent[] = []
let receive: ((event: TrackedEvent) => void) | null = null

/** Records an event. Cheap and never throws: the sending code checks the visitor's consent. */
export function track<Name extends TrackedName>(name: Name, data: TrackedData<Name>): void {
  const event = { name, occurredAt: Date.now(), data }
  if (receive) receive(event)
  else if (queue.length < maxQueueLength) queue.push(event)
}

/** For the code that sends events: receives the events so far, then all later ones. */
export function receiveEvents(receiver: (event: TrackedEvent) => void): void {
  receive = receiver
  for (const event of queue.splice(0)) receiver(event)
}
