import { isUuid } from '#lib/uuid.ts'
import { type FieldViolation, honeypotField, violationOf } from '#schemas/form.rules.ts'
import type { FormDefinition } from '../content/form-definitions.ts'

/** Limits of one submission: number of values, characters of a name and of all values together. */
const limits = { values: 60, name: 64, characters: 40_000, formId: 200 } as const

type Value = { name: string; value: string }

/** Returns the input error of a malformed submission, for the client's developer; null when it is well-formed. */
export const refusalOf = (formId: string, submissionId: string, values: readonly Value[]): string | null => {
  if (formId.length > limits.formId || formId.includes('\u0000')) return 'No form has such an id'
  if (!isUuid(submissionId)) return 'submissionId must be a UUID'
  if (values.length > limits.values) return `At most ${limits.values} values may be sent`
  if (values.some(({ name }) => name.length > limits.name)) return `Names have at most ${limits.name} characters`
  const characters = values.reduce((sum, { value }) => sum + value.length, 0)
  return characters > limits.characters ? `At most ${limits.characters} characters may be sent` : null
}

/** Whether the honeypot field was filled in. */
export const isTrapped = (values: readonly Value[]): boolean =>
  values.some(({ name, value }) => name === honeypotField && value.trim() !== '')

type Violation = FieldViolation & { fieldName: string; label: string | null }

/** Every field of the form in its order; unknown fields are left out, hidden fields have the editors' value. */
export const readSubmission = (
  { fields }: FormDefinition,
  sent: readonly Value[],
): { values: Record<string, string>; violations: Violation[] } => {
  // PostgreSQL cannot store NUL or a lone surrogate.
  const byName = new Map(sent.map(({ name, value }) => [name, value.replaceAll('\u0000', '').toWellFormed().trim()]))
  const violations = fields.flatMap((field) => {
    const violation = violationOf(field, byName.get(field.name) ?? '')
    return violation ? [{ ...violation, fieldName: field.name, label: field.label ?? null }] : []
  })
  const values = fields.flatMap(({ name, kind, value }) => {
    const stored = kind === 'hidden' ? (value ?? '') : (byName.get(name) ?? '')
    return stored === '' ? [] : [[name, stored] as const]
  })
  return { values: Object.fromEntries(values), violations }
}
