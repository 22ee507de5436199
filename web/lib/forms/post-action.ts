/** Calls of the edge that end sessions; GraphQL can't (transactions.md §7). */
type ActionPath = '/api/logout-action/' | '/api/confirmation-cleanup/'

/** Milliseconds. */
const maxWait = 15_000

/** Whether it was carried out; false as well when no answer says so. */
export async function postAction(path: ActionPath): Promise<boolean> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: '{}',
      // Arrives also when the page is left meanwhile.
      keepalive: true,
      signal: AbortSignal.timeout(maxWait),
    })
    const answer = (await response.json()) as { successfull?: boolean } | null
    return answer?.successfull === true
  } catch {
    return false
  }
}
