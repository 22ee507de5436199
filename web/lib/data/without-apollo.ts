import { fetchWithToken } from '../apollo/fetch-with-token.ts'
import { pauseAfter, sendUntilTaken } from '../browser/queues/send-until-taken.ts'
import type { RunOperation } from '../page/page-context.ts'
import { endpoint, maxWait, persistedQuery } from './wire.ts'

/**
 * For what a visitor's first page sends by itself (layers that come up, a product's view), while most visitors need nothing else: Apollo
 * would make its scripts half as large again. A call without an answer is sent again, as Apollo does.
 */
export const runByFetch: RunOperation = async ({ id, name }, variables) => {
  const ask = async () => {
    const signal = AbortSignal.timeout(maxWait)
    const response = await fetchWithToken(endpoint, { ...request(id, name, variables), signal })
    if (response.status >= 500) throw new Error(`No answer: ${response.status}`)
    return response.json()
  }
  const { data = null, errors } = await sendUntilTaken(ask, (_error, attempt) => pauseAfter(attempt))
  return { json: '', data, errors }
}

/** For mutations that outlive the page and whose answer is of no interest: sent before `send` returns. Apollo has no way for that. */
export const runByBeacon: RunOperation = async ({ id, name }, variables) => {
  const { body, headers, method } = request(id, name, variables)
  const none = { json: '', data: null }
  try {
    if (navigator.sendBeacon(endpoint, new Blob([body], { type: headers['content-type'] }))) return none
  } catch {
    // A blocker may have taken it away; the other way is tried.
  }
  await fetch(endpoint, { method, headers, body, keepalive: true })
  return none
}

function request(id: string, operationName: string, variables: unknown) {
  const body = { operationName, variables, extensions: { persistedQuery: persistedQuery(id) } }
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}
