const hidden = 'noindex,follow'

/**
 * Paths of editors' pages that search engines must not index (storefront.md §9); all others are index,follow. Pages of
 * the application set it in their `+config.ts`.
 */
const rules: readonly (readonly [what: string, path: RegExp])[] = [
  ['newsletter unsubscribe', /^\/service\/newsletter\/newsletter-abmelden(?:\/|$)/],
  ['newsletter success', /^\/service\/newsletter\/success(?:\/|$)/],
  ['basket', /^\/basket(?:\/|$)/],
  ['password', /^\/password(?:\/|$)/],
  ['wish list', /^\/wishlist(?:\/|$)/],
  ['register', /^\/register(?:\/|$)/],
  ['reset password', /^\/resetpassword(?:\/|$)/],
  ['prime checkout', /^\/prime\/checkout(?:\/|$)/],
  ['returns', /^\/returns(?:\/|$)/],
]

/** Default sort of categories (storefront.md §9). Search results are not indexed in any sort order. */
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
