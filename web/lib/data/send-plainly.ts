import { fetchWithToken } from '../apollo/fetch-with-token.ts'
import { pauseAfter, sendUntilTaken } from '../browser/queues/send-until-taken.ts'
import type { PersistedOperation } from './operation.ts'
import { endpoint, longestWait, persistedQuery } from './wire.ts'

/**
 * Data of a public query without Apollo, for layers that come up by themselves on a visitor's first page, most of which need
 * nothing else: Apollo would make its scripts half as large again. A call without an answer is sent again, as Apollo does.
 * Null for any failure.
 */
export async function sendPlainly<Data, Variables>(
  operation: PersistedOperation<Data, Variables>,
  variables: Variables,
): Promise<Data | null> {
  const ask = async () => {
    const signal = AbortSignal.timeout(longestWait)
    const response = await fetchWithToken(endpoint, { ...request(operation, variables), signal })
    if (response.status >= 500) throw new Error(`No answer: ${response.status}`)
    return (await response.json()) as { data?: Data | null }
  }
  try {
    return (await sendUntilTaken(ask, (_error, attempt) => pauseAfter(attempt))).data ?? null
  } catch {
    return null
  }
}

/** A mutation that outlives the page, whose answer is of no interest; Apollo has no way for that. */
export function sendBeacon<Data, Variables>(
  operation: PersistedOperation<Data, Variables>,
  variables: Variables,
): void {
  const { body, headers, method } = request(operation, variables)
  try {
    if (navigator.sendBeacon(endpoint, new Blob([body], { type: headers['content-type'] }))) return
  } catch {
    // A blocker may have taken it away; the other way is tried.
  }
  fetch(endpoint, { method, headers, body, keepalive: true }).catch(() => {})
}

function request<Data, Variables>({ id, name }: PersistedOperation<Data, Variables>, variables: Variables) {
  const body = { operationName: name, variables, extensions: { persistedQuery: persistedQuery(id) } }
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}
