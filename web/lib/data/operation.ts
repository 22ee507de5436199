import type { DocumentNode } from 'graphql'

/** The id under which the edge knows an operation's text, and the types of what it answers and takes. */
export type PersistedOperation<Data, Variables> = {
  readonly id: string
  readonly name: string
  /** Carries the types only; never set. */
  readonly types?: { readonly data: Data; readonly variables: Variables }
}

/** An operation as `npm run generate` makes it from a `.graphql` file. */
export type Operation<Data, Variables> = PersistedOperation<Data, Variables> & {
  /** What Apollo needs to send it and keep its answer; comes in a file of its own, with the first call. */
  readonly document: () => Promise<DocumentNode>
}
