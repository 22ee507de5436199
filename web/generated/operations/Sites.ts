import type { Operation } from '../../lib/data/operation.ts'
import type { SitesQuery, SitesQueryVariables } from '../operation-types.ts'
export const Sites: Operation<SitesQuery, SitesQueryVariables> = {
  id: '444ca0867d7d9e9edbaef5db5c06ac9c12b9ed638c90c3fb27b805d9bd8c07ee',
  name: 'Sites',
  document: () => import('../documents/Sites.ts').then((file) => file.Sites),
}