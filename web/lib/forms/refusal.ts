import { errorsByName, type Outcome } from './form-outcome.ts'
import type { ActionAnswer } from './post-action.ts'

/** What the edge says of a form that it didn't take. */
export function refusalOf(answer: ActionAnswer | null): Outcome {
  if (!answer) return { kind: 'lost' }
  const { errorMessage, fieldErrors = [], retryAfter } = answer
  return { kind: 'refused', message: errorMessage || null, errors: errorsByName(fieldErrors), retryAfter }
}
