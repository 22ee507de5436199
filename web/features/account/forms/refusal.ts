import type { ActionAnswer } from './post-action.ts'
import type { Outcome } from './use-account-form.ts'

type NamedError = { fieldName: string; errorMessage: string }

/** What the edge says of a form that it didn't take. */
export function refusalOf(answer: ActionAnswer | null): Outcome {
  if (!answer) return { kind: 'lost' }
  const { errorMessage, fieldErrors = [], retryAfter } = answer
  return { kind: 'refused', message: errorMessage || null, errors: byName(fieldErrors), retryAfter }
}

export type FormAnswer = {
  successful: boolean
  generalErrorMessage?: string | null
  fieldErrors: readonly NamedError[]
}

/** What the engine says of a form that it was sent by GraphQL; null when it couldn't be asked. */
export function outcomeOf(answer: FormAnswer | null): Outcome {
  if (!answer) return { kind: 'lost' }
  const { successful, generalErrorMessage, fieldErrors } = answer
  if (successful) return { kind: 'done' }
  return { kind: 'refused', message: generalErrorMessage || null, errors: byName(fieldErrors) }
}

function byName(errors: readonly NamedError[]): Record<string, string> {
  const found: Record<string, string> = {}
  for (const { fieldName, errorMessage } of errors) found[fieldName] ??= errorMessage
  return found
}
