import type { CheckField } from './errors-of.ts'
import type { Values } from './form-element.ts'
import type { FieldErrors } from './form-outcome.ts'

/** Values that the shop has refused, and what it said of them, by the names of their fields. */
export type RefusedValues = ReadonlyMap<string, { value: string; error: string }>

export function refusedValues(values: Values = {}, errors: FieldErrors = {}): RefusedValues {
  const refused = new Map<string, { value: string; error: string }>()
  for (const [name, error] of Object.entries(errors)) {
    const value = values[name]
    if (value !== undefined) refused.set(name, { value, error })
  }
  return refused
}

/** The check of a form that also knows what the shop has refused: such a value is wrong until it is another one. */
export const withRefused =
  (checkField: CheckField, refused: RefusedValues): CheckField =>
  (name, values) => {
    const own = checkField(name, values)
    const shops = refused.get(name)
    return own === null && shops?.value === values[name] ? (shops?.error ?? null) : own
  }
