/** Name of a page's area in tracking (storefront.md §2, §9 page_area). */
export type PageArea =
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

/**
 * Categories of the whole assortment, of the consumer stores and of the business store; editors link both to the home
 * page.
 */
const homeCategories = ['1', '2'] as const

const home = new RegExp(`^/(?:cat/(?:${homeCategories.join('|')})/?)?$`)

/** Sections of editors' pages, by the first part of the path. */
const section = /^\/(brands|campaigns|gewinnspiele|inspiration|beratung)(?:\/|$)/

type PageFacts = {
  /** Area set in the page's `+config.ts`. */
  own?: PageArea | undefined
  isError?: boolean
}

/** `url` is a path, with or without query; an error page has its own area at every path. */
export function pageArea(url: string, { own, isError = false }: PageFacts = {}): PageArea {
  if (isError) return '404'
  const path = url.split(/[?#]/, 1)[0] ?? ''
  if (home.test(path)) return 'home'
  return own ?? (section.exec(path)?.[1] as PageArea | undefined) ?? 'content'
}

/** Legal pages: clicks on links to them are not tracked (storefront.md §2). */
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
