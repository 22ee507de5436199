import { inputTimeOf, isoOf } from '../../lib/shop-time.ts'

/** What stands in a field for day and time. `isBroken`: only a part of it was filled in, which the browser gives as an empty text. */
export type EnteredTime = { text: string; isBroken: boolean }

export type Times = { from: string | null; until: string | null }

export type TimeError = 'missing' | 'incomplete' | 'past' | 'order'

export type TimeErrors = { from?: TimeError; until?: TimeError }

/** In ISO 8601. Fields know no seconds: a time that was not changed stays as it was planned. */
export function instantOf(text: string, planned: readonly (string | null)[]): string | null {
  if (text === '') return null
  return planned.find((time) => time !== null && inputTimeOf(time) === text) ?? isoOf(text)
}

const errorOf = ({ text, isBroken }: EnteredTime, now: number): TimeError | null => {
  if (isBroken) return 'incomplete'
  return text !== '' && Date.parse(isoOf(text)) <= now ? 'past' : null
}

/** Why something can't be planned by these times. Without `from` it is published at once. */
export function timeErrors(from: EnteredTime | null, until: EnteredTime, now: number): TimeErrors {
  const ofFrom = from && (errorOf(from, now) ?? (from.text === '' ? 'missing' : null))
  const isEarlier = Boolean(from?.text && until.text && isoOf(until.text) <= isoOf(from.text))
  const ofUntil = errorOf(until, now) ?? (isEarlier ? 'order' : null)
  return { ...(ofFrom && { from: ofFrom }), ...(ofUntil && { until: ofUntil }) }
}

/** What is planned of a record: its next publication with its own end, and the end of what is published. */
export type Plans = { next: string | null; nextUntil: string | null; end: string | null }

/** As the fields hold it. */
export type Choice = { isLater: boolean; from: string; until: string }

/** The fields begin with what is planned, so an end that the editor leaves alone stays. */
export function firstChoice({ next, nextUntil, end }: Plans): Choice {
  const until = next === null ? end : nextUntil
  return { isLater: next !== null, from: inputTimeOf(next), until: inputTimeOf(until) }
}

export type Consequence = { kind: 'callsOffNext' | 'replacesNext' | 'callsOffEnd' | 'keepsEnd'; at: string }

/** What a publication does to the plans that there are. */
export function consequencesOf(
  { next, end }: Omit<Plans, 'nextUntil'>,
  isLater: boolean,
  { from, until }: Times,
): Consequence[] {
  const ofNext: Consequence[] = next === null ? [] : [{ kind: isLater ? 'replacesNext' : 'callsOffNext', at: next }]
  if (end === null) return ofNext
  if (isLater && from === null) return ofNext
  if (from !== null && Date.parse(from) >= Date.parse(end)) return [...ofNext, { kind: 'keepsEnd', at: end }]
  return until === null ? [...ofNext, { kind: 'callsOffEnd', at: end }] : ofNext
}
