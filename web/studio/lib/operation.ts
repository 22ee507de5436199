/** An operation of the studio as `npm run generate` makes it: the id under which the edge knows its text. */
export type StudioOperation<Data, Variables> = {
  readonly id: string
  readonly name: string
  /** Carries the types only; never set. */
  readonly types?: { readonly data: Data; readonly variables: Variables }
}
