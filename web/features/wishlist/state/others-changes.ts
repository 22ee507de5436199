import type { Entry } from '../list-types.ts'

/** Names of the entries that the list has lost without this visitor's doing; `own` is the entry that he has just changed. */
export function lostEntries(
  before: readonly Pick<Entry, 'externalId' | 'product'>[],
  now: readonly Pick<Entry, 'externalId'>[],
  own: string | null,
): string[] {
  const left = new Set(now.map(({ externalId }) => externalId))
  return before
    .filter(({ externalId }) => externalId !== own && !left.has(externalId))
    .map(({ product }) => product.name)
}
