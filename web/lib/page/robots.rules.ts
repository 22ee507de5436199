import { unindexedPaths } from '#contract/limits/unindexed-paths.ts'

const hidden = 'noindex,follow'

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

const isUnindexed = (path: string): boolean =>
  unindexedPaths.some((root) => path === root || path.startsWith(`${root}/`))

/** `url` is a path with its query. */
export function robotsOf(url: string, status: number): string {
  const path = url.split(/[?#]/, 1)[0] ?? ''
  const isHidden = status !== 200 || hasOrderParameter(url) || isUnindexed(path)
  return isHidden ? hidden : 'index,follow'
}
