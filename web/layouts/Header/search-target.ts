/**
 * Where a typed query leads (storefront.md §4): trimmed, and home when nothing is left. Encoded so that & and + stay
 * part of the query (storefront.md §9).
 */
export function searchTarget(typed: string): string {
  const query = typed.trim().replace(/\s+/g, ' ')
  return query === '' ? '/' : `/search?q=${encodeURIComponent(query)}`
}
