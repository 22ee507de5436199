import type { Operation } from '../../lib/data/operation.ts'
import type { SearchRulesQuery, SearchRulesQueryVariables } from '../operation-types.ts'
export const SearchRules: Operation<SearchRulesQuery, SearchRulesQueryVariables> = {
  id: 'ca35ab87cd8c977de240a414a65d58d49960f4b632f02c85128e287b00c03d53',
  name: 'SearchRules',
  document: () => import('../documents/SearchRules.ts').then((file) => file.SearchRules),
}