import type { Operation } from '../../lib/data/operation.ts'
import type { SitesQuery, SitesQueryVariables } from '../operation-types.ts'
export const Sites: Operation<SitesQuery, SitesQueryVariables> = {
  id: 'd4e20e0db56b0dc1f82619ad5db45df4c32356e07a378e310cdd1166ee2380c3',
  name: 'Sites',
  document: () => import('../documents/Sites.ts').then((file) => file.Sites),
}