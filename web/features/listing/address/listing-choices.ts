import type { ListingQuery, ListingRange } from './listing-url.ts'

/** The state after a choice. Every choice leads back to the first page, for the old one may no longer exist. */
export function withoutValue<Q extends ListingQuery>(query: Q, id: string, value: string): Q {
  const values = (query.enums[id] ?? []).filter((other) => other !== value)
  return { ...query, page: 1, enums: withEntry(query.enums, id, values.length > 0 ? values : null) }
}

export function withRange<Q extends ListingQuery>(query: Q, id: string, range: ListingRange | null): Q {
  return { ...query, page: 1, ranges: withEntry(query.ranges, id, range) }
}

export function withoutFilters<Q extends ListingQuery>(query: Q): Q {
  return { ...query, page: 1, enums: {}, ranges: {} }
}

export function withSort<Q extends ListingQuery>(query: Q, sort: string | null): Q {
  return { ...query, page: 1, sort }
}

export function withPage<Q extends ListingQuery>(query: Q, page: number): Q {
  return { ...query, page }
}

/** Without one filter: the base of a form that sends this filter's fields itself. */
export function withoutFilter<Q extends ListingQuery>(query: Q, id: string): Q {
  return { ...query, page: 1, enums: withEntry(query.enums, id, null), ranges: withEntry(query.ranges, id, null) }
}

export function countOfChoices(query: ListingQuery): number {
  return Object.values(query.enums).flat().length + Object.keys(query.ranges).length
}

function withEntry<T>(entries: Record<string, T>, id: string, value: T | null): Record<string, T> {
  const rest = Object.fromEntries(Object.entries(entries).filter(([other]) => other !== id))
  return value === null ? rest : { ...rest, [id]: value }
}
