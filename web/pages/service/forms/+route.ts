import type { PageContext } from 'vike/types'

/** The contact form and withdrawal in one page, since each page costs every page's scripts. */
export default ({ urlPathname }: Pick<PageContext, 'urlPathname'>) => {
  const found = /^\/service\/(contact|withdrawal)\/?$/.exec(urlPathname)
  return found ? { routeParams: { form: found[1] ?? '' } } : false
}
