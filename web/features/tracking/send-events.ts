import { AddTrackingEvents, type TrackingEventInput } from '../../generated/operations.ts'
import { operationBody } from '../../lib/data/ask-plainly.ts'

const endpoint = '/graphql'
const type = 'application/json'

/** As a beacon, which outlives the page. Whether it arrives is nothing to the visitor; the edge counts what does. */
export function sendEvents(events: TrackingEventInput[]): void {
  const body = operationBody(AddTrackingEvents, { events })
  try {
    if (navigator.sendBeacon(endpoint, new Blob([body], { type }))) return
  } catch {
    // A blocker may have taken it away; the other way is tried.
  }
  fetch(endpoint, { method: 'POST', headers: { 'content-type': type }, body, keepalive: true }).catch(() => {})
}
