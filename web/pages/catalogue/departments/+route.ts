import type { PageContext } from 'vike/types'

/** All departments, and below them those of one group of the navigation. */
export default ({ urlPathname }: Pick<PageContext, 'urlPathname'>) => {
  const found = /^\/sortiment(?:\/([a-z\d-]+))?\/?$/.exec(urlPathname)
  return found ? { routeParams: { group: found[1] ?? '' } } : false
}
