import type { TrackingEventInput } from '#contract/generated/types.ts'

const eventNames = [
  'page_view',
  'teaser_view',
  'teaser_click',
  'navigation',
  'product_view',
  'search',
  'add_to_cart',
  'remove_from_cart',
  'user_login',
  'lightning_deal',
] as const

/** Of one call, and characters of what an event says. */
export const limits = {
  events: 50,
  path: 2000,
  title: 300,
  word: 100,
  tests: 1000,
  data: 20,
  dataName: 60,
  dataValue: 1000,
} as const

/** Milliseconds that a visitor's clock may be off; beyond that the time of receipt stands for it. */
const clockMayLead = 5 * 60_000
const clockMayLag = 24 * 3_600_000

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i
const dataName = /^[a-z][a-z\d_]*$/

/** PostgreSQL keeps neither NUL nor half a character. */
const isText = (text: string, longest: number): boolean =>
  text.length <= longest && !text.includes('\0') && text.isWellFormed()

export type CheckedEvent = {
  id: string
  name: string
  occurredAt: Date
  meta: TrackingEventInput['meta']
  data: Record<string, string>
}

/**
 * The event as it may be stored; null for a malformed one. `user_id` is never the browser's to say: the
 * session of the call tells it.
 */
export const checkedEvent = (event: TrackingEventInput, now: number): CheckedEvent | null => {
  const { id, name, occurredAt, meta } = event
  const data = event.data ?? []
  const words = [meta.page_area, meta.prime_status, meta.visitor_type, meta.visitor_login_state]
  const isWhole =
    uuid.test(id) &&
    (eventNames as readonly string[]).includes(name) &&
    isText(meta.page_path, limits.path) &&
    meta.page_path.startsWith('/') &&
    isText(meta.page_title, limits.title) &&
    isText(meta.user_id, limits.word) &&
    [meta.test_id, meta.test_variant].every((text) => isText(text, limits.tests)) &&
    words.every((word) => isText(word, limits.word)) &&
    data.length <= limits.data &&
    data.every((each) => isText(each.name, limits.dataName) && dataName.test(each.name)) &&
    data.every((each) => isText(each.value, limits.dataValue))
  if (!isWhole) return null
  return {
    id: id.toLowerCase(),
    name,
    occurredAt: new Date(plausible(occurredAt, now)),
    // Queries may be keys to something (a link in a mail) or somebody's words; whoever calls, they are not kept.
    meta: { ...meta, page_path: meta.page_path.split(/[?#]/, 1)[0] ?? '', user_id: '' },
    data: Object.fromEntries(data.map((each) => [each.name, each.value])),
  }
}

const plausible = (time: number, now: number): number =>
  time >= now - clockMayLag && time <= now + clockMayLead ? time : now
