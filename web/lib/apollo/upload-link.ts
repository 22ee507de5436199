import { ApolloLink } from '@apollo/client'
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs'
import { endpoint } from '../data/wire.ts'
import { fetchWithProgress } from './fetch-with-progress.ts'
import { fetchWithToken } from './fetch-with-token.ts'

declare module '@apollo/client' {
  interface DefaultContext {
    /** There is a file among the variables: it goes by a request of its own, which tells how much has left, from 0 to 1. */
    upload?: { onProgress: (share: number) => void }
  }
}

const nobody = () => {}

/**
 * An operation with its file, as the GraphQL multipart request specification has it: a variant of the link at the chain's
 * end (transactions.md §7), never in a batch.
 */
export const createUploadLink = (send = fetchWithProgress) =>
  new ApolloLink((operation, forward) => {
    const sendAndTell = send(operation.getContext().upload?.onProgress ?? nobody)
    return new UploadHttpLink({
      uri: endpoint,
      credentials: 'same-origin',
      includeExtensions: true,
      fetch: (input, init) => fetchWithToken(input, init, sendAndTell),
    }).request(operation, forward)
  })
