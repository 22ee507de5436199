export type FieldErrors = Readonly<Record<string, string>>

/** What is wrong as a whole, and field by field; an empty error marks its field, and the message explains it. */
export type Violations = { message: string | null; errors: FieldErrors }

/** How the sending of a form went; `retryAfter` in seconds. */
export type Outcome =
  /** Carried out, or another page follows that says why it was not. */
  | { kind: 'done' }
  | ({ kind: 'refused'; retryAfter?: number | null | undefined } & Violations)
  /** It never arrived, or no answer did. */
  | { kind: 'lost' }

type NamedError = { fieldName: string; errorMessage: string }

/** What the engine answers to a form. */
export type FormAnswer = {
  successful: boolean
  generalErrorMessage?: string | null
  fieldErrors: readonly NamedError[]
}

/** Null stands for no answer. */
export function outcomeOf(answer: FormAnswer | null): Outcome {
  if (!answer) return { kind: 'lost' }
  const { successful, generalErrorMessage, fieldErrors } = answer
  if (successful) return { kind: 'done' }
  return { kind: 'refused', message: generalErrorMessage || null, errors: errorsByName(fieldErrors) }
}

/** The first error of each field. */
export function errorsByName(errors: readonly NamedError[]): FieldErrors {
  const found: Record<string, string> = {}
  for (const { fieldName, errorMessage } of errors) found[fieldName] ??= errorMessage
  return found
}
