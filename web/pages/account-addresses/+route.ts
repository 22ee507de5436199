import type { PageContext } from 'vike/types'

/** /myaccount/addresses/{billing,shipping,packing-station}, and the folder itself, which leads to the first (transactions.md §2). */
export default ({ urlPathname }: PageContext) => {
  const [, slug] = /^\/myaccount\/addresses(?:\/(billing|shipping|packing-station))?\/?$/.exec(urlPathname) ?? [null]
  return slug === null ? false : { routeParams: { slug: slug ?? '' } }
}
