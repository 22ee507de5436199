import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { MercuriusOptions } from 'mercurius'
import { requestError } from './graphql-over-http.ts'

type Body = { query?: string; extensions?: { persistedQuery?: { version?: number; sha256Hash?: string } } }

/** Characters of all texts together. */
const maxTextLength = 1_000_000

/**
 * Mercurius' `persistedQueryProvider` of a server that learns operations from its clients: a text that came with its id (SHA-256, in
 * the extension `persistedQuery`) is known by this id from then on. An id without text that is not known is answered with
 * PERSISTED_QUERY_NOT_FOUND, and nothing is carried out.
 */
export function learnedOperations(): MercuriusOptions['persistedQueryProvider'] {
  const texts = new LRUCache<string, string>({ maxSize: maxTextLength, sizeCalculation: (text) => text.length })
  const idIn = (request: object): string | undefined => {
    const { version, sha256Hash } = (request as Body).extensions?.persistedQuery ?? {}
    return version === 1 ? sha256Hash : undefined
  }
  const hasText = (request: object): boolean => Boolean((request as Body).query)
  return {
    isPersistedQuery: (request) => !hasText(request) && idIn(request) !== undefined,
    isPersistedQueryRetry: (request) => hasText(request) && idIn(request) !== undefined,
    getHash: (request) => idIn(request) ?? '',
    getHashForQuery: (text) => createHash('sha256').update(text).digest('hex'),
    getQueryFromHash: async (id) => {
      const text = texts.get(id)
      if (text === undefined) throw requestError('PERSISTED_QUERY_NOT_FOUND', 'This operation is not known.')
      return text
    },
    saveQuery: async (id, text) => {
      texts.set(id, text)
    },
    mismatchError: 'The id is not that of the text.',
  }
}
