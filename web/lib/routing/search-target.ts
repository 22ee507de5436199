import { maxSearchLength } from '#contract/limits/search.ts'

/**
 * What was typed, as it is searched for and remembered: trimmed, single spaces. Half of an emoji at the cut could not be written into an
 * address.
 */
export function tidyQuery(typed: string): string {
  const cut = typed.replace(/\s+/g, ' ').trim().slice(0, maxSearchLength)
  return cut.replace(/ ?[\ud800-\udbff]?$/, '')
}

/**
 * Where a typed query leads (storefront.md §4): home when nothing is left of it. Encoded so that & and + stay part of
 * the query (storefront.md §9). The page itself then follows the editors' and the engine's rules.
 */
export function searchTarget(typed: string, categoryId?: string): string {
  const query = tidyQuery(typed)
  if (query === '') return '/'
  const place = categoryId ? `&searchInCategoryId=${encodeURIComponent(categoryId)}` : ''
  return `/search?q=${encodeURIComponent(query)}${place}`
}
