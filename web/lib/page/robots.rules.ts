import { unindexedPaths } from '#contract/limits/unindexed-paths.ts'

const hidden = 'noindex,follow'

/** Default sort of categories (storefront.md §9). Search results are not indexed in any sort order. */
const defaultSort = 'si'

/**
 * The "order-parameter URLs" of storefront.md §9: `sort` (§2) shows the same products once more in another order, `order` and `orderId`
 * belong to a visitor's order. The default sort is the listing itself, so an address that spells it out stays indexable; its canonical
 * address has no sort.
 */
function hasOrderParameter(url: string): boolean {
  const mark = url.indexOf('?')
  if (mark < 0) return false
  const parameters = new URLSearchParams(url.slice(mark).split('#', 1)[0])
  const sorts = parameters.getAll('sort').some((sort) => sort !== '' && sort !== defaultSort)
  return sorts || parameters.has('order') || parameters.has('orderId')
}

const isUnindexed = (path: string): boolean =>
  unindexedPaths.some((root) => path === root || path.startsWith(`${root}/`))

/** `url` is a path with its query. */
export function robotsOf(url: string, status: number): string {
  const path = url.split(/[?#]/, 1)[0] ?? ''
  const isHidden = status !== 200 || hasOrderParameter(url) || isUnindexed(path)
  return isHidden ? hidden : 'index,follow'
}
