import type { GraphQLFormattedError } from 'graphql'
import type { PersistedOperation } from '#web/lib/data/operation.ts'
import type { Visitor } from '../visitor/visitor.ts'

/** What an operation of the web answers in this process. */
export type EdgeResult<Data = unknown> = {
  /** JSON text of `data`, to be embedded as it is. */
  json: string
  /** The same, parsed when it is first read. */
  readonly data: Data | null
  errors?: readonly GraphQLFormattedError[]
  /** What it was made of, for purging what is made of it. */
  tags: string[]
  /** Seconds for which it may be kept; 0 when it may not. */
  ttl: number
  /** The same for every visitor of the store and language. */
  isPublic: boolean
}

/**
 * Runs one of the web's operations for a visitor against the edge's schema, without HTTP: fields come from the cache or are
 * forwarded in the visitor's name. Throws for an operation that is not persisted.
 */
export type EdgeRun = <Data, Variables>(
  operation: PersistedOperation<Data, Variables>,
  variables: Variables,
  visitor: Visitor,
) => Promise<EdgeResult<Data>>
