import type { PageContext } from 'vike/types'

/** /myaccount/customernumber and /myaccount/organisation: one page, since each one is listed in every page's scripts. */
export default ({ urlPathname }: Pick<PageContext, 'urlPathname'>) => {
  const found = /^\/myaccount\/(customernumber|organisation)\/?$/.exec(urlPathname)
  return found ? { routeParams: { area: found[1] ?? '' } } : false
}
