/** What kind of page stands at a path; the name under which tracking counts it (storefront.md §2, §9 page_area). */
type PageArea =
  | 'home'
  | 'category'
  | 'product'
  | 'account'
  | 'checkout'
  | 'search'
  | 'brands'
  | 'campaigns'
  | 'gewinnspiele'
  | 'inspiration'
  | 'beratung'
  | 'content'
  | '404'

/** Categories that stand for the whole assortment, of the consumer stores and of the business store; editors lead both home. */
const homeCategories = ['1', '2'] as const

/** The first one that fits decides; what none fits is content of the editors. */
const areas: readonly (readonly [PageArea, RegExp])[] = [
  ['home', new RegExp(`^/(?:cat/(?:${homeCategories.join('|')})/?)?$`)],
  ['category', /^\/cat\//],
  ['product', /^\/prod\//],
  ['account', /^\/myaccount(?:\/|$)/],
  ['checkout', /^\/checkout(?:\/|$)/],
  ['search', /^\/search(?:\/|$)/],
  ['brands', /^\/brands(?:\/|$)/],
  ['campaigns', /^\/campaigns(?:\/|$)/],
  ['gewinnspiele', /^\/gewinnspiele(?:\/|$)/],
  ['inspiration', /^\/inspiration(?:\/|$)/],
  ['beratung', /^\/beratung(?:\/|$)/],
]

/** `url` is a path, with or without query; an error page is one wherever it stands. */
export function pageArea(url: string, { isError = false }: { isError?: boolean } = {}): PageArea {
  if (isError) return '404'
  const path = url.split(/[?#]/, 1)[0] ?? ''
  return areas.find(([, form]) => form.test(path))?.[0] ?? 'content'
}

/** The legal pages: nobody's clicks on links to them are counted (storefront.md §2). */
const untracked: readonly string[] = [
  '/rechtliches/datenschutz/',
  '/rechtliches/impressum/',
  '/legal-notice/imprint/',
  '/legal-notice/privacy/',
]

export function isClickTracked(path: string): boolean {
  const [plain = ''] = path.split(/[?#]/, 1)
  return !untracked.includes(plain.endsWith('/') ? plain : `${plain}/`)
}
