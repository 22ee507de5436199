import type { PageContext } from 'vike/types'

/** /myaccount/addresses/{billing,shipping,packing-station}, and the folder itself, which leads to the first (transactions.md §2). */
export default ({ urlPathname }: PageContext) => {
  const match = /^\/myaccount\/addresses(?:\/(billing|shipping|packing-station))?\/?$/.exec(urlPathname)
  return match ? { routeParams: { slug: match[1] ?? '' } } : false
}
