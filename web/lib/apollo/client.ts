import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client'
import { BatchHttpLink } from '@apollo/client/link/batch-http'
import { from, switchMap } from 'rxjs'
import { possibleTypes } from '../../generated/possible-types.ts'
import { endpoint, persistedQuery } from '../data/wire.ts'
import { errorsLink } from './call-errors-link.ts'
import { fetchWithToken } from './fetch-with-token.ts'
import { retryLink } from './retry-link.ts'
import { maxUpload, timeOutLink } from './time-out-link.ts'

/** Operations that one request carries at most, and the milliseconds in which they gather. */
const batch = { batchMax: 10, batchInterval: 15 }

declare module '@apollo/client' {
  interface DefaultContext {
    /** Under which the edge knows the operation. */
    operationId?: string
  }
}

/** Sends the id instead of the text; the edge accepts nothing else. */
const persisted = new ApolloLink((operation, forward) => {
  operation.extensions.persistedQuery = persistedQuery(operation.getContext().operationId ?? '')
  operation.setContext({ http: { includeQuery: false, includeExtensions: true } })
  return forward(operation)
})

const inBatches = ApolloLink.from([
  timeOutLink(),
  persisted,
  new BatchHttpLink({ uri: endpoint, credentials: 'same-origin', fetch: fetchWithToken, ...batch }),
])

/** What it needs is loaded with the first file. */
const withFile = ApolloLink.from([
  timeOutLink(maxUpload),
  persisted,
  new ApolloLink((operation, forward) =>
    from(import('./upload-link.ts')).pipe(
      switchMap(({ createUploadLink }) => createUploadLink().request(operation, forward)),
    ),
  ),
])

/**
 * The browser's data: what belongs to the visitor, what changes, and pages that are come to by a link. Loaded after
 * hydration; the first page's own data never goes through it.
 */
export const client = new ApolloClient({
  cache: new InMemoryCache({
    possibleTypes,
    // Objects stay with the query that asked for them: a filter or an entry of the same id differs from page to page.
    dataIdFromObject: () => undefined,
  }),
  link: ApolloLink.from([
    errorsLink(),
    retryLink(),
    ApolloLink.split((operation) => operation.getContext().upload !== undefined, withFile, inBatches),
  ]),
})
