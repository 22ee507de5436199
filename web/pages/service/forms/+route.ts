import type { PageContext } from 'vike/types'

/** The contact form, withdrawal, notice, lists, catalogues and the order form in one page, since each page costs every page's scripts. */
export default ({ urlPathname }: Pick<PageContext, 'urlPathname'>) => {
  const found = /^\/service\/(cancellation|catalogue|contact|katalog|materialliste|orderform|withdrawal)\/?$/.exec(
    urlPathname,
  )
  return found ? { routeParams: { form: found[1] ?? '' } } : false
}
