import type { TrackingEventInput } from '#contract/generated/types.ts'
import { trackingTexts } from '#contract/limits/tracking.ts'
import { isUuid } from '#lib/uuid.ts'

export const eventNames = [
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
  'purchase',
  'payment_error',
  'payment_cancel',
] as const

/** Limits of one call, and of the texts of an event in characters. */
export const limits = {
  events: 50,
  ...trackingTexts,
  word: 100,
  data: 20,
  dataName: 60,
} as const

/** Milliseconds that a visitor's clock may be off; beyond that the time of receipt stands for it. */
const clockMayLead = 5 * 60_000
const clockMayLag = 24 * 3_600_000

const dataName = /^[a-z][a-z\d_]*$/

/** PostgreSQL cannot store NUL or a lone surrogate. */
const isText = (text: string, maxLength: number): boolean =>
  text.length <= maxLength && !text.includes('\0') && text.isWellFormed()

type StoredEvent = {
  id: string
  name: string
  occurredAt: Date
  meta: TrackingEventInput['meta']
  data: Record<string, string>
}

/** Reasons for rejection, each with the check that a valid event passes. */
const checks = {
  id: ({ id }) => isUuid(id),
  name: ({ name }) => (eventNames as readonly string[]).includes(name),
  page: ({ meta }) =>
    isText(meta.page_path, limits.path) &&
    meta.page_path.startsWith('/') &&
    isText(meta.page_title, limits.title) &&
    isText(meta.page_area, limits.word),
  visitor: ({ meta: { user_id, prime_status, visitor_type, visitor_login_state } }) =>
    [user_id, prime_status, visitor_type, visitor_login_state].every((word) => isText(word, limits.word)),
  tests: ({ meta }) => [meta.test_id, meta.test_variant].every((text) => isText(text, limits.tests)),
  data_name: ({ data }) =>
    (data?.length ?? 0) <= limits.data &&
    (data ?? []).every(({ name }) => isText(name, limits.dataName) && dataName.test(name)),
  data_value: ({ data }) => (data ?? []).every(({ value }) => isText(value, limits.dataValue)),
} as const satisfies Record<string, (event: TrackingEventInput) => boolean>

export type Rejection = keyof typeof checks

/** Why an event is malformed; null for one that can be stored. */
export const rejectionOf = (event: TrackingEventInput): Rejection | null => {
  for (const [reason, passes] of Object.entries(checks)) if (!passes(event)) return reason as Rejection
  return null
}

/**
 * A well-formed event as it is stored. `user_id` is never the browser's to say: the session of the call tells it.
 */
export const storedEvent = ({ id, name, occurredAt, meta, data }: TrackingEventInput, now: number): StoredEvent => {
  return {
    id: id.toLowerCase(),
    name,
    occurredAt: new Date(plausible(occurredAt, now)),
    // Query strings may hold secrets (a link in a mail) or personal data (a search text), so they are removed for every
    // caller.
    meta: { ...meta, page_path: meta.page_path.split(/[?#]/, 1)[0] ?? '', user_id: '' },
    data: Object.fromEntries((data ?? []).map((each) => [each.name, each.value])),
  }
}

const plausible = (time: number, now: number): number =>
  time >= now - clockMayLag && time <= now + clockMayLead ? time : now
