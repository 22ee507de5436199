import type { SearchStartQuery, SearchSuggestionsQuery } from '#web/generated/operations.ts'
import { searchTarget } from '#web/lib/routing/search-target.ts'

type Answer = SearchSuggestionsQuery['suggestQueries']
type SuggestedProduct = Answer['products'][number]

/** Something to choose: each is a link. `query` is what choosing it searches for, and what is then remembered. */
export type SuggestionOption = { href: string } & (
  | { kind: 'recent' | 'popular' | 'all'; query: string }
  | { kind: 'department'; name: string }
  | { kind: 'here'; query: string; name: string }
  | { kind: 'term'; query: string; count: number }
  | { kind: 'category'; name: string; parentName: string | null }
  | { kind: 'product' | 'seen'; product: SuggestedProduct }
)

export type SuggestionGroup = { kind: SuggestionOption['kind']; options: SuggestionOption[] }

/** Fewer than are sent, so that everything fits on a desk. */
const termsShown = 6

/** The category whose listing is shown, in which may be searched, too. */
export type SearchPlace = { id: string; name: string }

/** Id of the option's element; the field names it while it is active. */
export const optionId = (listId: string, index: number) => `${listId}-${index}`

/** Most recent searches beside what is offered to everyone. */
const recentShown = 5

/** Most products beside them that were looked at last. */
export const seenShown = 4

/**
 * What an empty field offers: the visitor's own searches, those that editors recommend (parameter popularSearches, one entry a
 * language, words between bars), the departments, and at the end, where nothing is moved by them, products seen last. `start` is null until it has come.
 */
export function startGroups(
  queries: readonly string[],
  start: SearchStartQuery | null,
  language: string,
  seen: readonly SuggestedProduct[] = [],
): SuggestionGroup[] {
  const entries = start?.getGlobalParametersByName?.[0]?.entries ?? []
  const words = entries.find(({ name }) => name === language)?.value.split('|') ?? []
  const popular = words.map((word) => word.trim()).filter((word) => word !== '' && !queries.includes(word))
  return grouped([
    ...queries
      .slice(0, recentShown)
      .map((query): SuggestionOption => ({ kind: 'recent', query, href: searchTarget(query) })),
    ...popular.map((query): SuggestionOption => ({ kind: 'popular', query, href: searchTarget(query) })),
    ...(start?.getNavigationGroups ?? []).map(
      ({ name, path }): SuggestionOption => ({ kind: 'department', name, href: path }),
    ),
    ...seen.map((product): SuggestionOption => ({ kind: 'seen', product, href: product.path })),
  ])
}

export function suggestedGroups(query: string, answer: Answer, place: SearchPlace | null): SuggestionGroup[] {
  const here: SuggestionOption[] = place
    ? [{ kind: 'here', query, name: place.name, href: searchTarget(query, place.id) }]
    : []
  const terms = answer.suggest
    .slice(0, termsShown)
    .map(({ query: term, count }): SuggestionOption => ({ kind: 'term', query: term, count, href: searchTarget(term) }))
  const categories = answer.categories.map(
    ({ name, path, parentName }): SuggestionOption => ({ kind: 'category', name, parentName, href: path }),
  )
  const products = answer.products.map(
    (product): SuggestionOption => ({ kind: 'product', product, href: product.path }),
  )
  const all: SuggestionOption[] = products.length > 0 ? [{ kind: 'all', query, href: searchTarget(query) }] : []
  return grouped([...here, ...terms, ...categories, ...products, ...all])
}

function grouped(options: readonly SuggestionOption[]): SuggestionGroup[] {
  const groups: SuggestionGroup[] = []
  for (const option of options) {
    const last = groups.at(-1)
    if (last?.kind === option.kind) last.options.push(option)
    else groups.push({ kind: option.kind, options: [option] })
  }
  return groups
}

/** Index of an option in a list, which may be another one than it was chosen in; -1 where it is not, and of none. */
export function placeOf(options: readonly SuggestionOption[], chosen: SuggestionOption | null): number {
  if (!chosen) return -1
  // Editors may recommend a word twice: in its own list it is found as itself.
  const own = options.indexOf(chosen)
  return own >= 0 ? own : options.findIndex(({ kind, href }) => kind === chosen.kind && href === chosen.href)
}

/** The option that a key leads to among `count`; -1 is the field itself. Null where the key is the field's own. */
export function activeAfter(key: string, active: number, count: number): number | null {
  if (count === 0) return null
  switch (key) {
    case 'ArrowDown':
      return active + 1 < count ? active + 1 : -1
    case 'ArrowUp':
      return active < 0 ? count - 1 : active - 1
    case 'Home':
      return active < 0 ? null : 0
    case 'End':
      return active < 0 ? null : count - 1
    default:
      return null
  }
}
