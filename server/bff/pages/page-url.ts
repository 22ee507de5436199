/** Parameters that change what a page shows; all others are left aside so that they neither split nor fill the cache. */
const known = /^(?:q|oq|p|sort|varid|tab|searchInCategoryId|filter\.[\w-]{1,64}(?:\.(?:from|to))?)$/

/** Longer addresses belong to nobody's page. */
export const longestUrl = 2048
const mostParameters = 40

export type PageUrl = {
  path: string
  /** Path with the known parameters in order: the same page, the same text. */
  href: string
}

/** Null when the address is no page of anybody's: too long, with too many parameters, or not decodable. */
export function parsePageUrl(url: string): PageUrl | null {
  if (url.length > longestUrl || !url.startsWith('/') || url.startsWith('//')) return null
  const cut = url.indexOf('?')
  const path = cut < 0 ? url : url.slice(0, cut)
  if (!isDecodable(path)) return null
  if (cut < 0) return { path, href: path }
  const parameters = new URLSearchParams(url.slice(cut))
  const kept = [...parameters].filter(([name, value]) => value !== '' && known.test(name))
  if (kept.length > mostParameters) return null
  kept.sort(([a, x], [b, y]) => (a === b ? compare(x, y) : compare(a, b)))
  return { path, href: kept.length === 0 ? path : `${path}?${new URLSearchParams(kept)}` }
}

function isDecodable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0')
  } catch {
    return false
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
