import { readFileSync, statSync } from 'node:fs'
import type { MercuriusOptions } from 'mercurius'
import { requestError } from '#lib/http/graphql-over-http.ts'
import { readOlderDocuments } from './older-documents.ts'

type Body = { query?: string; extensions?: { persistedQuery?: { version?: number; sha256Hash?: unknown } } }

/** The shop's own operations by the SHA-256 of their text, as `npm run generate` writes them. */
export class PersistedDocuments {
  readonly #file: string
  readonly #reload: boolean
  readonly #older: Readonly<Record<string, string>>
  #texts: Readonly<Record<string, string>>
  #readAt: number

  /** `reload`: looks again for ids that it does not know, for development. `buildsFolder`: see readOlderDocuments. */
  constructor(file: string, { reload, buildsFolder }: { reload: boolean; buildsFolder?: string }) {
    this.#file = file
    this.#reload = reload
    this.#readAt = statSync(file).mtimeMs
    this.#texts = read(file)
    this.#older = buildsFolder ? readOlderDocuments(buildsFolder, this.#texts) : {}
  }

  get(id: string): string | undefined {
    if (!Object.hasOwn(this.#texts, id) && this.#reload) this.#readAgain()
    if (Object.hasOwn(this.#texts, id)) return this.#texts[id]
    return Object.hasOwn(this.#older, id) ? this.#older[id] : undefined
  }

  #readAgain(): void {
    const changedAt = statSync(this.#file).mtimeMs
    if (changedAt === this.#readAt) return
    this.#readAt = changedAt
    this.#texts = read(this.#file)
  }
}

/**
 * Operations by hash as Apollo Client sends them, by POST, GET and in batches. `only`: no others are accepted.
 * Errors: PERSISTED_QUERY_ONLY, PERSISTED_QUERY_NOT_FOUND.
 */
export function persistedQueryProvider(
  documents: Pick<PersistedDocuments, 'get'>,
  only: boolean,
): MercuriusOptions['persistedQueryProvider'] {
  // A list of one hash would be found under that hash, and pass the limits that look for a text (sent-operations.ts).
  const hashOf = (request: object): string | undefined => {
    const { version, sha256Hash } = (request as Body).extensions?.persistedQuery ?? {}
    return version === 1 && typeof sha256Hash === 'string' ? sha256Hash : undefined
  }
  return {
    isPersistedQuery: (request) => only || (!(request as Body).query && hashOf(request) !== undefined),
    getHash: (request) => {
      const hash = hashOf(request)
      if (hash === undefined) throw requestError('PERSISTED_QUERY_ONLY', 'Only persisted operations are accepted.')
      return hash
    },
    getQueryFromHash: async (hash) => {
      const text = documents.get(hash)
      if (text === undefined) throw requestError('PERSISTED_QUERY_NOT_FOUND', 'This operation is not known.')
      return text
    },
    isPersistedQueryRetry: () => false,
  }
}

function read(file: string): Record<string, string> {
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
}
