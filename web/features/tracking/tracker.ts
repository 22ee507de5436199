import { trackingTexts } from '#contract/limits/tracking.ts'
import type { TrackingEventInput } from '../../generated/operations.ts'
import { newId } from '../../lib/browser/new-id.ts'
import type { ShownPage } from '../../lib/scope/page-shown.ts'
import { isClickTracked } from '../../lib/tracking/page-area.ts'
import type { TrackedEvent } from '../../lib/tracking/track.ts'
import type { EventQueue } from './event-queue.ts'
import { cut, pageMeta } from './page-meta.ts'

/** Path with its query, title and whether it is the installed app: of the document, as it is now. */
export type Place = { path: string; search: string; title: string; isApp: boolean }

type TrackerOptions = {
  queue: EventQueue<TrackingEventInput>
  isAllowed: () => boolean
  place: () => Place
}

/**
 * Turns what happens into events, as long as the visitor agrees. Before that nothing is kept: only the page that is to
 * be seen when consent is given is told of then.
 */
export function createTracker({ queue, isAllowed, place }: TrackerOptions) {
  let page: ShownPage | null = null
  let shownAt = ''
  let lastSearch: string | null = null
  /** Happened while a new page was on its way: its title is not there yet. */
  let early: TrackedEvent[] = []

  const record = ({ name, occurredAt, data }: TrackedEvent) => {
    const { path, title, isApp } = place()
    // Pages that are excluded aren't named in storefront.md §9: taken to be those whose links are not counted (§2).
    if (!page || !isAllowed() || !isClickTracked(path)) return
    queue.add({
      id: newId(),
      name,
      occurredAt,
      meta: pageMeta(page, { path, title, isApp }),
      data: Object.entries(data).map(([key, value]) => ({ name: key, value: cut(value, trackingTexts.dataValue) })),
    })
  }

  const trackPage = () => {
    const occurredAt = Date.now()
    record({ name: 'page_view', occurredAt, data: {} })
    const { path, search } = place()
    const terms = new URLSearchParams(search)
    const term = /^\/search\/?$/.test(path) ? (terms.get('q')?.trim() ?? '') : ''
    // Filters and pages of the same search are not another search.
    if (term && term !== lastSearch) {
      const original = terms.get('oq')?.trim()
      record({
        name: 'search',
        occurredAt,
        data: { search_term: term, ...(original ? { original_term: original } : {}) },
      })
    }
    lastSearch = term
  }

  return {
    /** A page is to be seen, the first one included. */
    show: (shown: ShownPage) => {
      page = shown
      const { path, search } = place()
      shownAt = path + search
      trackPage()
      for (const event of early.splice(0)) record(event)
    },
    /** Consent was given on a page that is there already. */
    begin: () => {
      if (page) trackPage()
    },
    /** Consent was withdrawn. */
    end: () => {
      early = []
      lastSearch = null
      queue.clear()
    },
    receive: (event: TrackedEvent) => {
      if (!isAllowed()) return
      const { path, search } = place()
      if (page && path + search === shownAt) record(event)
      else early.push(event)
    },
  }
}
