import { contactEmail, phoneNumber } from '#contract/limits/contact.ts'

/** What the fields of editors' forms accept: the engine decides by these rules, the page asks them first. */
export const fieldKinds = [
  'text',
  'email',
  'phone',
  'textarea',
  'select',
  'radio',
  'checkbox',
  'date',
  'hidden',
  'consent',
] as const
export type FieldKind = (typeof fieldKinds)[number]

export type FieldRule = {
  name: string
  kind: FieldKind
  isRequired: boolean
  /** Of select and radio. */
  options: readonly string[]
  minLength: number
  maxLength: number
  /** Of hidden fields: what editors wrote, whatever a browser sends. */
  value: string | null
}

/** Texts are `forms.error.<code>`, with the limit where there is one. */
export type FieldFault = {
  code: 'required' | 'choose' | 'tick' | 'tooShort' | 'tooLong' | 'email' | 'phone' | 'date' | 'option'
  limit: number | null
}

/** What is filled in here was filled in by a machine: people don't see the field. */
export const honeypotField = 'contact_url'

/** Of a box that is ticked. */
export const ticked = 'true'

/** Fields of one form. */
export const mostFields = 30

const longestLine = 200
export const longestText = 4000

/** Characters that a field takes at most when editors say nothing. */
export function longestOf(kind: FieldKind): number {
  return kind === 'textarea' ? longestText : longestLine
}

export function faultOf(field: FieldRule, given: string): FieldFault | null {
  const value = given.trim()
  const fault = (code: FieldFault['code'], limit: number | null = null): FieldFault => ({ code, limit })
  const { kind, options, minLength, maxLength } = field
  if (kind === 'hidden') return null
  if (kind === 'checkbox' || kind === 'consent') {
    if (value === ticked) return null
    return field.isRequired ? fault('tick') : null
  }
  if (value === '') {
    if (!field.isRequired) return null
    return fault(kind === 'select' || kind === 'radio' ? 'choose' : 'required')
  }
  if (kind === 'select' || kind === 'radio') return options.includes(value) ? null : fault('option')
  if (value.length > maxLength) return fault('tooLong', maxLength)
  if (kind === 'email') return contactEmail.test(value) ? null : fault('email')
  if (kind === 'phone') return phoneNumber.test(value) ? null : fault('phone')
  if (kind === 'date') return isDay(value) ? null : fault('date')
  return value.length < minLength ? fault('tooShort', minLength) : null
}

/** A calendar day as date fields send it: 2026-02-28. */
function isDay(value: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(value)) return false
  const day = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value)
}

/** One option a line, as editors write them. */
export function optionsIn(text: string | null | undefined): string[] {
  return (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** Fields of the entry form of every prize draw; the answer only where there is a question. */
export function prizeDrawRules(answers: readonly string[]): FieldRule[] {
  const rule = (name: string, kind: FieldKind, options: readonly string[] = []): FieldRule => ({
    name,
    kind,
    isRequired: true,
    options,
    minLength: 0,
    maxLength: longestOf(kind),
    value: null,
  })
  return [
    ...(answers.length > 0 ? [rule('answer', 'radio', answers)] : []),
    rule('firstName', 'text'),
    rule('lastName', 'text'),
    rule('email', 'email'),
    rule('consent', 'consent'),
  ]
}

/** Names the form of one draw among those of a teaser. */
export function drawFormId(teaserId: string, drawId: string): string {
  return `${teaserId}.${drawId}`
}

export type DrawState = 'upcoming' | 'running' | 'ended'

/** Dates are ISO 8601 with their offset; the end is the first moment at which it is over. */
export function drawState(startsAt: string | null, endsAt: string | null, now: number): DrawState {
  if (startsAt && now < Date.parse(startsAt)) return 'upcoming'
  return endsAt && now >= Date.parse(endsAt) ? 'ended' : 'running'
}
