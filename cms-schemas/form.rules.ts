import { contactEmail, phoneNumber } from '#contract/limits/contact.ts'
import { cleanText } from '#contract/text/clean-text.ts'

/** Validation rules of fields in editors' forms. The page validates before sending, the engine validates again. */
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
  /** As visitors read it; null where the field has a sentence of its own. */
  label?: string | null
  kind: FieldKind
  isRequired: boolean
  /** Options of select and radio. */
  options: readonly string[]
  minLength: number
  maxLength: number
  /** Value of a hidden field as editors wrote it; the value that the browser sends is ignored. */
  value: string | null
}

/** Its texts are those of `fieldErrorKeys` (server/contract/rules/missing-field.ts); the limit is their parameter where there is one. */
export type FieldViolation = {
  code: 'required' | 'choose' | 'tick' | 'tooShort' | 'tooLong' | 'email' | 'phone' | 'date' | 'option'
  limit: number | null
}

/** Name of the honeypot field: people don't see it, so a value in it comes from a bot. */
export const honeypotField = 'contact_url'

/** Value of a ticked checkbox. */
export const ticked = 'true'

/** Maximum number of fields in a form. */
export const maxFields = 30

const maxLineLength = 200
export const maxTextLength = 4000

/** Maximum length in characters when editors set none. */
export function maxLengthOf(kind: FieldKind): number {
  return kind === 'textarea' ? maxTextLength : maxLineLength
}

export function violationOf(field: FieldRule, given: string): FieldViolation | null {
  const value = cleanText(given).trim()
  const violation = (code: FieldViolation['code'], limit: number | null = null): FieldViolation => ({ code, limit })
  const { kind, options, minLength, maxLength } = field
  if (kind === 'hidden') return null
  if (kind === 'checkbox' || kind === 'consent') {
    if (value === ticked) return null
    return field.isRequired ? violation('tick') : null
  }
  if (value === '') {
    if (!field.isRequired) return null
    return violation(kind === 'select' || kind === 'radio' ? 'choose' : 'required')
  }
  if (kind === 'select' || kind === 'radio') return options.includes(value) ? null : violation('option')
  if (value.length > maxLength) return violation('tooLong', maxLength)
  if (kind === 'email') return contactEmail.test(value) ? null : violation('email')
  if (kind === 'phone') return phoneNumber.test(value) ? null : violation('phone')
  if (kind === 'date') return isDay(value) ? null : violation('date')
  return value.length < minLength ? violation('tooShort', minLength) : null
}

/** Whether the text is a calendar day as date fields send it: 2026-02-28. */
function isDay(value: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(value)) return false
  const day = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value)
}

/** Editors write one option per line. */
export function optionsIn(text: string | null | undefined): string[] {
  return (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** Fields of a prize draw's entry form; the answer field exists only where the draw has a question. */
export function prizeDrawRules(answers: readonly string[]): FieldRule[] {
  const rule = (name: string, kind: FieldKind, options: readonly string[] = []): FieldRule => ({
    name,
    kind,
    isRequired: true,
    options,
    minLength: 0,
    maxLength: maxLengthOf(kind),
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

/** Id of one draw's form, unique among the draws of a teaser. */
export function drawFormId(teaserId: string, drawId: string): string {
  return `${teaserId}.${drawId}`
}

export type DrawState = 'upcoming' | 'running' | 'ended'

/** Dates are ISO 8601 with an offset; `endsAt` is exclusive. */
export function drawState(startsAt: string | null, endsAt: string | null, now: number): DrawState {
  if (startsAt && now < Date.parse(startsAt)) return 'upcoming'
  return endsAt && now >= Date.parse(endsAt) ? 'ended' : 'running'
}
