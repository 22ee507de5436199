import type { Operation } from '../../lib/data/operation.ts'
import type { SiteQuery, SiteQueryVariables } from '../operation-types.ts'
export const Site: Operation<SiteQuery, SiteQueryVariables> = {
  id: '396f0fff7550833331ad7a349d57f3cd735fa52e6a1ca5b3a9f8f610fa22640d',
  name: 'Site',
  document: () => import('../documents/Site.ts').then((file) => file.Site),
}