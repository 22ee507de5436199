import { type Parameter, readParameters, type StoreParameters } from '../read-parameters.ts'

/** Parameters of a store as tests write them: texts by the names of parameter and entry. */
export const parametersOf = (texts: Readonly<Record<string, Readonly<Record<string, string>>>>): StoreParameters =>
  readParameters(
    Object.entries(texts).map(
      ([name, entries]): Parameter => ({
        name,
        entries: Object.entries(entries).map(([entry, value]) => ({ name: entry, value })),
      }),
    ),
  )
