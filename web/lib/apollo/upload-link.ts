import { ApolloLink } from '@apollo/client'
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs'
import { endpoint } from '../data/wire.ts'
import { fetchWithProgress } from './fetch-with-progress.ts'
import { fetchWithToken } from './fetch-with-token.ts'

declare module '@apollo/client' {
  interface DefaultContext {
    /** Set when the variables contain a file: the operation is then sent alone, with its progress from 0 to 1. */
    upload?: { onProgress: (share: number) => void }
  }
}

const nobody = () => {}

/**
 * Terminating link for an operation with a file, by the GraphQL multipart request specification (transactions.md §7);
 * never part of a batch.
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
