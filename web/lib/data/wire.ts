/** Where a browser sends operations. */
export const endpoint = '/graphql'

/** Milliseconds for one attempt (transactions.md §9). */
export const maxWait = 5000

/** The part of a request that names the operation: the edge accepts ids of the build, no texts. */
export const persistedQuery = (id: string) => ({ version: 1, sha256Hash: id })
