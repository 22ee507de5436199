/**
 * Parameters that change what a page shows; others are ignored, so that they neither split nor fill the cache. Empty
 * values are ignored, too, except for q: an empty search redirects to the home page (storefront.md §4).
 */
const known =
  /^(?:q|oq|p|sort|varid|tab|stars|reviews|enc|productId|sent|wrong|told|position|target|token|origin|list|invite|link|searchInCategoryId|errorCode|cancelPayment|orderId|order|rma|key|amazonCheckoutSessionId|edit|preview-json|ids|filter|filter\.[\w-]{1,64}(?:\.(?:from|to))?)$/

/** No page of the shop has a longer address. */
export const longestUrl = 2048
const mostParameters = 40

export type PageUrl = {
  path: string
  /** Path with the known parameters in a fixed order, so that one page has one address. */
  href: string
  /** Other parameters (utm_source=…): pages don't read them, but a redirect must keep them. */
  rest: string
}

/**
 * Vike answers such an address with data instead of the page before it, and throws when it is encoded. Our pages fetch none
 * (web/pages/+onCreatePageContext.ts).
 */
const ofVike = /\/index\.pageContext\.json(?:#|$)/

/** Null for an address that no page can have: too long, with too many parameters, not decodable, or one of Vike's own. */
export function parsePageUrl(url: string): PageUrl | null {
  if (url.length > longestUrl || !url.startsWith('/') || url.startsWith('//')) return null
  const cut = url.indexOf('?')
  const path = cut < 0 ? url : url.slice(0, cut)
  if (!isDecodable(path) || ofVike.test(decodeURIComponent(path))) return null
  if (cut < 0) return { path, href: path, rest: '' }
  const parameters = new URLSearchParams(url.slice(cut))
  const knownParameters = [...parameters].filter(([name, value]) => (value !== '' || name === 'q') && known.test(name))
  if (knownParameters.length > mostParameters) return null
  knownParameters.sort(([a, x], [b, y]) => (a === b ? compare(x, y) : compare(a, b)))
  const rest = [...parameters].filter(([name]) => !known.test(name)).slice(0, mostParameters)
  return {
    path,
    href: knownParameters.length === 0 ? path : `${path}?${new URLSearchParams(knownParameters)}`,
    rest: new URLSearchParams(rest).toString(),
  }
}

/** Adds the parameters that pages don't read to a redirect's target; the target's own parameters take precedence. */
export function withRest(location: string, rest: string): string {
  if (rest === '') return location
  const [address = '', hash] = location.split('#', 2)
  const [path = '', query = ''] = address.split('?', 2)
  const parameters = new URLSearchParams(query)
  for (const [name, value] of new URLSearchParams(rest)) if (!parameters.has(name)) parameters.append(name, value)
  return `${path}?${parameters}${hash === undefined ? '' : `#${hash}`}`
}

/** Whether a path decodes to text without NUL, which no address of the shop contains. */
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
