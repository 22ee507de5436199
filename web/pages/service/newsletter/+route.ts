import type { PageContext } from 'vike/types'

/** /service/newsletter, with what follows an order without scripts, and the end of it (transactions.md §2.4). */
export default ({ urlPathname }: Pick<PageContext, 'urlPathname'>) => {
  const found = /^\/service\/newsletter(?:\/(success|newsletter-abmelden))?\/?$/.exec(urlPathname)
  return found ? { routeParams: { step: found[1] ?? '' } } : false
}
