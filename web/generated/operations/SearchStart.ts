import type { Operation } from '../../lib/data/operation.ts'
import type { SearchStartQuery, SearchStartQueryVariables } from '../operation-types.ts'
export const SearchStart: Operation<SearchStartQuery, SearchStartQueryVariables> = {
  id: 'f2744a00cd72cca74a62bde0f6b8bdc2411769ce642a380eaf104397fb8a214e',
  name: 'SearchStart',
  document: () => import('../documents/SearchStart.ts').then((file) => file.SearchStart),
}