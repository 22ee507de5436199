import { isClickTracked } from '../../lib/tracking/page-area.ts'
import type { Track } from '../../lib/tracking/track.ts'
import type { TrackedData } from '../../lib/tracking/tracked-events.ts'

/** Clicks that the markup marks: on what a teaser leads to, and on links of the navigation. */
export function eventsOfClick(target: EventTarget | null, tell: Track): void {
  const pressed = target instanceof Element ? target.closest<HTMLElement>('a[href], button') : null
  if (!pressed) return
  const link = pressed instanceof HTMLAnchorElement ? pressed : null
  // Links to the legal pages are not followed (storefront.md §2).
  if (link && link.host === location.host && !isClickTracked(link.pathname)) return
  const leadsTo: Pick<TrackedData<'navigation'>, 'link_url'> = link
    ? { link_url: link.host === location.host ? link.pathname : link.origin + link.pathname }
    : {}

  const teaser = pressed.closest<HTMLElement>('[data-teaser-id]')
  if (teaser) tell('teaser_click', { ...teaserData(teaser), ...analyticsData(pressed), ...leadsTo })
  if (link && pressed.closest('[data-track="navigation"]')) {
    tell('navigation', { ...leadsTo, link_text: wordsOf(link) })
  }
}

export const teaserData = ({ dataset }: HTMLElement): TrackedData<'teaser_view'> => ({
  teaser_id: dataset.teaserId ?? '',
  teaser_name: dataset.teaserName ?? '',
  teaser_type: dataset.teaserType ?? '',
})

/** What editors call it in statistics: the link's own name, or else that of its teaser. */
const analyticsData = (pressed: HTMLElement): Pick<TrackedData<'teaser_click'>, 'analytics_name'> => {
  const name = pressed.closest<HTMLElement>('[data-analytics]')?.dataset.analytics
  return name ? { analytics_name: name } : {}
}

const wordsOf = (link: HTMLElement): string =>
  (link.getAttribute('aria-label') ?? link.textContent).replaceAll(/\s+/g, ' ').trim()
