/**
 * Parameters that change what a page shows; all others are left aside so that they neither split nor fill the cache. Empty
 * ones say nothing, but for q: whoever searches for nothing is led home (storefront.md §4).
 */
const known =
  /^(?:q|oq|p|sort|varid|tab|stars|reviews|enc|productId|sent|wrong|told|position|target|token|origin|list|invite|searchInCategoryId|filter\.[\w-]{1,64}(?:\.(?:from|to))?)$/

/** Longer addresses belong to nobody's page. */
export const longestUrl = 2048
const mostParameters = 40

export type PageUrl = {
  path: string
  /** Path with the known parameters in order: the same page, the same text. */
  href: string
  /** What else the visitor came with (utm_source=…): pages don't read it, but a redirect must not lose it. */
  rest: string
}

/** Null when the address is no page of anybody's: too long, with too many parameters, or not decodable. */
export function parsePageUrl(url: string): PageUrl | null {
  if (url.length > longestUrl || !url.startsWith('/') || url.startsWith('//')) return null
  const cut = url.indexOf('?')
  const path = cut < 0 ? url : url.slice(0, cut)
  if (!isDecodable(path)) return null
  if (cut < 0) return { path, href: path, rest: '' }
  const parameters = new URLSearchParams(url.slice(cut))
  const kept = [...parameters].filter(([name, value]) => (value !== '' || name === 'q') && known.test(name))
  if (kept.length > mostParameters) return null
  kept.sort(([a, x], [b, y]) => (a === b ? compare(x, y) : compare(a, b)))
  const rest = [...parameters].filter(([name]) => !known.test(name)).slice(0, mostParameters)
  return {
    path,
    href: kept.length === 0 ? path : `${path}?${new URLSearchParams(kept)}`,
    rest: new URLSearchParams(rest).toString(),
  }
}

/** A redirect's target with the parameters that pages don't read; those that the target names itself stay its own. */
export function withRest(location: string, rest: string): string {
  if (rest === '') return location
  const [address = '', hash] = location.split('#', 2)
  const [path = '', query = ''] = address.split('?', 2)
  const parameters = new URLSearchParams(query)
  for (const [name, value] of new URLSearchParams(rest)) if (!parameters.has(name)) parameters.append(name, value)
  return `${path}?${parameters}${hash === undefined ? '' : `#${hash}`}`
}

/** Whether a path is text; NUL is none, since no address of the shop has one. */
export function isDecodable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0')
  } catch {
    return false
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
