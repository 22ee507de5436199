const hidden = 'noindex,follow'

/**
 * What search engines may do with a page by where it stands (storefront.md §9); everything else is index,follow. The
 * page's own SEO object overrides it.
 */
const rules: readonly (readonly [what: string, path: RegExp])[] = [
  ['newsletter unsubscribe', /^\/service\/newsletter\/newsletter-abmelden(?:\/|$)/],
  ['newsletter success', /^\/service\/newsletter\/success(?:\/|$)/],
  ['basket', /^\/basket(?:\/|$)/],
  ['login', /^\/login(?:\/|$)/],
  ['password', /^\/password(?:\/|$)/],
  ['search', /^\/search(?:\/|$)/],
  ['wish list', /^\/wishlist(?:\/|$)/],
  ['register', /^\/register(?:\/|$)/],
  ['reset password', /^\/resetpassword(?:\/|$)/],
  ['rating', /^\/rating(?:\/|$)/],
  ['prime checkout', /^\/prime\/checkout(?:\/|$)/],
  ['returns', /^\/returns(?:\/|$)/],
  ['checkout', /^\/checkout(?:\/|$)/],
  ['logout', /^\/logout(?:\/|$)/],
  ['account', /^\/myaccount(?:\/|$)/],
]

/** Default sort of categories (storefront.md §9); search results are hidden whatever their order is. */
const defaultSort = 'si'

/**
 * The "order-parameter URLs" of storefront.md §9: `sort` (§2) shows the same products once more in another order. The
 * default sort is the listing itself, so an address that spells it out stays indexable; its canonical address has no sort.
 */
function hasOrderParameter(url: string): boolean {
  const mark = url.indexOf('?')
  const sorts = mark < 0 ? [] : new URLSearchParams(url.slice(mark).split('#', 1)[0]).getAll('sort')
  return sorts.some((sort) => sort !== '' && sort !== defaultSort)
}

/** `url` is a path with its query. */
export function robotsOf(url: string, status: number): string {
  const path = url.split(/[?#]/, 1)[0] ?? ''
  const isHidden = status !== 200 || hasOrderParameter(url) || rules.some(([, form]) => form.test(path))
  return isHidden ? hidden : 'index,follow'
}

/** Pages of one visitor are not shared; the wish list may be (storefront.md §9). */
export function hasOpenGraph(url: string, status: number): boolean {
  const path = url.split(/[?#]/, 1)[0] ?? ''
  if (status !== 200) return false
  if (/^\/myaccount\/wishlist(?:\/|$)/.test(path)) return true
  return !/^\/(?:checkout|prime\/checkout|login|logout|myaccount)(?:\/|$)/.test(path)
}
