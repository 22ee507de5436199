/** Paths of the edge that set and take cookies; GraphQL can't (transactions.md §7). */
type ActionPath =
  | '/api/login-action/'
  | '/api/logout-action/'
  | '/api/register-action/'
  | '/api/change-password/'
  | '/api/delete-account/'
  | '/api/checkout-auth/'
  | '/api/confirmation-cleanup/'
  | '/api/checkout-amazon/'

export type ActionAnswer = {
  successfull: boolean
  errorMessage?: string | null
  firstName?: string | null
  lastName?: string | null
  cartMerged?: boolean
  sharedListMerged?: boolean
  fieldErrors?: readonly { fieldName: string; errorMessage: string }[]
  /** Seconds. */
  retryAfter?: number | null
}

type FormValues = Readonly<Record<string, string | boolean>>

/** Milliseconds; a password takes the engine longer than a page. */
const longestWait = 15_000

/** Null when no answer came that says how it went. */
export async function postAction(path: ActionPath, formData: FormValues = {}): Promise<ActionAnswer | null> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ formData }),
      // Arrives also when the page is left meanwhile.
      keepalive: true,
      signal: AbortSignal.timeout(longestWait),
    })
    const answer = (await response.json()) as Partial<ActionAnswer> | null
    return typeof answer?.successfull === 'boolean' ? (answer as ActionAnswer) : null
  } catch {
    return null
  }
}
