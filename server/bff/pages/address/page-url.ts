/**
 * Parameters that change what a page shows; others are ignored, so that they neither split nor fill the cache. Empty
 * values are ignored, too, except for q: an empty search redirects to the home page (storefront.md §4).
 */
const known =
  /^(?:q|oq|p|sort|varid|tab|stars|reviews|enc|productId|sent|outcome|position|target|token|origin|list|invite|link|searchInCategoryId|errorCode|cancelPayment|attempt|orderId|order|rma|key|amazonCheckoutSessionId|edit|preview-json|ids|filter|filter\.[\w-]{1,64}(?:\.(?:from|to))?)$/

/** No page of the shop has a longer address. What pages don't read is dropped before that is measured: advertising adds any length. */
export const maxUrlLength = 2048
/** Letters of parameters that a redirect carries on; longer ones are left out. */
const maxRestLength = 1500
const maxParameters = 40

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
  if (!url.startsWith('/') || url.startsWith('//')) return null
  const cut = url.indexOf('?')
  const path = cut < 0 ? url : url.slice(0, cut)
  if (path.length > maxUrlLength || !isDecodable(path) || ofVike.test(decodeURIComponent(path))) return null
  if (cut < 0) return { path, href: path, rest: '' }
  const parameters = new URLSearchParams(url.slice(cut))
  const knownParameters = [...parameters].filter(([name, value]) => (value !== '' || name === 'q') && known.test(name))
  if (knownParameters.length > maxParameters) return null
  const query = String(new URLSearchParams(knownParameters))
  if (path.length + query.length >= maxUrlLength) return null
  knownParameters.sort(([a, x], [b, y]) => (a === b ? compare(x, y) : compare(a, b)))
  const others = [...parameters].filter(([name]) => !known.test(name)).slice(0, maxParameters)
  return {
    path,
    href: knownParameters.length === 0 ? path : `${path}?${new URLSearchParams(knownParameters)}`,
    rest: String(new URLSearchParams(others.filter(fitting(maxRestLength)))),
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

/** Keeps pairs as long as there is room for them. */
function fitting(letters: number) {
  let left = letters
  return ([name, value]: [string, string]): boolean => {
    const length = String(new URLSearchParams([[name, value]])).length + 1
    if (length > left) return false
    left -= length
    return true
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
