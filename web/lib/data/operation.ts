/**
 * A persisted operation as `npm run generate` makes it from a `.graphql` file: the id under which the edge knows its
 * text, and the types of what it answers and takes. The text itself is not part of it and stays out of the first load.
 */
export type Operation<Data, Variables> = {
  readonly id: string
  readonly name: string
  /** Carries the types only; never set. */
  readonly types?: { readonly data: Data; readonly variables: Variables }
}
