import type { CheckField } from '#contract/rules/errors-of.ts'
import type { Values } from './form-element.ts'
import type { FieldErrors } from './form-outcome.ts'

/** Values that were sent, and what the shop said of some of them, by the names of their fields. */
export type Refused = { values?: Values | undefined; errors?: FieldErrors | undefined }

/** The check of a form that also knows what the shop has refused: such a value is wrong until it is another one. */
export const withRefused =
  (checkField: CheckField, { values: sent, errors }: Refused): CheckField =>
  (name, values) =>
    // A file is in no values, and is another one whenever it is chosen.
    checkField(name, values) ??
    (values[name] !== undefined && values[name] === sent?.[name] ? (errors?.[name] ?? null) : null)
