import type { ApolloLink } from '@apollo/client'
import { ServerError } from '@apollo/client/errors'
import { RetryLink } from '@apollo/client/link/retry'

type AttemptedOperation = Pick<ApolloLink.Operation, 'operationType'>

/** True when a retry may help: no answer, or a server error. Without a connection it cannot. */
export function isWorthRetrying(error: unknown, { operationType }: AttemptedOperation): boolean {
  // A failed mutation may have taken effect. Callers whose mutation carries an idempotency id retry it themselves.
  if (operationType !== 'query' || navigator.onLine === false) return false
  return ServerError.is(error) ? error.statusCode >= 500 : true
}

/** Up to five attempts with growing pauses (transactions.md §9). */
export const retryLink = () =>
  new RetryLink({ delay: { initial: 300, max: 3000, jitter: true }, attempts: { max: 5, retryIf: isWorthRetrying } })
