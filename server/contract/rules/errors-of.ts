type Values = Readonly<Record<string, string>>

/** What is wrong with one field; null when nothing is. */
export type CheckField = (name: string, values: Values) => string | null

/** The errors of all fields that are wrong, in the order of the form. */
export function errorsOf(fields: readonly string[], checkField: CheckField, values: Values): Values {
  const errors: Record<string, string> = {}
  for (const name of fields) {
    const error = checkField(name, values)
    if (error !== null) errors[name] = error
  }
  return errors
}
