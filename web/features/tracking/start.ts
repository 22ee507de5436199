import { AddTrackingEvents, type TrackingEventInput } from '../../generated/operations.ts'
import { send } from '../../lib/data/send.ts'
import { runByBeacon } from '../../lib/data/without-apollo.ts'
import { readFirstPage } from '../../lib/scope/first-page.ts'
import { onPageShown, type ShownPage } from '../../lib/scope/page-shown.ts'
import { receiveEvents, track } from '../../lib/tracking/track.ts'
import { isAllowed, onConsentChange } from '../../lib/visitor/consent.ts'
import { eventsOfClick, teaserData } from './clicks.ts'
import { createEventQueue } from './event-queue.ts'
import { watchTeaserViews } from './teaser-views.ts'
import { createTracker, type Place } from './tracker.ts'
import { withCustomer } from './visitor.ts'

const mayTrack = () => isAllowed('statistics')

/** Starts tracking of the document; previews of editors are not tracked. */
export function start(): void {
  const first = readFirstPage()
  if (first.isPreview) return
  // Consent may be withdrawn in another tab, so each sending checks it again.
  const queue = createEventQueue<TrackingEventInput>(
    (events) =>
      mayTrack() &&
      send(AddTrackingEvents, { events: events.map((event) => withCustomer(event)) }, { runOperation: runByBeacon }),
  )
  const tracker = createTracker({ queue, isAllowed: mayTrack, place })
  const views = watchTeaserViews((teaser) => track('teaser_view', teaserData(teaser)))
  let isOn = mayTrack()

  const show = (page: ShownPage) => {
    tracker.show(page)
    if (isOn) views.begin()
  }
  onConsentChange(() => {
    const wasOn = isOn
    isOn = mayTrack()
    if (isOn === wasOn) return
    if (isOn) {
      tracker.begin()
      views.begin()
    } else {
      tracker.end()
      views.end()
    }
  })

  let page: ShownPage = first
  show(page)
  receiveEvents(tracker.receive)
  onPageShown((next) => {
    page = next
    show(page)
  })
  document.addEventListener('click', ({ target }) => isOn && eventsOfClick(target, track), { capture: true })
  document.addEventListener('visibilitychange', () => document.hidden && queue.flush())
  addEventListener('pagehide', queue.flush)
  // A page restored from the back/forward cache counts as a new view.
  addEventListener('pageshow', ({ persisted }) => persisted && show(page))
}

const standalone = matchMedia('(display-mode: standalone)')

function place(): Place {
  const isApp = standalone.matches || (navigator as { standalone?: boolean }).standalone === true
  return { path: location.pathname, search: location.search, title: document.title, isApp }
}
