import type { ApolloLink } from '@apollo/client'
import { ServerError } from '@apollo/client/errors'
import { RetryLink } from '@apollo/client/link/retry'

type Attempted = Pick<ApolloLink.Operation, 'operationType'>

/** No answer, or one of a server that could not: asking again may help, except without a connection. */
export function isWorthRetrying(error: unknown, { operationType }: Attempted): boolean {
  // What a mutation has done is not known then. Whoever gives it an id of its own sends it again himself.
  if (operationType !== 'query' || navigator.onLine === false) return false
  return ServerError.is(error) ? error.statusCode >= 500 : true
}

/** Up to five attempts, further and further apart (transactions.md §9). */
export const retryLink = () =>
  new RetryLink({ delay: { initial: 300, max: 3000, jitter: true }, attempts: { max: 5, retryIf: isWorthRetrying } })
