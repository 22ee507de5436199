import type { PageContext } from 'vike/types'

/**
 * Contact data, the link of a new e-mail address, and the end of the account: one page, since each is listed in every page's scripts. The
 * account itself leads to the first.
 */
export default ({ urlPathname }: Pick<PageContext, 'urlPathname'>) => {
  const found = /^\/myaccount(?:\/(contact-details|delete|email))?\/?$/.exec(urlPathname)
  return found ? { routeParams: { area: found[1] ?? '' } } : false
}
