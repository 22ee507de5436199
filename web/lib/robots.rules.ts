const hidden = 'noindex,follow'

/**
 * What search engines may do with a page by where it stands (storefront.md §9); everything else is index,follow. The
 * page's own SEO object overrides it.
 */
const rules: readonly (readonly [what: string, path: RegExp])[] = [
  ['newsletter unsubscribe', /^\/service\/newsletter\/unsubscribe(?:\/|$)/],
  ['newsletter success', /^\/service\/newsletter\/(?:.*\/)?success(?:\/|$)/],
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

/** The order in which a listing is shown: the same products once more. */
const orderParameter = /[?&]sort=/

/** `url` is a path with its query. */
export function robotsOf(url: string, status: number): string {
  const path = url.split(/[?#]/, 1)[0] ?? ''
  const isHidden = status !== 200 || orderParameter.test(url) || rules.some(([, form]) => form.test(path))
  return isHidden ? hidden : 'index,follow'
}

/** Pages of one visitor are not shared; the wish list may be (storefront.md §9). */
export function hasOpenGraph(url: string, status: number): boolean {
  const path = url.split(/[?#]/, 1)[0] ?? ''
  if (status !== 200) return false
  if (/^\/myaccount\/wishlist(?:\/|$)/.test(path)) return true
  return !/^\/(?:checkout|prime\/checkout|login|logout|myaccount)(?:\/|$)/.test(path)
}
